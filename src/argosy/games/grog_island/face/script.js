// The bid row: dice that are tapped go into it and sort themselves; the sum and what it would bring follow.
const $ = (selector, from = document) => from.querySelector(selector);
const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
const panel = () => $(".bidder[data-bids]");
const CLAIMING = 2;
const SPACES = ["claim", "claim", "point", "lock", "point"];
let picked = []; // colours in the order in which they were tapped
let asked = "";  // the question that they answer: another one begins anew

const pips = (colour) => Number($(`.dbtn[data-colour="${colour}"]`, panel())?.dataset.pips);
const inOrder = () => picked.map((colour, n) => [colour, n]).sort(([a, i], [b, k]) => pips(b) - pips(a) || i - k).map(([colour]) => colour);

// the move of a row: claiming dice are written by colour; three equal ones behind them in one way only
function moveOf(row, place) {
  const legal = new Map(place.dataset.bids.split(" ").map((one) => one.split(":")));
  const claims = row.slice(0, CLAIMING).sort();
  const rest = row.slice(CLAIMING);
  return legal.get([...claims, ...rest].join("")) ?? legal.get([...claims, ...rest.reverse()].join(""));
}

function begin(place) {
  const now = `${$("main[data-number]")?.dataset.number} ${place.dataset.bids} ${place.dataset.row}`;
  if (now === asked) return;
  asked = now;
  picked = [...(place.dataset.row ?? "")].map(Number);
}

function show() {
  const place = panel();
  if (!place) { asked = ""; return; }
  begin(place);
  const row = inOrder();
  const sum = row.reduce((all, colour) => all + pips(colour), 0);
  const move = row.length ? moveOf(row, place) : undefined;
  $$(".slot", place).forEach((slot, n) => { if (row[n] === undefined) slot.removeAttribute("data-die"); else slot.dataset.die = row[n]; });
  for (const die of $$(".dbtn[data-colour]", place)) die.setAttribute("aria-pressed", String(picked.includes(Number(die.dataset.colour))));
  const go = $("#bid-go");
  go.disabled = move === undefined;
  go.textContent = go.dataset.words.replace("#", sum || "–");
  if (move === undefined) go.removeAttribute("data-move"); else go.dataset.move = move;
  $("#bid-note").textContent = move !== undefined ? "" : !row.length || picked.join("") === (place.dataset.row ?? "") ? place.dataset.howto : sum > Number(place.dataset.limit) ? place.dataset.high : place.dataset.low;
  if (move !== undefined || row.join("") !== (place.dataset.row ?? "")) tell(row, sum);
}

// what winning with this row would bring, and what it would cost
function tell(row, sum) {
  const spoils = $("#spoils");
  if (!spoils?.dataset.mine) return;
  const place = panel().dataset;
  $("#spoils-title").textContent = row.length ? spoils.dataset.mine.replace("#", sum) : spoils.dataset.none;
  const left = Number(place.coins) - sum;
  $("#spoils-left").textContent = row.length ? (left >= 0 ? place.left.replace("#", left) : place.cards.replace("#", -left)) : "";
  for (const line of $$("[data-for]", spoils)) line.hidden = true;
  row.forEach((colour, n) => {
    const line = $(`[data-for="${SPACES[n]}-${SPACES[n] === "point" ? n : colour}"]`, spoils);
    if (line) { line.hidden = false; line.style.order = n; }
  });
}

document.addEventListener("click", (event) => {
  const place = panel();
  if (!place?.contains(event.target)) return;
  const die = event.target.closest(".dbtn[data-colour]");
  const slot = event.target.closest(".slot[data-die]");
  if (!die && !slot && !event.target.closest("[data-clear]")) return;
  const colour = Number(die ? die.dataset.colour : slot?.dataset.die);
  if (!die && !slot) picked = [];
  else if (picked.includes(colour)) picked = picked.filter((one) => one !== colour);
  else if (die) picked.push(colour);
  show();
});
document.addEventListener("argosy-settled", show);
show();
