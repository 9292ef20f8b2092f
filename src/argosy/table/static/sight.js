// What is asked must be seen: a new question brings its targets into view, in their part and on the page; nothing moves
// where they are in view already, nor while the same question is looked at again.
import { $, $$, still } from "./tools.js";

let answered = ""; // the question that the page has turned to
const seen = (place) => place.getClientRects().length > 0 && place.checkVisibility(); // not in what is folded away
const sections = { "#board": "#board", "#mine": "#mine, #docked", "#players": "#players" };

// what the question is about: everything that answers it beside the buttons, else what lies on the block
function targets() {
  const found = $$("#main [data-move]").filter((one) => !one.closest(".prompt") && !one.matches("main") && seen(one));
  return found.length ? found : $$("#main svg .chosen").filter(seen);
}

// the part of the window that nothing covers
function free() {
  const prompt = $("#prompt");
  const box = prompt?.getBoundingClientRect();
  const stays = prompt ? getComputedStyle(prompt).position : "";
  return { top: stays === "sticky" ? box.height : 0, bottom: stays === "fixed" ? box.top : innerHeight };
}

function around(places) {
  const boxes = places.map((one) => one.getBoundingClientRect());
  const least = (side) => Math.min(...boxes.map((box) => box[side]));
  const most = (side) => Math.max(...boxes.map((box) => box[side]));
  return { left: least("left"), right: most("right"), top: least("top"), bottom: most("bottom") };
}

// how far to go so that a stretch lies in a window; where it is too long, its beginning
function way(from, to, low, high, margin) {
  if (from >= low && to <= high) return 0;
  if (to - from > high - low) return from - low - margin;
  return from < low ? Math.max(from - low - margin, to - high) : Math.min(to - high + margin, from - low);
}

// parts that are moved about in their frame: a large chart on a small screen, an own area that is too long
function turnParts(places, orShip) {
  for (const frame of $$(".board.pan, .part, .mat__part, #mine, #players", $("#main"))) {
    if (frame.scrollWidth <= frame.clientWidth + 1 && frame.scrollHeight <= frame.clientHeight + 1) continue;
    const inside = places.filter((one) => frame.contains(one));
    const here = inside.length || !orShip ? inside : $$(`.piece.p${Number($("main.table").dataset.seat || 0) + 1}`, frame);
    if (!here.length) continue;
    const [box, room] = [around(here), frame.getBoundingClientRect()];
    const whole = box.right - box.left <= room.width && box.bottom - box.top <= room.height;
    const aim = whole ? box : around([nearest(here, room)]);
    frame.scrollLeft += way(aim.left, aim.right, room.left, room.right, 16);
    frame.scrollTop += way(aim.top, aim.bottom, room.top, room.bottom, 16);
  }
}

// of targets that do not fit together, the one from which the most others can be seen
function nearest(places, room) {
  const middles = places.map((one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; });
  const around = ([x, y]) => middles.filter(([ox, oy]) => Math.abs(x - ox) < room.width / 2 && Math.abs(y - oy) < room.height / 2).length;
  const counts = middles.map(around);
  return places[counts.indexOf(Math.max(...counts))];
}

// a page that is longer than the window: to the part with the most targets
function turnPage(places) {
  if (document.documentElement.scrollHeight <= innerHeight + 1 || !places.length) return;
  const parts = new Map();
  for (const one of places) {
    const part = one.closest(".board, .part, .mat__part, .reading__part, .player") ?? $("#main");
    parts.set(part, [...(parts.get(part) ?? []), one]);
  }
  const [part, inside] = [...parts].reduce((best, next) => (next[1].length > best[1].length ? next : best));
  const [room, box] = [free(), around(inside)];
  const frame = part.getBoundingClientRect();
  const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
  const by = way(top, bottom, room.top, room.bottom, 12);
  if (by) window.scrollBy({ top: by, behavior: still() ? "auto" : "smooth" });
}

// the dock says where something can be done, and where one is
export function placeOf(link) {
  const found = $(sections[link.getAttribute("href")] ?? link.getAttribute("href"));
  return found && !seen(found) ? [...found.children].find((child) => seen(child) && child.offsetHeight > 1) : found;
}
function markDock(places) {
  for (const link of $$(".dock a")) {
    const section = $(sections[link.getAttribute("href")] ?? "#nowhere");
    link.classList.toggle("has-move", Boolean(section) && places.some((one) => section.contains(one)));
  }
}
let waiting = 0;
function whereAmI() {
  waiting = 0;
  const room = free();
  const middle = (room.top + room.bottom) / 2;
  const near = (link) => { const box = placeOf(link)?.getBoundingClientRect(); return box ? Math.max(box.top - middle, middle - box.bottom, 0) : Infinity; };
  const links = $$(".dock a:not([data-sheet])");
  const here = links.reduce((best, next) => (best && near(best) <= near(next) ? best : next), null);
  for (const link of links) link.toggleAttribute("aria-current", link === here);
  here?.setAttribute("aria-current", "true");
}
addEventListener("scroll", () => { waiting ||= requestAnimationFrame(whereAmI); }, { passive: true });

export const bringIn = () => turnParts(targets(), true); // a chart that was enlarged

// after every look at the table
export function turnTo() {
  const now = $("#main main[data-number]")?.dataset;
  if (!now) return;
  const places = targets();
  markDock(now.mine ? places : []);
  const question = `${now.made}|${now.at}|${now.mine}`;
  if (question === answered || !now.live) return;
  const first = answered === "";
  answered = question;
  if (!now.mine && !first) return;
  settled(() => { // parts may change their order with the question
    const there = targets();
    turnParts(there, first);
    if (now.mine) turnPage(there);
    whereAmI();
  });
}
const settled = (work) => requestAnimationFrame(() => requestAnimationFrame(work));
