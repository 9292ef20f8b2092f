// Everything that must be local: clicks and keys become moves, the page follows the table, settings are kept.
import { $, $$, cookie, keep, root, send, still, toast, token } from "./tools.js";
import { closeSheet, openSheet, paceOf } from "./frame.js";
import { calm, keepQuestion } from "./calm.js";
import { bringIn, placeOf, turnTo } from "./sight.js";
import { choose, closeHint, hinted, stepOn } from "./hint.js";
import { brief, closeCard, openCard, refreshCard, thingAt, thingUnder } from "./lexicon.js";

// ---- settings, the same on every page ------------------------------------------------------------------------------

function nextTheme() {
  const theme = document.documentElement.dataset.theme === "night" ? "day" : "night";
  document.documentElement.dataset.theme = theme;
  keep("theme", theme);
}

document.addEventListener("change", (event) => {
  const name = event.target.dataset && event.target.dataset.keep;
  if (!name) return;
  keep(name, event.target.value.trim());
  if (name === "motion") document.documentElement.dataset.motion = event.target.value;
  if (name === "theme" || name === "lang") location.reload();
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-lang]");
  if (!link) return;
  event.preventDefault();
  keep("lang", link.dataset.lang);
  const here = new URL(location.href);
  here.searchParams.delete("lang"); // what is kept counts from now on
  history.replaceState(null, "", here);
  location.reload();
});

// ---- the table ------------------------------------------------------------------------------------------------------

const main = $("#main");
const table = () => $("main[data-number]", main);
let at = "";     // an earlier moment that is looked at; empty: now
let shown = "";  // around one screen: the seat whose things may be shown
let log = "";    // "all": the whole log is wanted
let busy = false;
let byKeys = false; // the last thing the reader touched was the keyboard
document.addEventListener("keydown", () => { byKeys = true; }, true);
document.addEventListener("pointerdown", () => { byKeys = false; }, true);
let looking = 0; // the latest look at the table; an answer to an older one is thrown away

const moment = () => ({ at, shown });

async function refresh() {
  if (!main) return;
  const mine = ++looking;
  const query = new URLSearchParams({ at, shown, log });
  let answer;
  try {
    answer = await fetch(`${main.dataset.main}?${query}`, { credentials: "same-origin", headers: have() });
  } catch {
    offline(true);
    lookAgain();
    return;
  }
  const html = await answer.text();
  if (mine !== looking) return;
  if (answer.status === 410) location.reload(); // the table is closed: the page says why
  if (answer.status === 429 || answer.status >= 500) lookAgain(); // the server is busy: what it has to show is not lost
  if (answer.status === 404) location.reload(); // this device was signed off, or the table is gone: the page says so
  if (!answer.ok) return;
  offline(false);
  draw(html);
}

// pictures that the page has already are not sent again: the server is told their prints, and sends an empty place
const MOST_KEPT = 120; // some thirty pictures and 45 turns of the log are on a page
const pictures = new Map(); // by their prints; the latest last
const have = () => ({ "X-Argosy-Have": [...pictures.keys()].join(" ") });

function remember(place) {
  pictures.delete(place.dataset.print);
  pictures.set(place.dataset.print, place.innerHTML);
  if (pictures.size > MOST_KEPT) pictures.delete(pictures.keys().next().value);
}

// the page with its pictures; null when one is needed that is here no longer: then everything is asked for anew
function filled(html) {
  const page = document.createElement("template");
  page.innerHTML = html;
  for (const place of $$("[data-print]", page.content)) {
    if ("kept" in place.dataset) {
      if (!pictures.has(place.dataset.print)) { pictures.clear(); return null; }
      place.innerHTML = pictures.get(place.dataset.print);
      delete place.dataset.kept;
    }
    remember(place);
  }
  return page.content;
}

if (main) $$("[data-print]", main).forEach(remember);

