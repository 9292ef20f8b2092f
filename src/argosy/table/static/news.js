// News in the browser: notifications, a badge, a short sound. All of it is off until somebody switches it on.
import { $, $$, cookie, keep, root, send, toast } from "./tools.js";

const lang = document.documentElement.lang;

// ---- the service worker: an offline page, and notifications that lead to their table --------------------------------

const worker = "serviceWorker" in navigator && window.isSecureContext
  ? navigator.serviceWorker.register(`${root}/sw.js`, { scope: `${root}/` }).catch(() => null) : Promise.resolve(null);

// ---- what waits for me ----------------------------------------------------------------------------------------------

const seen = () => new Set(JSON.parse(localStorage.getItem("argosy-told") || "[]"));
function remember(marks) { localStorage.setItem("argosy-told", JSON.stringify([...marks].slice(-200))); }

// one look after the other: an answer that is overtaken would count what was
let looking = Promise.resolve();
function look(first) { looking = looking.then(() => lookNow(first)); }

async function lookNow(first) {
  const answer = await fetch(`${root}/api/me/news?lang=${lang}`, { credentials: "same-origin" }).catch(() => null);
  if (!answer?.ok) return; // the stream says when to look again
  const { waiting, calls } = await answer.json();
  badge(waiting);
  const [told, fresh] = [seen(), []];
  for (const one of calls) {
    const mark = `${one.kind}:${one.table}:${one.mark}`;
    if (!told.has(mark)) fresh.push(one);
    told.add(mark);
  }
  remember(told);
  if (first || !fresh.length) return;
  if (cookie("sound") === "on" && fresh.some((one) => one.kind === "turn")) bell();
  if (document.visibilityState === "visible" && document.hasFocus()) return; // whoever looks need not be told
  for (const one of fresh) if (one.wanted) notify(one);
}

function badge(count) {
  document.title = (count ? `(${count}) ` : "") + document.title.replace(/^\(\d+\) /, "");
  if ("setAppBadge" in navigator) (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}

async function notify(one) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const path = `${root}/${one.kind === "invited" ? "me" : `t/${one.table}`}`;
  const shown = { body: one.words, tag: `${one.kind}:${one.table}`, icon: `${root}/static/icons/icon-192.png`, badge: `${root}/static/icons/badge-96.png`, data: { path } };
  const there = await worker;
  if (there) there.showNotification("Argosy", shown);
  else new Notification("Argosy", shown);
}

// two strokes of a ship's bell, made here: a struck bar has partials that are no whole multiples
let sound = null;
function bell() {
  sound ||= new AudioContext();
  for (const [start, loud] of [[0, 0.16], [0.28, 0.12]]) {
    for (const [ratio, part, fade] of [[1, 1, 1.4], [2.76, 0.5, 0.9], [5.4, 0.25, 0.5]]) {
      const tone = sound.createOscillator();
      const level = sound.createGain();
      const at = sound.currentTime + start;
      tone.frequency.value = 620 * ratio;
      level.gain.setValueAtTime(0, at);
      level.gain.linearRampToValueAtTime(loud * part, at + 0.005);
      level.gain.exponentialRampToValueAtTime(0.0001, at + fade);
      tone.connect(level).connect(sound.destination);
      tone.start(at);
      tone.stop(at + fade);
    }
  }
}

if (cookie("calls") === "on" || cookie("sound") === "on") {
  look(true);
  const stream = new EventSource(`${root}/api/me/events`);
  for (const event of ["hello", "change"]) stream.addEventListener(event, () => look(false)); // hello: what came before it
}

// ---- the page of calls ----------------------------------------------------------------------------------------------

const form = $("#calls");
function wishes() {
  const wants = {};
  for (const box of $$("[data-kind]", form)) {
    wants[box.dataset.kind] ||= [];
    if (box.checked && $(`[data-way-on="${box.dataset.way}"]`, form)?.checked) wants[box.dataset.kind].push(box.dataset.way);
  }
  const field = form.elements;
  const [from, to] = field.quiet.checked ? [Number(field.quiet_from.value), Number(field.quiet_to.value)] : [0, 0];
  return {
    wants, mail: $('[data-way-on="mail"]', form)?.checked ? field.mail.value.trim() : "",
    hook: $('[data-way-on="hook"]', form)?.checked ? field.hook.value.trim() : "", quiet_from: from, quiet_to: to,
    digest: field.digest.checked ? Number(field.digest_hour.value) : -1,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
  };
}

