// The frame of a table's page: sheets, the pace at which one is shown what the others do, rows that scroll sideways.
import { $, $$, cookie, keep } from "./tools.js";

// ---- sheets: log and chat where the page has no room for them ----

const body = document.body;
const floats = (place) => !place || getComputedStyle(place).display === "none" || getComputedStyle(place).position === "fixed";
let opener = null;

export function openSheet(name) {
  if (!floats($(`#${name}`))) return; // it stands on the page already
  opener = document.activeElement;
  body.dataset.sheet = name;
  $(".scrim").hidden = false;
  $(`#${name} [role="tab"][aria-selected="true"]`)?.focus({ preventScroll: true });
}

export function closeSheet() {
  if (!body.dataset.sheet) return false;
  delete body.dataset.sheet;
  $(".scrim").hidden = true;
  opener?.focus?.({ preventScroll: true });
  return true;
}
document.addEventListener("keydown", (event) => { if (event.key === "Escape" && closeSheet()) event.stopPropagation(); }, true);

// ---- pace: milliseconds a move; in steps, a key or a click goes on ----

const PACES = { slow: 1400, normal: 700, fast: 200, step: 700 };
export const pace = () => (cookie("pace") in PACES ? cookie("pace") : "normal");
export const paceOf = () => PACES[pace()];

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-pace]");
  if (!button) return;
  keep("pace", button.dataset.pace);
  for (const other of $$("[data-pace]")) other.setAttribute("aria-pressed", String(other === button));
});

// ---- rows of moves and steps: the wheel moves them sideways ----

document.addEventListener("wheel", (event) => {
  const row = event.target.closest?.(".actions .run, .reel__steps");
  if (!row || event.shiftKey || row.scrollWidth <= row.clientWidth || Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return;
  row.scrollLeft += event.deltaY;
  event.preventDefault();
}, { passive: false });
