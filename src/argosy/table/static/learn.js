// The pilot beside the table: rings on what is meant, one thing to do. A layer over the page; the table itself is the same.
import { $, $$, root, send, still, toast } from "./tools.js";

const SVG = "http://www.w3.org/2000/svg";
const SLOW = 900; // how long the pilot points at a move before it is made
const main = $("#main");
const pilot = () => $("#pilot");
let lifted = false; // Escape lifts the wash until the next step
let last = "";      // the step that the page showed before
let hushed = "";    // what the coach said and was told to stop saying

// ---- rings and wash ---------------------------------------------------------------------------------------------

const veil = document.createElementNS(SVG, "svg");
veil.id = "veil";
veil.setAttribute("aria-hidden", "true");
if (main) document.body.append(veil);

const made = (name, facts) => {
  const one = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(facts)) one.setAttribute(key, value);
  return one;
};

const seen = (place) => place.getClientRects().length > 0 && getComputedStyle(place).visibility !== "hidden";

// the things on the page that a point means; a move lies on the board, in the row of buttons, or both
function meant(point) {
  if (point.kind === "area") return $$(`#part-${CSS.escape(point.name)}`).filter(seen);
  if (point.kind === "seat") return $$(`#player-panel-${CSS.escape(point.name)}, [id="part-player-${CSS.escape(point.name)}"]`).filter(seen).slice(0, 1);
  const all = $$(`[data-move="${point.name}"]`, main).filter((place) => seen(place) && !place.closest(".pilot"));
  const board = all.filter((place) => place.closest("svg"));
  return [...board.slice(0, 1), ...all.filter((place) => !place.closest("svg")).slice(0, 1)];
}

function boxOf(place) {
  const box = place.getBoundingClientRect();
  const hit = place.matches("g") && ($(".hit", place) || $(".ring", place));
  const use = hit ? hit.getBoundingClientRect() : box;
  return { x: use.x - 5, y: use.y - 5, w: use.width + 10, h: use.height + 10 };
}

function draw() {
  const bubble = pilot();
  const points = bubble ? JSON.parse(bubble.dataset.points || "[]") : [];
  const rings = [];
  let number = 0;
  for (const point of points) {
    const places = meant(point);
    if (places.length) number += 1;
    for (const place of places) rings.push({ ...boxOf(place), do: point.do, number, place });
  }
  veil.replaceChildren(...wash(rings), ...rings.flatMap(ring));
  tell(rings);
  return rings;
}

function wash(rings) {
  if (lifted || !rings.length || pilot()?.dataset.clear) return [];
  const holes = made("mask", { id: "veil-holes", maskUnits: "userSpaceOnUse", x: 0, y: 0, width: innerWidth, height: innerHeight });
  holes.append(made("rect", { width: "100%", height: "100%", fill: "white" }), ...rings.map((one) => made("rect", { x: one.x, y: one.y, width: one.w, height: one.h, rx: 10, fill: "black" })));
  const sheets = made("g", { class: "wash", mask: "url(#veil-holes)" });
  for (const sheet of $$("#board, #mine, #docked, #players", main).filter(seen)) {
    const box = sheet.getBoundingClientRect();
    sheets.append(made("rect", { x: box.x, y: box.y, width: box.width, height: box.height }));
  }
  return [holes, sheets];
}

function ring(one) {
  const facts = { x: one.x, y: one.y, width: one.w, height: one.h, rx: 10 };
  const drawn = one.do ? [made("rect", { ...facts, class: "do" })] : [made("rect", { ...facts, class: "look2" }), made("rect", { ...facts, class: "look" })];
  const [x, y] = [Math.min(one.x + one.w, innerWidth - 14), Math.max(one.y, 14)];
  const text = made("text", { class: one.do ? "numt numt--do" : "numt", x, y: y + 5 });
  text.textContent = one.number;
  return [...drawn, made("circle", { class: one.do ? "num num--do" : "num", cx: x, cy: y, r: 12 }), text];
}

