// Everything that must be local: clicks and keys become moves, the page follows the table, settings are kept.
const $ = (selector, from = document) => from.querySelector(selector);
const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
const token = $('meta[name="argosy-token"]').content;

// ---- small tools -----------------------------------------------------------------------------------------------

let toastTimer = 0;
function toast(text) {
  const place = $("#toast");
  place.textContent = text;
  place.classList.add("is-on");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => place.classList.remove("is-on"), 5000);
}

async function send(method, url, body) {
  const answer = await fetch(url, {
    method, credentials: "same-origin",
    headers: { "Content-Type": "application/json", "X-Argosy-Token": token },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(data.message || `${answer.status}`);
  return data;
}

function keep(name, value) {
  document.cookie = `argosy_${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax`;
}

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

// ---- the table ------------------------------------------------------------------------------------------------------

const main = $("#main");
const table = () => $("main.table", main);
let at = "";     // an earlier moment that is looked at; empty: now
let shown = "";  // around one screen: the seat whose things may be shown

async function refresh() {
  if (!main) return;
  const query = new URLSearchParams({ at, shown });
  const answer = await fetch(`${main.dataset.main}?${query}`, { credentials: "same-origin" });
  if (!answer.ok) return;
  const html = await answer.text();
  const tab = $('[role="tab"][aria-selected="true"]', main)?.dataset.tab;
  const note = $("#note", main) === document.activeElement;
  const focus = document.activeElement?.dataset?.move !== undefined;
  if (note) return;
  const typing = document.activeElement?.matches("input,textarea");
  Idiomorph.morph(main, html, { morphStyle: "innerHTML", ignoreActiveValue: typing });
  if (tab) openTab(tab);
  if (focus) $(".actions [data-move]", main)?.focus({ preventScroll: true });
  tick();
  document.body.classList.remove("is-busy");
}

async function act(work) {
  document.body.classList.add("is-busy");
  try {
    await work();
  } catch (error) {
    toast(error.message);
  }
  await refresh();
  document.body.classList.remove("is-busy");
}

const api = (path) => `/api/tables/${main.dataset.table}/${path}`;
const number = () => Number(table().dataset.number);
const seat = () => (table().dataset.seat === "" ? null : Number(table().dataset.seat));

const deeds = {
  theme: nextTheme,
  settings: () => $("#settings").showModal(),
  undo: () => act(() => send("POST", api("undo"), { number: number() })),
  restart: () => act(() => send("POST", api("undo"), { number: number(), turn: true })),
  async hint() {
    toast("…");
    try {
      const hint = await send("GET", `${api("hint")}?lang=${document.documentElement.lang}`);
      toast(hint.reason ? `${hint.words}. ${hint.reason}` : hint.words);
      for (const place of $$(`[data-move="${hint.code}"]`, main)) {
        place.classList.add("is-hint", "is-focus");
        place.closest("details")?.setAttribute("open", "");
      }
    } catch (error) {
      toast(error.message);
    }
  },
  bot: (from) => act(() => send("POST", api(`seats/${from.dataset.seat}/bot`), { level: "mate" })),
  person: (from) => act(() => send("POST", api(`seats/${from.dataset.seat}/person`))),
  join: (from) => act(() => send("POST", api(`seats/${from.dataset.seat}/join`), { name: cookie("name") })),
  async "seat-link"(from) {
    const made = await send("POST", api(`seats/${from.dataset.seat}/link`));
    await showLink(made.link);
  },
  async "watch-link"() {
    const made = await send("POST", api("watch-link"));
    await showLink(made.link);
  },
  async rematch() {
    const made = await send("POST", api("rematch"));
    location.href = `/t/${made.id}`;
  },
  async "play-on"() {
    const made = await send("POST", api("play-on"), { at: Number(table().dataset.at), seat: seat() ?? 0, name: cookie("name") });
    location.href = `/t/${made.id}`;
  },
};

function cookie(name) {
  const found = document.cookie.match(new RegExp(`(?:^|; )argosy_${name}=([^;]*)`));
  return found ? decodeURIComponent(found[1]) : "";
}

async function showLink(path) {
  const link = new URL(path, location.href).href;
  const place = $("#invite-shown") || $("#link-shown");
  if (place) place.textContent = link;
  try {
    await navigator.clipboard.writeText(link);
    toast(link);
  } catch { /* the link is shown; copying by hand works everywhere */ }
}

function look(moment) {
  at = moment;
  refresh();
}

function openTab(name) {
  for (const tab of $$('[role="tab"]', main)) {
    const open = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", String(open));
    tab.tabIndex = open ? 0 : -1;
    const pane = $(`#pane-${tab.dataset.tab}`, main);
    if (pane) pane.hidden = !open;
  }
}

document.addEventListener("click", (event) => {
  const from = event.target.closest("[data-move],[data-do],[data-at],[data-as],[data-tab]");
  if (!from) return;
  if (from.dataset.move !== undefined && main) {
    const move = Number(from.dataset.move);
    act(() => send("POST", api("moves"), { move, number: number(), seat: seat() }));
  } else if (from.dataset.do) {
    Promise.resolve(deeds[from.dataset.do]?.(from)).catch((error) => toast(error.message));
  } else if (from.dataset.as !== undefined) {
    shown = from.dataset.as;
    refresh();
  } else if (from.dataset.tab) {
    openTab(from.dataset.tab);
  } else if (from.dataset.at !== undefined) {
    look(from.dataset.at);
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

document.addEventListener("submit", (event) => {
  if (event.target.id !== "chat-form") return;
  event.preventDefault();
  const field = event.target.elements.text;
  const text = field.value.trim();
  field.value = "";
  if (text) act(() => send("POST", api("chat"), { text, seat: seat() }));
});

// previews: what a move costs and brings, on hover and on focus
function preview(event) {
  const from = event.target.closest?.("[data-move]");
  const place = $("#preview");
  if (!from || !place) return;
  const button = $(`.actions [data-move="${from.dataset.move}"]`, main);
  const words = from.getAttribute("aria-label") || from.textContent.trim();
  place.textContent = [words, button?.dataset.preview].filter(Boolean).join(" · ");
}
document.addEventListener("pointerover", preview);
document.addEventListener("focusin", preview);

// keys: numbers choose a button, arrows go from one to the next, U takes back, H asks for a hint, Escape leaves the past
document.addEventListener("keydown", (event) => {
  if (!main || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input,textarea,select")) return;
  const buttons = $$(".actions .btn--move", main).filter((button) => button.offsetParent !== null);
  const here = buttons.indexOf(document.activeElement);
  const target = event.target.closest?.("g[data-move]");
  if (/^[1-9]$/.test(event.key) && buttons[event.key - 1]) buttons[event.key - 1].click();
  else if (event.key === "ArrowRight" || event.key === "ArrowDown") { if (here < 0 && !target) buttons[0]?.focus(); else if (here >= 0) buttons[(here + 1) % buttons.length].focus(); else return; }
  else if (event.key === "ArrowLeft" || event.key === "ArrowUp") { if (here >= 0) buttons[(here + buttons.length - 1) % buttons.length].focus(); else return; }
  else if ((event.key === "Enter" || event.key === " ") && target) target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  else if (event.key.toLowerCase() === "u") $('[data-do="undo"]', main)?.click();
  else if (event.key.toLowerCase() === "h") $('[data-do="hint"]', main)?.click();
  else if (event.key === "Escape" && at !== "") look("");
  else return;
  event.preventDefault();
});

// the dock on small screens
document.addEventListener("click", (event) => {
  const link = event.target.closest(".dock a");
  if (!link) return;
  for (const other of $$(".dock a")) other.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
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
  }
}
setInterval(tick, 1000);

// the table tells when something happened; the page then looks with its own eyes
function follow() {
  const source = new EventSource(main.dataset.events);
  let wait = 0;
  const soon = () => { clearTimeout(wait); wait = setTimeout(() => { if (at === "") refresh(); }, 30); };
  source.addEventListener("change", soon);
  source.addEventListener("hello", soon);
  window.addEventListener("pagehide", () => source.close());
}

if (main) {
  const first = table();
  if (first) shown = first.dataset.seat;
  follow();
  tick();
}

// ---- the lobby --------------------------------------------------------------------------------------------------------

const lobby = $("#lobby-data");
if (lobby) {
  const games = JSON.parse(lobby.dataset.games);
  const words = JSON.parse(lobby.dataset.words);
  const colour = Number(lobby.dataset.colour);
  let game = games[0];
  let seats = [];

  const badge = (n) => `<span class="badge p${n + 1}"><svg viewBox="0 0 24 24" aria-hidden="true"><use href="#p-${n + 1}"/></svg></span>`;

  function choose(name) {
    game = games.find((one) => one.name === name) || games[0];
    for (const card of $$("[data-game]")) card.setAttribute("aria-pressed", String(card.dataset.game === game.name));
    $("#new-game").textContent = game.title;
    const count = Math.min(game.most, Math.max(game.least, seats.length || Math.min(3, game.most)));
    const mine = Math.min(colour, count - 1);
    seats = Array.from({ length: count }, (_, n) => ({ kind: n === mine ? "me" : "bot", level: "mate", name: "" }));
    draw();
    options();
  }

  function options() {
    const list = $("#option-list");
    $$(".check,.opt-row", list).forEach((old) => old.remove());
    list.hidden = game.options.length === 0;
    for (const option of game.options) {
      const row = document.createElement("label");
      const yesNo = typeof option.default === "boolean";
      row.className = yesNo ? "check" : "opt-row row";
      const field = document.createElement(yesNo ? "input" : "select");
      field.dataset.option = option.name;
      if (yesNo) { field.type = "checkbox"; field.checked = option.default; }
      else {
        field.className = "select";
        for (const choice of option.choices) field.append(new Option(option.labels?.[choice] ?? choice, choice, choice === option.default, choice === option.default));
      }
      const label = document.createElement("span");
      label.textContent = option.words;
      if (yesNo) row.append(field, label); else row.append(label, field);
      list.append(row);
    }
  }

  function draw() {
    const list = $("#seat-list");
    list.replaceChildren(...seats.map((seat, n) => {
      const row = $("#seat-row").content.firstElementChild.cloneNode(true);
      $(".badge", row).outerHTML = badge(n);
      const name = document.createElement("input");
      name.className = "seat__name";
      name.maxLength = 24;
      name.value = seat.kind === "me" ? seat.name || $("#set-name").value : seat.name;
      name.placeholder = seat.kind === "bot" ? words[seat.level] : seat.kind === "open" ? words.invited : words.you;
      name.setAttribute("aria-label", `${words.who} ${n + 1}`);
      name.addEventListener("input", () => { seat.name = name.value; if (seat.kind === "me" && seats.filter((s) => s.kind === "me").length === 1) { keep("name", name.value.trim()); $("#set-name").value = name.value; } });
      $(".seat__who", row).replaceChildren(name);
      const control = $(".ctl", row);
      const kind = document.createElement("select");
      kind.className = "select";
      kind.setAttribute("aria-label", `${words.who} ${n + 1}`);
      const me = seats.findIndex((one) => one.kind === "me");
      for (const [value, label] of [["me", me >= 0 && me !== n ? words.hot : words.you], ["open", words.friend], ["bot", words.bot]]) kind.append(new Option(label, value, false, seat.kind === value));
      kind.addEventListener("change", () => { seat.kind = kind.value; draw(); });
      control.append(kind);
      if (seat.kind === "bot") {
        const level = document.createElement("select");
        level.className = "select";
        level.setAttribute("aria-label", words.level);
        for (const value of game.levels) level.append(new Option(words[value], value, false, seat.level === value));
        level.addEventListener("change", () => { seat.level = level.value; draw(); });
        control.append(level);
      }
      if (seats.length > game.least) {
        const gone = document.createElement("button");
        gone.type = "button";
        gone.className = "btn btn--quiet";
        gone.textContent = "×";
        gone.setAttribute("aria-label", words.remove);
        gone.addEventListener("click", () => { seats.splice(n, 1); draw(); });
        control.append(gone);
      }
      return row;
    }));
    $('[data-do="more-seats"]').hidden = seats.length >= game.most;
  }

  deeds["more-seats"] = () => { if (seats.length < game.most) seats.push({ kind: "bot", level: "mate", name: "" }); draw(); };
  document.addEventListener("click", (event) => {
    const card = event.target.closest("[data-game]");
    if (card) choose(card.dataset.game);
  });
  $("#new-table").addEventListener("submit", async (event) => {
    event.preventDefault();
    const chosen = {};
    for (const field of $$("[data-option]")) chosen[field.dataset.option] = field.type === "checkbox" ? field.checked : Number(field.value);
    const [kind, amount] = $("#pace").value.split(":");
    const pace = { kind };
    if (kind === "live") pace.minutes = Number(amount);
    if (kind === "days") pace.days = Number(amount);
    const wish = { game: game.name, options: chosen, pace, hints: $("#hints").checked, listed: $("#listed").checked,
      seats: seats.map((seat) => ({ kind: seat.kind, level: seat.kind === "bot" ? seat.level : "", name: seat.kind === "me" ? seat.name || $("#set-name").value : seat.name })) };
    try {
      const made = await send("POST", "/api/tables", wish);
      location.href = `/t/${made.id}`;
    } catch (error) {
      toast(error.message);
    }
  });
  choose(game.name);
}
