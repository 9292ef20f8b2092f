// The lobby: a table in one sentence, a new table with all its options, lists that are looked at again.
import { $, $$, keep, root, send, toast } from "./tools.js";

const data = $("#lobby-data");
const games = data ? JSON.parse(data.dataset.games) : [];
const words = data ? JSON.parse(data.dataset.words) : {};
const gameOf = (name) => games.find((one) => one.name === name) || games[0];

async function open(wish) {
  try {
    const made = await send("POST", `${root}/api/tables`, wish);
    location.href = `${root}/t/${made.id}`;
  } catch (error) {
    toast(error.message);
  }
}

// ---- play a bot now: one sentence with gaps -----------------------------------------------------------------------

const quick = $("#quick");
if (quick) {
  const fields = quick.elements;
  const fill = () => {
    const game = gameOf(fields.game.value);
    const before = Number(fields.count.value) || 1;
    const least = Math.max(1, game.least - 1);
    fields.count.replaceChildren(...Array.from({ length: game.most - least }, (_, n) => new Option(n + least, n + least, false, n + least === before)));
    help();
  };
  const help = () => { $("#quick-help").textContent = words[`${fields.level.value}-help`]; };
  fields.game.addEventListener("change", fill);
  fields.level.addEventListener("change", help);
  fill();
  quick.addEventListener("submit", (event) => {
    event.preventDefault();
    const name = fields.name.value.trim(); // whoever leaves it empty is called by their seat
    if (name) keep("name", name);
    const bots = Array.from({ length: Number(fields.count.value) }, (_, n) => ({ kind: "bot", level: fields.level.value, name: words.crew[(n + 1) % words.crew.length] }));
    open({ game: fields.game.value, seats: [{ kind: "me", name, colour: Number(data.dataset.colour) }, ...bots] });
  });
}

// ---- a new table ----------------------------------------------------------------------------------------------------