// the page as the server drew it
function draw(html) {
  const tab = $('[role="tab"][aria-selected="true"]', main)?.dataset.tab;
  const typing = document.activeElement?.matches("input,textarea");
  const acting = byKeys && document.activeElement?.closest?.("[data-move]") !== null && main.contains(document.activeElement);
  const unfolded = $$("details[open]", main).map((fold) => fold.id);
  const before = places();
  const asked = $("#prompt [role=status]", main)?.textContent;
  const page = filled(html);
  if (!page) return void refresh();
  Idiomorph.morph(main, page, { morphStyle: "innerHTML", ignoreActiveValue: typing, callbacks: { beforeNodeMorphed: (old) => !(old.id === "hint-steps" || (old.id === "review-body" && reviewed)) } }); // they are kept here, with what was chosen in them
  if (tab) openTab(tab);
  const same = $("#prompt [role=status]", main)?.textContent === asked;
  for (const id of unfolded) if (same || id.startsWith("more-")) $(`details#${CSS.escape(id)}`, main)?.setAttribute("open", ""); // turns of the log stay open
  if (acting && !main.contains(document.activeElement?.closest("[data-move]"))) $(".actions [data-move], #do-confirm", main)?.focus({ preventScroll: true });
  marked(before);
  settle();
}

let onceMore = 0;
function lookAgain() {
  clearTimeout(onceMore);
  onceMore = setTimeout(refresh, 2000);
}

// what must be done after every look at the table
function settle() {
  again();
  mark();
  tick();
  pips();
  unread();
  turning();
  enlarge();
  showReview();
  showLink();
  sitting();
  turnTo();
  refreshCard(moment());
  calm({ still, confirm: deeds.confirm, make, say });
  const now = table();
  document.dispatchEvent(new Event("argosy:drawn")); // whoever lays something over the table looks again
  document.title = document.title.replace(/^● /, "");
  if (now?.dataset.mine) document.title = `● ${document.title}`;
  document.dispatchEvent(new Event("argosy-settled")); // a game's own script looks again
}

function offline(lost) {
  const place = $("#offline");
  if (place) place.hidden = !lost;
}

async function act(work) {
  if (busy) return;
  busy = true;
  document.body.classList.add("is-busy");
  let html;
  try {
    html = await work();
  } catch (error) {
    toast(error.message);
  }
  if (typeof html === "string") { looking++; offline(false); draw(html); } else await refresh();
  busy = false;
  document.body.classList.remove("is-busy");
}

// a move, or taking one back: the answer is the page after it
async function play(deed, body) {
  const answer = await fetch(`${main.dataset.base}/${deed}?${new URLSearchParams({ shown, log })}`, {
    method: "POST", credentials: "same-origin", body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", "Accept": "text/html", "X-Argosy-Token": token, ...have() },
  });
  if (answer.ok) return answer.text();
  const data = await answer.json().catch(() => ({}));
  throw new Error(data.message || `${answer.status}`);
}

const make = (move) => act(() => play("moves", { move, number: number(), seat: seat(), confirm: cookie("confirm") !== "off" }));
document.addEventListener("argosy:play", (event) => act(() => play(event.detail.deed, event.detail.body)));
document.addEventListener("argosy:look", refresh); // the page shall show another moment

const api = (path) => `${root}/api/tables/${main.dataset.table}/${path}`;
const number = () => Number(table().dataset.number);
const seat = () => (table().dataset.seat === "" ? null : Number(table().dataset.seat));

