// The analysis board: the address follows the moment, chances arrive when they are thought out, branches and links.
import { $, $$, cookie, percent, percents, root, send, toast } from "./tools.js";

const main = $("#main");
const here = () => $("#moment", main ?? document)?.dataset;
const known = new Map();   // what is thought of each moment
let asking = "";
let went = false;          // the browser's own way back brought us here

const address = (now) => {
  const query = new URLSearchParams({ at: now.at, ...(now.line ? { line: now.line } : {}) });
  return `${root}/analysis/${now.ref}?${query}`;
};

// the page has been drawn: where are we?
function settle() {
  const now = here();
  if (!now) return;
  main.dataset.base = `${root}/analysis/${now.ref}/${now.moment}`;
  main.dataset.main = `${main.dataset.base}/main`;
  $("#card").dataset.things = `${main.dataset.base}/things`;
  if (location.pathname + location.search !== address(now)) history[went || location.search === "" ? "replaceState" : "pushState"](null, "", address(now));
  went = false;
  const [tree, step] = [$(".tree", main), $(".tree .cur", main)];
  if (tree && step) tree.scrollTop = step.offsetTop - tree.clientHeight / 2 + step.offsetHeight / 2;
  show();
  ask();
}

function go(moment, ref = here().ref) {
  main.dataset.base = `${root}/analysis/${ref}/${moment}`;
  main.dataset.main = `${main.dataset.base}/main`;
  document.dispatchEvent(new Event("argosy:look"));
}

async function ask() {
  const now = here();
  const key = now.moment;
  if (known.has(key) || asking === key) return;
  asking = key;
  try {
    for (;;) {
      const found = await send("GET", `${root}/api/analysis/${now.ref}/chances?moment=${key}&lang=${document.documentElement.lang}`);
      if (found.state === "done") { known.set(key, found); break; }
      if (here().moment !== key) break;
      note(found.message);
      await new Promise((done) => setTimeout(done, 2000));
    }
  } catch (error) {
    note(error.message);
  }
  if (asking === key) asking = "";
  show();
}

const note = (words) => { const place = $("#lines .line-none"); if (place) place.textContent = words; };

function show() {
  const found = known.get(here()?.moment);
  if (!found) return;
  bar(found.chances);
  lines(found);
  for (const one of found.moves) for (const button of $$(`.actions [data-move="${one.code}"]`, main)) odds(button, one, one === found.moves[0]);
  const focus = Number($("#seatbar [aria-pressed=true]", main)?.dataset.as ?? 0);
  for (const place of $$("[data-chance]", main)) {
    const judged = known.get(place.dataset.chance);
    if (judged) place.textContent = percent(judged.chances[focus]);
  }
}

function bar(chances) {
  for (const part of $$("#seatbar b", main)) {
    const chance = chances[part.dataset.seat];
    part.parentElement.style.flexGrow = Math.max(1, Math.round(100 * chance));
    part.textContent = percent(chance);
    part.setAttribute("aria-label", part.dataset.label.replace("{n}", Math.round(100 * chance)));
  }
}

function odds(button, one, best) {
  if (!$(".odds", button)) {
    const small = document.createElement("small");
    small.className = "odds";
    button.append(small);
  }
  $(".odds", button).textContent = percent(one.chance);
  button.classList.toggle("is-best", best);
}

// the best moves, and the one that was made
function lines(found) {
  const place = $("#lines", main);
  if (place.dataset.shows === here().moment && $(".line", place)) return;
  place.dataset.shows = here().moment;
  const most = Math.max(0.01, ...found.moves.map((one) => one.chance));
  const told = found.moves.filter((one, n) => n < 3 || one.played);
  const seat = $("#prompt .badge", main)?.className.match(/\bp\d\b/)?.[0] ?? "";
  const chances = percents(told.map((one) => one.chance));
  const rows = told.map((one, n) => {
    const row = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.className = `line ${seat}`;
    button.dataset.move = one.code;
    const mark = document.createElement("span");
    mark.className = "nobub";
    mark.dataset.mark = one.played ? "▸" : "abc"[n];
    mark.ariaHidden = "true";
    const words = document.createElement("div");
    const head = document.createElement("b");
    head.textContent = one.played ? `${one.words} (${place.dataset.played})` : one.words;
    words.append(head);
    if (one.line.length) { const rest = document.createElement("p"); rest.textContent = `→ ${one.line.join(" → ")}`; words.append(" ", rest); }
    const side = document.createElement("div");
    side.innerHTML = '<div class="pc"></div><div class="bar" aria-hidden="true"><i></i></div>';
    $(".pc", side).textContent = chances[n];
    $("i", side).style.width = `${Math.round(100 * one.chance / most)}%`;
    button.append(mark, words, " ", side);
    row.append(button);
    return row;
  });
  if (!rows.length) { note(place.dataset.none); return; }
  place.replaceChildren(...rows);
}