// the same numbers in words, for who reads and for who listens
function tell(rings) {
  const place = $("#sees");
  if (!place) return;
  const named = new Map();
  for (const one of rings) if (!one.do && !named.has(one.number)) named.set(one.number, nameOf(one.place));
  const parts = [...named].filter(([, name]) => name);
  place.hidden = !parts.length;
  const said = parts.map(([number, name]) => `${number} ${name}`).join("|");
  if (place.dataset.said === said) return;
  place.dataset.said = said;
  place.replaceChildren(...parts.map(([number, name]) => {
    const go = document.createElement("button");
    go.type = "button";
    go.className = "see-go";
    go.dataset.lesson = "see";
    go.dataset.number = number;
    const mark = document.createElement("span");
    mark.className = "see";
    mark.textContent = number;
    go.append(mark, ` ${name}`);
    return go;
  }));
}
function nameOf(place) {
  const head = $(".cap h2", place)?.textContent.trim();
  if (head) return head;
  const inner = place.matches("[aria-label]") ? place : $("svg[aria-label]", place) || place;
  const name = inner.getAttribute("aria-label") || (place.matches("button") ? place.textContent.trim() : "");
  return name.length > 70 ? `${name.slice(0, 68)}…` : name;
}

// a new step: what it speaks of comes into view, and the keyboard finds the next thing to press
function settle() {
  if (!main) return;
  const bubble = pilot();
  if (bubble?.dataset.key && bubble.dataset.key === hushed) bubble.hidden = true;
  const dialog = $(".learn-done");
  const now = bubble ? `${bubble.dataset.step}:${bubble.dataset.tried}` : dialog ? "done" : "";
  const fresh = now !== last;
  if (fresh) lifted = false;
  for (const place of $$(".pilot-shows")) place.classList.remove("pilot-shows");
  for (const fold of bubble ? points().flatMap((point) => $$(`.more [data-move="${point.name}"]`, main)) : []) fold.closest("details")?.setAttribute("open", "");
  draw();
  if (fresh) {
    bring(60);
    if (dialog) ($("[data-first]", dialog) || dialog).focus({ preventScroll: true });
    else if (last !== "" && document.activeElement === document.body) $("[data-lesson=next], .answers button:not([disabled])", bubble ?? document)?.focus({ preventScroll: true });
    requestAnimationFrame(draw);
  }
  last = now;
}
const points = () => JSON.parse(pilot()?.dataset.points || "[]").filter((point) => point.kind === "move");

// a page may still move its parts about when it has just been drawn: look again, until what is meant stays in view
let bringing = 0;
function bring(wait) {
  clearTimeout(bringing);
  const rings = draw();
  if (!rings.length) return;
  reveal(rings);
  draw();
  if (wait < 1000) bringing = setTimeout(() => bring(wait * 2), wait);
}
for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"]) addEventListener(kind, () => clearTimeout(bringing), { capture: true, passive: true }); // whoever looks around is left alone

// what is meant comes to where it can be seen: a button within its row, a place between the top and the pilot
function reveal(rings) {
  for (const one of rings) {
    const row = one.place.closest(".run");
    if (row) row.scrollLeft += one.place.getBoundingClientRect().left - row.getBoundingClientRect().left - (row.clientWidth - one.w) / 2;
  }
  const places = rings.filter((one) => !one.place.closest(".actions"));
  const first = places.find((one) => one.do) ?? places[0];
  if (!first) return;
  if (!narrow()) {
    const rail = pilot()?.closest(".rail");
    if (rail) rail.style.scrollPaddingTop = `${pilot().offsetHeight + 12}px`; // the pilot stays at its head
    for (const one of [...places.filter((other) => other !== first), first]) one.place.scrollIntoView({ block: "nearest", inline: "nearest" });
    return;
  }
  const [top, low] = free();
  if (first.y >= top && first.y + first.h <= low && first.x >= 0 && first.x + first.w <= innerWidth + 8) return;
  const all = { y: Math.min(...places.map((one) => one.y)), end: Math.max(...places.map((one) => one.y + one.h)) };
  const [y, end] = all.end - all.y <= low - top ? [all.y, all.end] : [first.y, first.y + first.h];
  const up = end - y > low - top ? y - top : (y + end - top - low) / 2;
  scrollBy({ top: up, behavior: "instant" });
  first.place.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = first.place.getBoundingClientRect();
  if (box.bottom > low) scrollBy({ top: Math.min(box.bottom - low + 8, box.top - top), behavior: "instant" });
}
const narrow = () => matchMedia("(max-width: 599px)").matches;
function free() {
  const bar = [...$$(".topbar, .lesson-strip")].filter((one) => ["fixed", "sticky"].includes(getComputedStyle(one).position));
  return [Math.max(8, ...bar.map((one) => one.getBoundingClientRect().bottom + 6)), (pilot()?.getBoundingClientRect().top ?? innerHeight) - 8];
}