const deeds = {
  theme: nextTheme,
  settings: () => $("#settings").showModal(),
  undo: () => act(() => play("undo", { number: number() })),
  confirm: () => act(() => play("confirm", { seat: seat() })),
  restart: () => act(() => play("undo", { number: number(), turn: true })),
  hint: () => stepOn(table().dataset.number, table().dataset.seat, askHint).then(mark),
  "close-hint"() { closeHint(); mark(); },
  bot: (from) => act(() => send("POST", api(`seats/${from.dataset.seat}/bot`), { level: "mate" })),
  person: (from) => act(() => send("POST", api(`seats/${from.dataset.seat}/person`))),
  decide: (from) => act(() => send("POST", api(`seats/${from.dataset.seat}/time`), { bot: Boolean(from.dataset.bot) })),
  seat: (from) => seatSheet(from.dataset.seat),
  async leave(from) {
    await send("POST", api(`seats/${from.dataset.seat}/leave`));
    location.href = `${root}/`;
  },
  "free-seat": (from) => act(() => send("POST", api(`seats/${from.dataset.seat}/leave`))),
  async "seat-link"(from) {
    shownLink = await send("POST", api(`seats/${from.dataset.seat}/link`));
    showLink();
  },
  async "device-link"(from) {
    const made = await send("POST", api(`seats/${from.dataset.seat}/link`));
    await seatSheet(from.dataset.seat);
    fillLink($("#seatlink"), made);
    $("#seatlink").scrollIntoView({ block: "start" });
  },
  async "drop-device"(from) {
    await send("DELETE", api(`seats/${from.dataset.seat}/devices/${from.dataset.device}`));
    await seatSheet(from.dataset.seat);
  },
  async "watch-link"() {
    const made = await send("POST", api("watch-link"));
    $("#link-shown").textContent = new URL(made.link, location.href).href;
    copyText($("#link-shown").textContent);
  },
  async copy(from) {
    const field = $("input", from.parentElement);
    field.select();
    await copyText(field.value);
    from.classList.add("is-done");
  },
  rematch: (from) => act(async () => {
    const made = await send("POST", api("rematch"), { agree: Boolean(from.dataset.agree) });
    if (made.id) location.href = `${root}/t/${made.id}`;
  }),
  async "play-on"() {
    const made = await send("POST", api("play-on"), { at: Number(table().dataset.at), seat: seat() ?? 0, name: cookie("name") });
    location.href = `${root}/t/${made.id}`;
  },
  async verify(from) {
    const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(from.dataset.text));
    const hex = [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    toast(hex === from.dataset.hash ? from.dataset.good : from.dataset.bad);
  },
  async review(from) {
    let said = "";
    try {
      for (reviewing = await send("POST", api("review")); reviewing.state === "working"; reviewing = await send("GET", api("review"))) {
        showReview();
        if (reviewing.message && reviewing.message !== said) toast(said = reviewing.message);
        await new Promise((done) => setTimeout(done, 700));
      }
      if (reviewing.state === "done") reviewed = await (await fetch(`${root}/t/${main.dataset.table}/review`, { credentials: "same-origin" })).text();
      else toast(from.dataset.failed);
    } finally {
      reviewing = null;
      showReview();
    }
  },
  chat() {
    openTab("chat");
    openSheet("log");
    $("#chat-form input")?.focus({ preventScroll: true });
  },
  log() { openTab("log"); openSheet("log"); },
  lexicon: () => openCard(null, moment()),
  "close-card": closeCard,
  "close-sheet": closeSheet,
  reel() { at = $("#since").dataset.from; running = 1; refresh().then(() => { running = 0; run(); }); },
  "whole-log"() { log = "all"; return refresh(); },
  zoom() { zoomed = !zoomed; enlarge(); bringIn(); },
  turn: () => turnTile(),
  run: () => run(),
};

// the answer to "what would you do?"; nothing if somebody moved meanwhile
async function askHint(tell) {
  const asked = table().dataset.number;
  let hint;
  while ((hint = await send("GET", `${api("hint")}?lang=${document.documentElement.lang}`)).state === "waiting") { // the game is being prepared
    tell(hint.message);
    await new Promise((done) => setTimeout(done, 2000));
    if (asked !== table()?.dataset.number) return null;
  }
  return asked === table()?.dataset.number ? hint : null;
}
// the move that a hint speaks of, on the board and among the buttons
function mark() {
  const code = hinted(table()?.dataset.number, at === "");
  for (const place of $$(".is-hint", main)) place.classList.remove("is-hint", "is-focus");
  if (code === null) return;
  for (const place of $$(`[data-move="${code}"]:not(#hint-go)`, main)) {
    place.classList.add("is-hint", "is-focus");
    place.closest("details")?.setAttribute("open", "");
  }
}

// the review stays on the page while the table is looked at again and again
let reviewed = "";
let reviewing = null; // how far it is
let recalled = false; // one that somebody has asked for before comes by itself
function showReview() {
  const [place, bar, button] = [$("#review-body", main), $("#review-progress", main), $('[data-do="review"]', main)];
  if (!place) return;
  const left = $("#review-left", main);
  bar.hidden = left.hidden = !reviewing;
  button.hidden = Boolean(reviewing || reviewed);
  if (reviewing) { bar.max = reviewing.total || 1; bar.value = reviewing.done; left.textContent = reviewing.left || ""; }
  if (reviewed && !place.firstChild) place.innerHTML = reviewed;
  if (recalled || button.dataset.begun === undefined) return;
  recalled = true;
  if (!reviewing && !reviewed) deeds.review(button).catch((error) => toast(error.message));
}

