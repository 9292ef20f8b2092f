// The lexicon: what is pointed at is told in the telling box; a click, a long press or I opens its card beside the board.
import { $, $$ } from "./tools.js";

const card = $("#card");
const cards = new Map(); // what was looked up at this moment of the table
let stamp = "";
let pinned = ""; // the thing whose card is open

// the thing at a point of the page: the topmost that has a card, else one around whose gap the point lies (an icon and its
// number are one thing), else the topmost that has a name; never one of a picture over which another one lies
export function thingAt(x, y) {
  const all = document.elementsFromPoint(x, y), picture = all[0]?.closest("#main [data-print]");
  const stack = picture ? all.filter((one) => picture.contains(one)) : all;
  const found = stack.map((one) => one.closest?.("#main [data-thing]")).find(Boolean);
  if (found) return found;
  const around = stack[0]?.closest?.("#main svg.b") ? thingAround(stack[0].closest("svg.b"), x, y) : null;
  if (around) return around;
  return stack.map((one) => one.closest?.("#main svg.b [aria-label]:not([data-move]), #main svg.b g[id]")).find((one) => one && nameOf(one)) ?? null;
}

// the smallest thing of a picture in whose box a point lies; what spans the picture has its gaps for others
function thingAround(picture, x, y) {
  const whole = picture.getBoundingClientRect();
  let best = null, least = whole.width * whole.height / 8;
  for (const thing of $$("[data-thing]", picture)) {
    const { left, right, top, bottom } = thing.getBoundingClientRect(), size = (right - left) * (bottom - top);
    if (x >= left && x <= right && y >= top && y <= bottom && size < least) [best, least] = [thing, size];
  }
  return best;
}

export function thingUnder(element) {
  if (!element?.getBoundingClientRect) return null;
  if (element.closest?.("[data-thing]")) return element.closest("[data-thing]");
  const box = element.getBoundingClientRect();
  return thingAt(box.x + box.width / 2, box.y + box.height / 2);
}

export function nameOf(thing) {
  return thing.getAttribute("aria-label") || $(":scope > title, :scope > g > title", thing)?.textContent || "";
}

async function lookUp(name, moment) {
  const now = `${$("main[data-number]")?.dataset.number}|${moment.at}|${moment.shown}`;
  if (now !== stamp) { cards.clear(); stamp = now; }
  if (!cards.has(name)) {
    cards.set(name, fetch(`${card.dataset.things}/${encodeURIComponent(name)}?${new URLSearchParams(moment)}`, { credentials: "same-origin" })
      .then((answer) => (answer.ok ? answer.text() : "")).catch(() => ""));
  }
  return cards.get(name);
}

// what the telling box says of a thing: its name, and the first thing there is to say
export async function brief(thing, moment) {
  const name = nameOf(thing);
  if (!thing.dataset.thing) return name;
  const html = await lookUp(thing.dataset.thing, moment);
  if (!html) return name;
  const made = document.createElement("template");
  made.innerHTML = html;
  const told = [...made.content.querySelectorAll("h3, dd, p:not(.lex__rule)")].map((one) => one.textContent.trim());
  return told.slice(0, 3).join(" · ");
}

// the card stands where the log or a hint is, so it covers no target; on a phone it is a sheet
function stand() {
  const room = [".reading", "#hint", "#log"].map((name) => $(name)).find((one) => one && getComputedStyle(one).display !== "none" && getComputedStyle(one).position !== "fixed");
  const box = room?.getBoundingClientRect();
  const beside = box && innerWidth >= 1200 && box.height > 60;
  card.classList.toggle("is-beside", Boolean(beside));
  if (beside) for (const [name, value] of Object.entries({ left: box.left, top: box.top, width: box.width, height: box.height })) card.style.setProperty(`--${name}`, `${value}px`);
}

export async function openCard(thing, moment) {
  const name = thing?.dataset.thing ?? "";
  const html = thing ? (name && await lookUp(name, moment)) || `<h3></h3>` : "";
  const body = $("#card-body");
  body.innerHTML = html || listed();
  if (thing && !$("h3", body).textContent) $("h3", body).textContent = nameOf(thing);
  for (const old of $$(".is-explained")) old.classList.remove("is-explained");
  thing?.classList.add("is-explained");
  pinned = name;
  card.hidden = false;
  stand();
  card.focus({ preventScroll: true });
}

// everything on the table by name, for those who cannot point: one's own things first
function listed() {
  const seen = new Map();
  for (const thing of [...$$("#mine [data-thing], #docked [data-thing]"), ...$$("#main [data-thing]")]) {
    if (!seen.has(thing.dataset.thing) && nameOf(thing)) seen.set(thing.dataset.thing, nameOf(thing));
  }
  const made = document.createElement("div");
  const head = document.createElement("h3");
  head.textContent = seen.size ? card.dataset.list : card.dataset.none;
  const list = document.createElement("ul");
  list.className = "lex__list";
  for (const [name, label] of seen) {
    const row = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "btn btn--quiet small";
    button.dataset.explain = name;
    button.textContent = label;
    row.append(button);
    list.append(row);
  }
  made.append(head, list);
  return made.innerHTML;
}

export function closeCard() {
  if (!card || card.hidden) return false;
  card.hidden = true;
  pinned = "";
  for (const old of $$(".is-explained")) old.classList.remove("is-explained");
  return true;
}

// the table was drawn anew: an open card tells how things are now
export function refreshCard(moment) {
  if (!card || card.hidden || !pinned) return;
  const thing = $(`#main [data-thing="${CSS.escape(pinned)}"]`);
  if (!thing) { closeCard(); return; }
  const focused = document.activeElement;
  openCard(thing, moment).then(() => focused?.focus?.({ preventScroll: true }));
}
addEventListener("resize", () => { if (card && !card.hidden) stand(); });
