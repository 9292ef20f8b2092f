// A hint in three steps, each asked for: what to look at, moves with their chances, and why. It stays until somebody moves.
import { $, $$, percent, percents } from "./tools.js";

const body = document.body;
const SHOWN = 3; // moves that are named with their chances
const none = { number: "", step: 0, said: "" };
let advice = none; // of one moment: its number, the answer, how many steps were asked for, the move that is chosen
let asking = false;

const opened = () => "hint" in body.dataset && $("#hint") !== null;
const named = () => advice.hint.chances.slice(0, SHOWN);
const chances = () => percents(named().map((one) => one.chance));

// the button or H: the panel opens, and every further time it goes one step on; `ask` brings the answer for this moment
export async function stepOn(number, seat, ask) {
  const before = opened();
  body.dataset.hint = "";
  if (!before) ($("#hint-go") ?? $("#hint-title"))?.focus({ preventScroll: true });
  if (!$("#hint-steps") || asking) return; // somebody has not agreed: the panel says who
  if (advice.number !== number) await first(number, seat, ask);
  else if (before && advice.step < 3) advice.step++;
  fill();
  tell();
}

async function first(number, seat, ask) {
  asking = true;
  advice = { ...none, said: $("#hint-steps").dataset.thinks };
  fill();
  try {
    const hint = await ask((message) => { advice.said = message; fill(); });
    advice = hint ? { number, seat, hint, step: hint.chances.length ? 1 : 3, chosen: hint.code } : none;
  } catch (error) {
    advice = { ...none, said: error.message }; // it can be asked for again
  }
  asking = false;
}

// the words of the latest step, for those who listen
function tell() {
  const { hint, step, said } = advice;
  if (!$("#hint-said")) return;
  $("#hint-said").textContent = !hint ? said : step === 1 ? hint.nudge : step === 3 ? hint.reason : named().map((one, n) => `${one.words}: ${chances()[n]}`).join("; ");
  if (step === 3) $('#hint-moves [aria-pressed="true"]')?.focus({ preventScroll: true }); // from now on the button makes the move
}

// the panel as it is now: after every step, and after every look at the table
function fill() {
  if (!$("#hint-steps")) return;
  const { hint, step, said, chosen, seat } = advice;
  const choice = Boolean(hint?.chances.length);
  const words = [choice ? hint.nudge : hint ? hint.reason : said, "", choice ? hint.reason : ""];
  $("#hint-now").textContent = hint ? $("#hint-now").dataset.words.replace("{chance}", percent(hint.now[seat])) : "";
  for (const rung of $$("#hint-steps [data-rung]")) {
    const n = Number(rung.dataset.rung);
    const text = $("[data-todo]", rung);
    const done = Boolean(hint) && step >= n;
    rung.classList.toggle("is-done", done);
    rung.hidden = Boolean(hint) && !choice && n > 1; // where there is one move there is nothing to weigh
    text.textContent = done ? words[n - 1] : (n === 1 && said) || text.dataset.todo;
  }
  if (choice && step >= 2) weigh(); else $("#hint-moves").replaceChildren();
  const go = $("#hint-go");
  go.setAttribute("aria-disabled", String(asking));
  if (step < 3) { go.dataset.do = "hint"; delete go.dataset.move; go.textContent = $("#hint-steps").getAttribute(`data-go-${step}`); }
  else { delete go.dataset.do; go.dataset.move = chosen; go.textContent = (hint.chances.find((one) => one.code === chosen) ?? hint).words; }
}

// the best moves, each with its bar; the chosen one is marked on the board, and the button makes it
function weigh() {
  const list = $("#hint-moves");
  const most = Math.max(...named().map((one) => one.chance), 0.01);
  const shares = chances();
  const rows = named().map((one, n) => {
    const row = $(`[data-weigh="${one.code}"]`, list) ?? document.createElement("button");
    const part = (name, kind, words) => { const made = document.createElement(name); made.className = kind; made.textContent = words; return made; };
    const bar = part("span", "bar", "");
    bar.setAttribute("aria-hidden", "true");
    bar.append(part("i", "", ""));
    bar.firstChild.style.width = `${(80 * one.chance) / most}%`;
    const why = advice.step < 3 ? [] : [one.brings, one.why].filter(Boolean);
    row.type = "button";
    row.className = "cand";
    row.dataset.weigh = one.code;
    row.setAttribute("aria-pressed", String(one.code === advice.chosen));
    row.replaceChildren(part("b", "", one.words), part("span", "pc", shares[n]), bar, ...why.map((words) => part("span", "why", words)));
    return row;
  });
  if (rows.some((row, n) => list.children[n] !== row)) list.replaceChildren(...rows);
}

export function choose(code) {
  advice.chosen = code;
  fill();
}

// after every look at the table: the move to be marked; what was advised for another moment is gone
export function hinted(number, live) {
  if (advice.hint && advice.number !== number) { advice = none; closeHint(false); }
  if (!$("#hint")) delete body.dataset.hint;
  fill();
  return advice.hint && advice.step >= 2 && live && opened() ? advice.chosen : null;
}

export function closeHint(back = true) {
  if (!("hint" in body.dataset)) return false;
  delete body.dataset.hint;
  if (back) $("#do-hint, #ask-hints")?.focus({ preventScroll: true });
  return true;
}