// links are secrets that are shown once: on the page until it is left, also when the table is looked at again
let shownLink = null;
function showLink() {
  const place = $("#invite", main);
  if (place && shownLink) fillLink(place, shownLink);
}
function fillLink(place, made) {
  const link = new URL(made.link, location.href).href;
  place.hidden = false;
  $(".qrbox", place).innerHTML = made.qr;
  $(".qrbox", place).hidden = !made.qr;
  if ($("input", place).value === link) return;
  $("input", place).value = link;
  copyText(link);
}
async function copyText(text) {
  try { await navigator.clipboard.writeText(text); } catch { /* it is shown: copying by hand works everywhere */ }
}

// one's own seat: name, colour, devices
async function seatSheet(place) {
  const answer = await fetch(`${root}/t/${main.dataset.table}/seats/${place}`, { credentials: "same-origin" });
  if (!answer.ok) return;
  $("#seat-body").innerHTML = await answer.text();
  if (!$("#seat-sheet").open) $("#seat-sheet").showModal();
}

document.addEventListener("change", async (event) => {
  if (event.target.matches("#hints-switch, #hints-here")) { // on the sheet of the seat, or where a hint would be
    const mine = event.target.closest("[data-seat]").dataset.seat;
    await act(() => send("PUT", api("hints"), { agree: event.target.checked, seat: Number(mine) }));
    if (event.target.id === "hints-switch") await seatSheet(mine); // it tells who agrees
    return;
  }
  if (event.target.id !== "coach-switch") return;
  try {
    await send("PUT", api("coach"), { on: event.target.checked });
    location.reload(); // the page of a table with a coach brings what the coach needs
  } catch (error) {
    toast(error.message);
  }
});

async function look(moment) {
  at = moment;
  await refresh();
}

// replay by itself, a move at a time, until the end or until somebody touches something
let running = 0;
function run() {
  if (running) { clearTimeout(running); running = 0; return; }
  const step = async () => {
    const now = table();
    const next = Number(now.dataset.at) + 1;
    if (next > Number(now.dataset.made)) {
      running = 0;
      if (!$(".over", main)) look(""); // the past has caught up with now
      return;
    }
    await look(String(next));
    if (running) running = setTimeout(step, paceOf());
  };
  running = setTimeout(step, 10);
}

function openTab(name) {
  for (const tab of $$('[role="tab"]', main)) {
    const open = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", String(open));
    tab.tabIndex = open ? 0 : -1;
    const pane = $(`#pane-${tab.dataset.tab}`, main);
    if (pane) pane.hidden = !open;
  }
  unread();
}

// chat: a dot until it has been read
function unread() {
  const dots = [$("#chat-dot"), $("#tab-chat .dot", main)].filter(Boolean);
  const now = table();
  if (!now || !dots.length) return;
  const said = Number(now.dataset.chat);
  const key = `argosy-chat-${main.dataset.table}`;
  if ($("#tab-chat", main)?.getAttribute("aria-selected") === "true") localStorage.setItem(key, said);
  const fresh = said > Number(localStorage.getItem(key) || 0);
  for (const dot of dots) dot.hidden = !fresh;
}

// rounds, in the bar at the top
function pips() {
  const place = $("#phase");
  const now = table()?.dataset;
  if (!place || !now) return;
  place.hidden = !now.roundWords;
  if (!now.roundWords) return;
  const list = document.createElement("ol");
  list.setAttribute("aria-hidden", "true");
  for (let n = 1; n <= Number(now.rounds); n++) {
    const pip = document.createElement("li");
    pip.className = n < Number(now.round) ? "done" : n === Number(now.round) ? "now" : "";
    list.append(pip);
  }
  const words = document.createElement("span");
  words.textContent = now.roundWords;
  place.replaceChildren(list, words);
}