async function keep() {
  const made = await send("POST", `${root}/api/analysis/${here().ref}/keep`);
  return made.id;
}

const deeds = {
  async link() {
    const id = await keep();
    const now = here();
    const link = new URL(address({ ...now, ref: id }), location.href).href;
    const field = $("#shared", main);
    field.hidden = false;
    $("input", field).value = link;
    $("input", field).select();
    try { await navigator.clipboard.writeText(link); } catch { /* it is shown: copying by hand works everywhere */ }
    toast(now.copied);
  },
  async cut() {
    const now = here();
    const done = await send("POST", `${root}/api/analysis/${now.ref}/cut`, { moment: now.moment });
    go(done.moment);
  },
  async delete(from) {
    await send("DELETE", `${root}/api/analysis/${from.dataset.ref}`);
    from.closest("li").remove();
  },
};

document.addEventListener("click", (event) => {
  const step = event.target.closest("[data-go]");
  if (step && step.dataset.go !== "") { go(step.dataset.go); return; }
  const from = event.target.closest("[data-study]");
  if (from) Promise.resolve(deeds[from.dataset.study](from)).catch((error) => toast(error.message));
});
let sliding = 0;
document.addEventListener("input", (event) => {
  if (event.target.id !== "scrub") return;
  clearTimeout(sliding);
  sliding = setTimeout(() => go(event.target.value), 120);
});
document.addEventListener("argosy:drawn", settle);
addEventListener("popstate", () => {
  if (!main) return;
  const query = new URLSearchParams(location.search);
  went = true;
  go([query.get("at") || "0", query.get("line")].filter(Boolean).join("."), location.pathname.split("/").pop());
});

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.id === "play-on") {
    event.preventDefault();
    try {
      const now = here();
      const made = await send("POST", `${root}/api/analysis/${now.ref}/play-on`, { moment: now.moment, seat: Number(form.elements.seat.value), level: form.elements.level.value, name: cookie("name") });
      location.href = `${root}/t/${made.id}`;
    } catch (error) { toast(error.message); }
  }
  if (form.id === "bring") { event.preventDefault(); await bring(); }
});

// a game from a file or from what was pasted; of a series, one game
async function bring(game) {
  const bad = $("#bring-bad");
  bad.hidden = true;
  try {
    const file = $("#bring-file").files[0];
    const record = file ? await file.text() : $("#bring-text").value;
    const found = await send("POST", `${root}/api/analysis`, { record, ...(game === undefined ? {} : { game }) });
    if (found.id) { location.href = `${root}/analysis/${found.id}`; return; }
    const list = $("#series");
    list.hidden = false;
    list.replaceChildren(...found.games.map((one) => {
      const row = document.createElement("li");
      row.className = "study-row";
      const words = document.createElement("span");
      words.textContent = `${list.dataset.game.replace("{n}", one.game + 1)} · ${one.names.map((name, n) => `${name} ${one.scores[n] ?? ""}`).join(", ")}`;
      const button = document.createElement("button");
      button.type = "button";
      button.className = "btn";
      button.textContent = list.dataset.open;
      button.addEventListener("click", () => bring(one.game));
      row.append(words, button);
      return row;
    }));
  } catch (error) {
    bad.textContent = error.message;
    bad.hidden = false;
  }
}

if (main) settle();
$(".nav [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