async function allow(box) {
  keep("calls", box.checked ? "on" : "off");
  if (box.checked && "Notification" in window && Notification.permission === "default") await Notification.requestPermission();
  if (box.checked && (!("Notification" in window) || Notification.permission === "denied")) toast(box.dataset.denied);
}

if (form) {
  const browser = $('[data-way-on="browser"]', form);
  browser.checked = cookie("calls") === "on";
  $('[name="sound"]', form).checked = cookie("sound") === "on";
  const changed = () => {
    for (const way of $$("[data-way-on]", form)) {
      for (const place of $$(`[data-needs="${way.dataset.wayOn}"]`, form)) place.hidden = !way.checked;
      for (const box of $$(`[data-kind][data-way="${way.dataset.wayOn}"]`, form)) box.disabled = !way.checked;
    }
  };
  changed();
  form.addEventListener("change", async (event) => {
    if (event.target === browser) await allow(browser);
    if (event.target.name === "sound") { keep("sound", event.target.checked ? "on" : "off"); if (event.target.checked) bell(); }
    changed();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await send("PUT", `${root}/api/me/calls`, wishes());
      location.reload();
    } catch (error) { toast(error.message); }
  });
}

// ---- my places, links in messages -----------------------------------------------------------------------------------

const deeds = {
  async try(from) {
    await send("PUT", `${root}/api/me/calls`, wishes());
    const wrong = Object.entries(await send("POST", `${root}/api/me/calls/try`)).filter(([, why]) => why);
    if (browserOn()) notify({ kind: "turn", table: "", words: from.dataset.words });
    if (cookie("sound") === "on") bell();
    toast(wrong.length ? wrong.map(([way, why]) => `${way}: ${why}`).join(" · ") : from.dataset.done);
  },
  async off() { await send("DELETE", `${root}/api/me/calls`); keep("calls", "off"); keep("sound", "off"); location.reload(); },
  async mute(from) {
    await send("PUT", `${root}/api/me/mutes/${from.dataset.table}`, { off: from.getAttribute("aria-pressed") !== "true" });
    location.reload();
  },
  async link(from) {
    await send("POST", root + from.dataset.action);
    $("#link-done").hidden = false;
    from.hidden = true;
  },
  async pass() {
    const made = await send("POST", `${root}/api/me/pass`);
    const place = $("#pass");
    place.hidden = false;
    $(".qrbox", place).innerHTML = made.qr;
    $("input", place).value = new URL(made.link, location.href).href;
    $("input", place).select();
  },
  async "use-pass"(from) { await send("POST", root + from.dataset.action); location.href = `${root}/me`; },
  async "sign-off"(from) { if (confirm(from.dataset.ask)) { await send("POST", `${root}/api/me/sign-off`); location.reload(); } },
  async invite(from) {
    const game = $("select", from.parentElement)?.value || from.dataset.game;
    const made = await send("POST", `${root}/api/me/people/${from.dataset.ref}/invite`, { game, name: cookie("name") });
    location.href = `${root}/t/${made.id}`;
  },
  async come(from) {
    const seated = await send("POST", `${root}/api/me/invitations/${from.dataset.table}`, { name: cookie("name") });
    location.href = `${root}/t/${seated.id}`;
  },
  async decline(from) { await send("DELETE", `${root}/api/me/invitations/${from.dataset.table}`); location.reload(); },
  async forget(from) {
    if (!confirm(from.dataset.ask)) return;
    await send("DELETE", `${root}/api/me`);
    for (const name of ["name", "colour", "calls", "sound"]) keep(name, "", 0);
    localStorage.clear();
    location.href = `${root}/`;
  },
};
const browserOn = () => cookie("calls") === "on";

document.addEventListener("click", async (event) => {
  const from = event.target.closest("[data-me]");
  if (!from) return;
  from.disabled = true;
  try { await deeds[from.dataset.me](from); } catch (error) { toast(error.message); }
  from.disabled = false;
});