// the last move: pieces that moved get a fine ring in the mover's colour until the reader moves
const pieces = () => $$("#board .piece[id], #board [id^='tile-'], #board [id^='card-']", main);
const lookOf = (piece) => piece.style.transform || piece.getAttribute("transform") || "";
const places = () => new Map(pieces().map((piece) => [piece.id, lookOf(piece)]));
let moved = new Map(); // piece → who moved it
function marked(before) {
  const now = table();
  if (!now || !before.size) return;
  const by = now.dataset.by;
  if (by === "" || by === now.dataset.seat) moved = new Map();
  else for (const piece of pieces()) if (before.get(piece.id) !== lookOf(piece)) moved.set(piece.id, Number(by));
  for (const [id, who] of moved) {
    const piece = document.getElementById(id);
    if (piece) ring(piece, who);
  }
}
function ring(piece, who) {
  const box = piece.getBBox();
  const r = Math.max(box.width, box.height) / 2 + 5;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const made = (name, facts) => { const one = document.createElementNS("http://www.w3.org/2000/svg", name); for (const [key, value] of Object.entries(facts)) one.setAttribute(key, value); return one; };
  const group = made("g", { class: `last p${who + 1}`, "pointer-events": "none" });
  group.append(made("circle", { class: "ring", cx: x, cy: y, r }));
  for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) group.append(made("path", { class: "tick", d: `M${x + dx * (r - 3)} ${y + dy * (r - 3)}l${dx * 8} ${dy * 8}` }));
  piece.append(group);
}

// a tile that can be turned: one position at a time, its places as large as a square
let turned = 0;
function turning() {
  const groups = $$("[data-turn]", main);
  $("#do-turn")?.remove();
  if (!groups.length) { turned = 0; return; }
  if (!groups.some((group) => Number(group.dataset.turn) === turned)) turned = Number(groups[0].dataset.turn);
  for (const group of groups) {
    const chosen = Number(group.dataset.turn) === turned;
    group.style.display = chosen ? "" : "none";
    if (chosen && !group.dataset.whole) whole(group);
  }
  const button = document.createElement("button");
  button.className = "btn";
  button.id = "do-turn";
  button.type = "button";
  button.dataset.do = "turn";
  button.textContent = `⟳ ${main.dataset.rotate} (${turned}°)`;
  button.hidden = groups.length < 2;
  $(".actions", main)?.prepend(button);
}
function whole(group) {
  group.dataset.whole = "1";
  const [right, low] = [[90, 180].includes(turned), [180, 270].includes(turned)];
  for (const part of $$("rect.wash, rect.hit", group)) {
    const half = Number(part.getAttribute("width"));
    part.setAttribute("x", Number(part.getAttribute("x")) - (right ? half : 0));
    part.setAttribute("y", Number(part.getAttribute("y")) - (low ? half : 0));
    part.setAttribute("width", 2 * half);
    part.setAttribute("height", 2 * half);
  }
  for (const dot of $$("circle.dot", group)) {
    const box = dot.parentNode.querySelector("rect.hit");
    dot.setAttribute("cx", Number(box.getAttribute("x")) + Number(box.getAttribute("width")) / 2);
    dot.setAttribute("cy", Number(box.getAttribute("y")) + Number(box.getAttribute("height")) / 2);
  }
}
function turnTile() {
  const kinds = [...new Set($$("[data-turn]", main).map((group) => Number(group.dataset.turn)))].sort((a, b) => a - b);
  if (!kinds.length) return;
  turned = kinds[(kinds.indexOf(turned) + 1) % kinds.length];
  turning();
  $("#do-turn")?.focus({ preventScroll: true });
}
document.addEventListener("wheel", (event) => {
  if (!event.shiftKey || !$("[data-turn]", main ?? document)) return;
  event.preventDefault();
  turnTile();
}, { passive: false });

// a larger board that is moved about in its frame; what can be moved about can be reached by keyboard
let zoomed = false;
function enlarge() {
  main.classList.toggle("is-zoomed", zoomed);
  const button = $("#do-zoom", main);
  if (button) { button.setAttribute("aria-pressed", String(zoomed)); button.textContent = zoomed ? "−" : "+"; }
  for (const sheet of $$(".board, .part, .mat__part", main)) {
    if (sheet.scrollWidth > sheet.clientWidth + 1) sheet.tabIndex = 0;
    else if (sheet.tabIndex === 0) sheet.removeAttribute("tabindex");
  }
}