const form = $("#new-table");
if (form) {
  const game = gameOf(form.dataset.game);
  let colour = Number(data.dataset.colour);
  const usual = Math.min(Math.max(3, game.least), game.most);
  const seats = Array.from({ length: usual }, (_, n) => ({ kind: n === 0 ? "me" : "bot", level: "mate", name: "" }));
  const icon = (name) => `<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-${name}"/></svg>`;
  const badge = (n, painted) => `<span class="c${painted + 1}"><span class="badge p${n + 1}"><svg viewBox="0 0 24 24" aria-hidden="true"><use href="#p-${n + 1}"/></svg></span></span>`;
  const paintOf = (n, held) => (n === held ? colour : n === colour && held >= 0 ? held : n); // whoever chose another colour changes with its place
  const mine = () => seats.findIndex((one) => one.kind === "me");
  const button = (inner, pressed, click) => {
    const one = document.createElement("button");
    one.type = "button";
    one.innerHTML = inner;
    one.setAttribute("aria-pressed", String(pressed));
    one.addEventListener("click", () => { click(); const at = [...$$("#seat-list button")].indexOf(one); draw(); $$("#seat-list button")[at]?.focus({ preventScroll: true }); });
    return one;
  };

  function who(seat, n) {
    const group = document.createElement("span");
    group.className = "who3";
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", `${words.who} ${n + 1}`);
    const here = mine() >= 0 && mine() !== n ? words.here : words.you;
    const kinds = [["bot", words.bot, "bot"], ["open", words.friend, "link"], ["me", here, "human"]];
    group.append(...kinds.map(([kind, label, picture]) => button(`${icon(picture)} ${label}`, seat.kind === kind, () => { seat.kind = kind; })));
    return group;
  }

  function levels(seat) {
    const group = document.createElement("div");
    group.className = "lv";
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", words.level);
    group.append(...game.levels.map((level, n) => {
      const bars = Array.from({ length: game.levels.length }, (_, k) => `<i class="${k <= n ? "on" : ""}"></i>`).join("");
      return button(`<b><span class="bars" aria-hidden="true">${bars}</span>${words[level]}</b><small>${words[`${level}-help`]}</small>`, seat.level === level, () => { seat.level = level; });
    }));
    return group;
  }

  function nameField(seat, n) {
    const held = mine();
    const name = document.createElement("input");
    name.className = "seat__name";
    name.maxLength = 24;
    name.value = seat.kind === "me" && n === held ? seat.name || $("#set-name").value : seat.name;
    name.placeholder = seat.kind === "bot" ? words.crew[n % words.crew.length] : seat.kind === "open" ? words.open : words.name;
    name.setAttribute("aria-label", `${words.who} ${n + 1}`);
    name.required = seat.kind === "me"; // nobody is called "seat 1"
    name.addEventListener("input", () => { seat.name = name.value; if (n === mine()) { keep("name", name.value.trim()); $("#set-name").value = name.value; } told(); });
    return name;
  }

  function row(seat, n) {
    const one = $("#seat-row").content.firstElementChild.cloneNode(true);
    $(".badge", one).outerHTML = badge(n, paintOf(n, mine()));
    $(".seat__who", one).append(nameField(seat, n));
    $(".ctl", one).append(who(seat, n));
    if (seats.length > game.least) {
      const gone = document.createElement("button");
      gone.type = "button";
      gone.className = "iconbtn";
      gone.innerHTML = icon("close");
      gone.setAttribute("aria-label", `${words.remove} ${n + 1}`);
      gone.addEventListener("click", () => { seats.splice(n, 1); draw(); });
      $(".ctl", one).append(gone);
    }
    const below = $(".sub", one);
    if (seat.kind === "bot") below.append(levels(seat));
    else if (seat.kind === "open") { below.className = "sub hintline"; below.innerHTML = icon("link"); const text = document.createElement("span"); text.textContent = words["link-help"]; below.append(text); }
    return one;
  }

  function draw() {
    $("#seat-list").replaceChildren(...seats.map(row));
    $("#more-seats").hidden = seats.length >= game.most;
    const count = $("#seat-count");
    count.textContent = count.dataset.words.replace("#", seats.length).replace("%", game.least).replace("$", game.most);
    const alone = seats.filter((one) => one.kind === "me").length === 1 && !seats.some((one) => one.kind === "open");
    $("#coach-row").hidden = !alone;
    if (!alone) $("#coach").checked = false;
    $("#several-row").hidden = !seats.some((one) => one.kind === "open");
    for (const place of $$("[data-seats]")) { const only = JSON.parse(place.dataset.seats); place.hidden = only.length > 0 && !only.includes(seats.length); }
    told();
  }

  // every option with its sentence
  function options() {
    $("#variants").hidden = game.options.length === 0;
    $("#option-list").replaceChildren(...game.options.map((option) => (typeof option.default === "boolean" ? yesNo(option) : several(option))));
  }
  function labelled(tag, cls, text) { const one = document.createElement(tag); one.className = cls; one.textContent = text; return one; }
  function yesNo(option) {
    const label = document.createElement("label");
    label.className = "check";
    label.dataset.seats = JSON.stringify(option.seats);
    const field = document.createElement("input");
    field.type = "checkbox";
    field.checked = option.default;
    field.dataset.option = option.name;
    field.dataset.label = option.words;
    const text = document.createElement("span");
    text.append(labelled("span", "ttl", option.words), labelled("span", "hlp", option.help));
    label.append(field, text);
    const list = document.createElement("div");
    list.className = "optlist";
    list.append(label);
    return list;
  }
  function several(option) {
    const group = document.createElement("fieldset");
    group.className = "choices";
    group.dataset.seats = JSON.stringify(option.seats);
    group.append(labelled("legend", "", option.words));
    const each = option.choices.some((choice) => option.helps[choice]);
    if (!each && option.help) group.append(labelled("p", "hintline", option.help));
    for (const choice of option.choices) {
      const label = document.createElement("label");
      label.className = "choice";
      const field = document.createElement("input");
      field.type = "radio";
      field.name = `option-${option.name}`;
      field.value = choice;
      field.checked = choice === option.default;
      field.dataset.option = option.name;
      field.dataset.label = option.labels[choice];
      const text = document.createElement("span");
      text.append(labelled("b", "", option.labels[choice]), labelled("small", "", option.helps[choice]));
      label.append(field, text);
      group.append(label);
    }
    return group;
  }

  // the whole choice in words, beside the button
  function told() {
    const list = seats.map((seat, n) => {
      if (seat.kind === "me") return seat.name || (n === mine() && $("#set-name").value) || words.you.toLowerCase();
      if (seat.kind === "open") return seat.name || words.friend;
      return `${seat.name || words.crew[n % words.crew.length]} (${words[seat.level]})`;
    });
    $("#sail-who").textContent = `${game.title}: ${list.length > 1 ? `${list.slice(0, -1).join(", ")} ${words.and} ${list.at(-1)}` : list[0]}`;
    const pace = $("[name=pace]:checked").closest(".choice");
    const chosen = $$("[data-option]").filter((field) => field.checked && field.offsetParent !== null).map((field) => field.dataset.label);
    const how = [...chosen, $("b", pace).textContent];
    if ($("#hints").checked) how.push(words.hints);
    if ($("#coach").checked) how.push(words.coach);
    $("#sail-how").textContent = how.join(" · ");
  }

  form.addEventListener("change", () => { $("#zero-row").hidden = $("[name=pace]:checked").value === "none"; told(); });
  document.addEventListener("change", (event) => { if (event.target.id === "set-colour") { colour = Number(event.target.value); draw(); } });
  $("#more-seats").addEventListener("click", () => { if (seats.length < game.most) seats.push({ kind: "bot", level: "mate", name: "" }); draw(); });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = {};
    for (const field of $$("[data-option]")) if (field.type === "checkbox") chosen[field.dataset.option] = field.checked; else if (field.checked) chosen[field.dataset.option] = Number(field.value);
    const kind = $("[name=pace]:checked").value;
    const pace = { kind, zero: $("#zero").value, ...(kind === "live" ? { minutes: Number($("#minutes").value) } : {}), ...(kind === "days" ? { days: Number($("#days").value) } : {}) };
    const held = mine();
    open({
      game: game.name, options: chosen, pace, hints: $("#hints").checked, listed: $("#listed").checked, several: $("#several").checked, coach: $("#coach").checked,
      seats: seats.map((seat, n) => ({ kind: seat.kind, ...(seat.kind === "bot" ? { level: seat.level } : {}), ...(n === held && colour < 6 ? { colour } : {}), name: seat.name || (seat.kind === "me" ? $("#set-name").value : seat.kind === "bot" ? words.crew[n % words.crew.length] : "") })),
    });
  });
  options();
  draw();
}

// ---- lists and games that are still being prepared ------------------------------------------------------------------

const lists = $("[data-again]");
if (lists) {
  setInterval(async () => {
    if (document.hidden) return;
    const answer = await fetch(lists.dataset.again, { credentials: "same-origin" }).catch(() => null);
    if (answer?.ok) Idiomorph.morph(lists, await answer.text(), { morphStyle: "innerHTML" });
  }, 10000);
}

async function prepare() {
  const waiting = $$("[data-preparing]");
  if (!waiting.length) return;
  const answer = await fetch(`${root}/preparing`, { credentials: "same-origin" }).catch(() => null);
  const found = answer?.ok ? await answer.json() : null;
  for (const place of found ? waiting : []) {
    const standing = found[place.dataset.preparing];
    if (!standing) place.remove();
    else {
      $("progress", place).value = standing.percent;
      $("[role=status]", place).textContent = standing.words;
    }
  }
  setTimeout(prepare, 2000);
}
prepare();