document.addEventListener("argosy:drawn", settle);
for (const kind of ["scroll", "resize"]) addEventListener(kind, () => { if (main) requestAnimationFrame(draw); }, { capture: true, passive: true });
document.addEventListener("toggle", () => { if (main) requestAnimationFrame(draw); }, true);
document.fonts?.ready.then(() => { if (main) draw(); });

// ---- what the learner does ---------------------------------------------------------------------------------------

const play = (deed, body) => document.dispatchEvent(new CustomEvent("argosy:play", { detail: { deed, body } }));
const step = (wish, more = {}) => play("steps", { do: wish, step: Number(pilot()?.dataset.step ?? $(".learn-done")?.dataset.step ?? 0), ...more });
const tried = () => JSON.parse(pilot()?.dataset.tried || "[]");
const number = () => Number($("main[data-number]", main).dataset.number);

const deeds = {
  see(from) { // to what a number stands for: on a phone not everything fits beside the pilot
    const rings = draw().filter((one) => String(one.number) === from.dataset.number);
    if (rings.length) { reveal(rings); draw(); }
  },
  next: () => step("next"),
  back: () => step("back"),
  skip: () => step("skip"),
  again: () => step("again"),
  answer: (from) => step("answer", { answer: Number(from.dataset.answer), tried: tried() }),
  show() {
    const code = pilot().dataset.expected;
    const places = code === "" ? [] : $$(`[data-move="${code}"]`, main);
    for (const place of places) place.classList.add("pilot-shows");
    setTimeout(() => step("show", { tried: tried() }), places.length && !still() ? SLOW : 0);
  },
  async branch(from) {
    const made = await send("POST", `${main.dataset.base}/branch`, { move: from.dataset.triedMove, number: number() });
    location.href = `${root}/t/${made.id}`;
  },
  async game(from) {
    const made = await send("POST", `${root}/learn/${from.dataset.game}/game`, {});
    location.href = `${root}/t/${made.id}`;
  },
  async "play-on"() {
    await send("POST", `${root}/api/tables/${main.dataset.table}/coach`, { number: number() });
  },
  quiet() { hushed = pilot().dataset.key; pilot().hidden = true; },
};

document.addEventListener("click", (event) => {
  const from = event.target.closest?.("[data-lesson]");
  if (!from || from.disabled) return;
  Promise.resolve(deeds[from.dataset.lesson]?.(from)).catch((error) => toast(error.message));
});

document.addEventListener("keydown", (event) => {
  if (!main || event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input,textarea,select") || $("dialog[open]")) return;
  const letter = event.key.length === 1 ? "abcdef".indexOf(event.key.toLowerCase()) : -1;
  const answer = letter >= 0 ? $$(".answers button")[letter] : null;
  if (answer && !answer.disabled) { answer.click(); event.preventDefault(); }
  else if (event.key.toLowerCase() === "n" && $("[data-lesson=next]")) { $("[data-lesson=next]").click(); event.preventDefault(); }
  else if (event.key === "Escape") { lifted = true; draw(); }
});

if (main) settle();