// rules beside the thing they speak of
async function help(from) {
  const answer = await fetch(`${root}/rules/${main.dataset.game}/${from.dataset.help}`, { credentials: "same-origin" });
  if (!answer.ok) return;
  $("#help-body").innerHTML = await answer.text();
  $("#help").showModal();
}

document.addEventListener("click", (event) => {
  if (peeked) { peeked = false; event.preventDefault(); return; }
  const book = event.target.closest("[data-help]");
  if (book && main) { event.preventDefault(); help(book).catch((error) => toast(error.message)); return; }
  if (event.target.matches("dialog")) event.target.close();
  const weighed = event.target.closest("[data-weigh]");
  if (weighed) { choose(Number(weighed.dataset.weigh)); mark(); return; }
  const asked = event.target.closest("[data-explain]");
  if (asked && main) { openCard($(`#main [data-thing="${CSS.escape(asked.dataset.explain)}"]`), moment()); return; }
  const from = event.target.closest("[data-move],[data-do],[data-at],[data-as],[data-tab]");
  if (!from || from.matches("main")) {
    const thing = main && event.target.closest("#main svg, #main [data-thing]") ? thingAt(event.clientX, event.clientY) : null;
    if (thing) openCard(thing, moment());
    else if (main && !event.target.closest("#card")) closeCard();
    return;
  }
  if (running && from.dataset.do !== "run") run();
  if (from.dataset.move !== undefined && main) {
    const move = Number(from.dataset.move);
    make(move);
  } else if (from.dataset.do) {
    Promise.resolve(deeds[from.dataset.do]?.(from)).catch((error) => toast(error.message));
  } else if (from.dataset.as !== undefined) {
    shown = from.dataset.as;
    refresh();
  } else if (from.dataset.tab) {
    openTab(from.dataset.tab);
  } else if (from.dataset.at !== undefined) {
    look(from.dataset.at).then(() => { if (from.matches(".look")) $("#replay", main)?.scrollIntoView({ block: "start", behavior: still() ? "auto" : "smooth" }); });
  }
});

document.addEventListener("input", (event) => {
  if (event.target.id === "slider") look(event.target.value);
  if (event.target.id === "note") saveNote(event.target.value);
});

let noteTimer = 0;
function saveNote(text) {
  clearTimeout(noteTimer);
  noteTimer = setTimeout(() => send("PUT", api("note"), { text, seat: seat() }).catch((error) => toast(error.message)), 600);
}

// sitting down: by an invitation, on a free seat of a public table, or on another device
function sitting() {
  const button = $("[data-sit]");
  if (!button) return;
  const name = $("#sit-name").value.trim();
  button.dataset.plain ??= button.textContent;
  button.textContent = name ? button.dataset.sit.replace("{name}", name) : button.dataset.plain;
}
document.addEventListener("input", (event) => {
  if (event.target.id !== "sit-name") return;
  keep("name", event.target.value.trim());
  sitting();
});
const chosen = (form) => {
  const [name, colour] = [form.elements.name?.value.trim(), form.elements.colour?.value];
  return { ...(name === undefined ? {} : { name }), ...(colour ? { colour: Number(colour) } : {}) };
};
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.id !== "sit-form" && form.id !== "rename-form") return;
  event.preventDefault();
  const body = form.elements.name ? chosen(form) : undefined;
  try {
    if (form.id === "rename-form") {
      await send("PATCH", api(`seats/${form.dataset.seat}`), body);
      keep("name", body.name);
      $("#seat-sheet").close();
      await refresh();
      return;
    }
    const made = await send("POST", form.dataset.action || api(`seats/${form.elements.seat.value}/join`), body);
    location.href = `${root}/t/${made.id}`;
  } catch (error) {
    toast(error.message);
    if (form.dataset.action) setTimeout(() => location.reload(), 2500); // somebody may have sat down meanwhile
  }
});
sitting();

document.addEventListener("submit", (event) => {
  if (event.target.id !== "chat-form") return;
  event.preventDefault();
  const field = event.target.elements.text;
  const text = field.value.trim();
  field.value = "";
  if (text) act(() => send("POST", api("chat"), { text, seat: seat() }));
});

// previews: what a move costs and brings, on hover, on focus and on a long press; its twin lights up
function say(words) {
  const place = $("#preview");
  if (place && place.textContent !== words) place.textContent = words;
}
let told = null; // the thing that is pointed at
async function tell(thing) {
  told = thing;
  const words = await brief(thing, moment());
  if (told === thing) say(words);
}
function preview(event) {
  if (!main) return;
  told = null;
  const from = event.target.closest?.("[data-move]");
  for (const other of $$(".is-focus:not(.is-hint)", main)) other.classList.remove("is-focus");
  if (!from || !main.contains(from)) {
    const barred = event.target.closest?.("[data-tell]");
    const thing = barred ? null : event.type === "focusin" || !(event.clientX >= 0) ? null : event.target.closest?.("#main svg, #main [data-thing]") ? thingAt(event.clientX, event.clientY) : null;
    if (barred) say(barred.dataset.tell);
    else if (thing) tell(thing);
    else if (event.type !== "focusin") say("");
    return;
  }
  const button = $(`.actions [data-move="${from.dataset.move}"]`, main);
  const words = from.getAttribute("aria-label") || from.textContent.trim();
  const brings = button?.dataset.preview ?? ""; // of a shortened button it says the whole move first
  const said = brings.startsWith(words) || (from === button && !button.hasAttribute("aria-label") && brings);
  say([said ? "" : words, brings].filter(Boolean).join(" · "));
  for (const twin of $$(`[data-move="${from.dataset.move}"]`, main)) if (twin !== from) twin.classList.add("is-focus");
}
// the page was drawn anew: what the reader points at or stands on is still the same
let byMouse = false; // a finger that is gone still counts as hovering
function again() {
  const pointed = byMouse && pointedX >= 0 ? $("[data-move]:hover", main ?? document) || document.elementFromPoint(pointedX, pointedY) : null;
  preview({ target: pointed || document.activeElement || document.body, clientX: pointedX, clientY: pointedY });
}
document.addEventListener("pointerover", (event) => { byMouse = event.pointerType !== "touch"; if (byMouse) preview(event); });
document.addEventListener("focusin", preview);
let peeked = false;
let press = 0;
document.addEventListener("pointerdown", (event) => {
  peeked = false;
  clearTimeout(press);
  if (event.pointerType !== "touch" || !main || !event.target.closest?.("#main svg, #main [data-move]")) return;
  press = setTimeout(() => {
    peeked = true;
    preview(event);
    const thing = thingAt(event.clientX, event.clientY);
    if (thing) openCard(thing, moment());
  }, 450);
});
for (const kind of ["pointerup", "pointercancel", "pointermove"]) document.addEventListener(kind, (event) => { if (kind !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(press); });
document.addEventListener("contextmenu", (event) => {
  const thing = main && event.target.closest?.("#main svg") ? thingAt(event.clientX, event.clientY) : null;
  if (thing || event.target.closest?.("g[data-move]")) event.preventDefault();
  if (thing && !peeked) openCard(thing, moment());
});
let [pointedX, pointedY] = [-1, -1];
document.addEventListener("pointermove", (event) => { [pointedX, pointedY] = [event.clientX, event.clientY]; }, { passive: true });

// keys: numbers choose a button, arrows go from one to the next, U takes back, H asks for a hint, R turns a tile, Escape leaves the past
const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
function nearest(from, [dx, dy]) {
  const middle = (place) => { const box = place.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const [x, y] = middle(from);
  let [best, least] = [null, Infinity];
  for (const other of $$("g[data-move]", main)) {
    if (other === from || !other.getClientRects().length) continue;
    const [ox, oy] = middle(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along > 1 && along + 2 * aside < least) [best, least] = [other, along + 2 * aside];
  }
  return best;
}
function step(event) {
  const buttons = $$(".actions [data-move], .actions summary, .actions .btn--barred, #do-confirm", main).filter((button) => button.offsetParent !== null);
  const here = buttons.indexOf(document.activeElement);
  const target = event.target.closest?.("g[data-move]");
  const [dx, dy] = ARROWS[event.key];
  if (target) { nearest(target, [dx, dy])?.focus(); return true; }
  if (here >= 0) { buttons[(here + buttons.length + dx + dy) % buttons.length].focus(); return true; }
  if (document.activeElement && document.activeElement !== document.body && document.activeElement.id !== "prompt") return false;
  buttons[0]?.focus();
  return buttons.length > 0;
}
document.addEventListener("keydown", (event) => {
  if (!main || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input,textarea,select") || $("dialog[open]")) return;
  const target = event.target.closest?.("g[data-move]");
  if (/^[1-9]$/.test(event.key)) {
    const buttons = $$(".actions [data-move], #do-confirm", main).filter((button) => button.offsetParent !== null);
    if (!buttons[event.key - 1]) return;
    buttons[event.key - 1].click();
  } else if (ARROWS[event.key]) { if (!step(event)) return; }
  else if ((event.key === "Enter" || event.key === " ") && target) target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  else if (event.key.toLowerCase() === "u") $('[data-do="undo"]', main)?.click();
  else if (event.key.toLowerCase() === "h") $("#do-hint, #ask-hints", main)?.click();
  else if (event.key.toLowerCase() === "r") turnTile();
  else if (event.key.toLowerCase() === "z") deeds.zoom();
  else if (event.key.toLowerCase() === "p" && $("#do-reel")) deeds.reel();
  else if (event.key.toLowerCase() === "i") openCard(event.target.closest?.("g[data-move],[data-thing]") ? thingUnder(event.target) : pointedX >= 0 ? thingAt(pointedX, pointedY) : null, moment());
  else if (event.key === "Escape") {
    if (running) run();
    keepQuestion();
    if (closeSheet() || closeCard()) return;
    if (closeHint()) { mark(); return; }
    if (at !== "") look("");
    else { for (const fold of $$(".more[open]", main)) fold.removeAttribute("open"); document.activeElement?.blur(); say(""); }
  } else return;
  event.preventDefault();
});

// the dock on small screens
document.addEventListener("click", (event) => {
  const link = event.target.closest(".dock a");
  if (!link) return;
  event.preventDefault();
  if (link.dataset.sheet) { deeds[link.dataset.sheet](); return; }
  for (const other of $$(".dock a")) other.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  placeOf(link)?.scrollIntoView({ block: "start", behavior: still() ? "auto" : "smooth" });
});

// clocks run here between two looks at the table
const began = new WeakMap();
function tick() {
  for (const clock of $$(".clock")) {
    const key = clock.dataset.left;
    if (began.get(clock)?.key !== key) began.set(clock, { key, since: Date.now() });
    const gone = clock.dataset.runs ? (Date.now() - began.get(clock).since) / 1000 : 0;
    const left = Math.max(0, Math.round(Number(key) - gone));
    const hours = Math.floor(left / 3600);
    clock.textContent = hours >= 48 ? `${Math.floor(hours / 24)} d` : hours ? `${hours}:${String(Math.floor(left / 60) % 60).padStart(2, "0")} h` : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    clock.classList.toggle("is-short", left < 60);
  }
}
setInterval(tick, 1000);

// the table tells when something happened; the page then looks with its own eyes
function follow() {
  const source = new EventSource(main.dataset.events);
  let wait = 0;
  let latest = 0; // the event that the page must show; without a number, whatever changed
  const soon = () => { clearTimeout(wait); wait = setTimeout(look, 30); };
  const look = () => {
    if (busy) { soon(); return; }
    if (at === "" && !(latest <= number())) refresh(); // whoever moved has the page that followed already
    latest = 0;
  };
  const heard = (event) => { latest = Math.max(latest, JSON.parse(event.data).number ?? Infinity); soon(); };
  source.addEventListener("change", heard);
  source.addEventListener("hello", heard);
  source.addEventListener("error", () => {
    offline(true);
    if (source.readyState === EventSource.CLOSED) setTimeout(follow, 2000);
  });
  window.addEventListener("pagehide", () => source.close());
}

if (main) {
  shown = table()?.dataset.seat ?? "";
  if (main.dataset.events) follow(); // a lesson's table changes by its learner alone
  settle();
}
