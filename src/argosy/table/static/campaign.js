// Campaigns: reading, voting, setting sail. Works on the pages of a campaign and at its tables.
import { $, $$, keep, root, send, toast } from "./tools.js";

const voyage = () => $("[data-voyage]")?.dataset.voyage;
const path = (rest = "") => `${root}/api/campaigns${rest}`;
const mine = (rest) => path(`/${voyage()}/${rest}`);

// a page of a campaign as it stands now; at a table the table's own page follows by itself
let looking = 0;
async function again() {
  const here = $("main[data-follow]");
  if (!here) return;
  const now = ++looking;
  const answer = await fetch(location.href, { credentials: "same-origin" }).catch(() => null);
  if (!answer?.ok || now !== looking) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
  if (!fresh || document.activeElement?.matches("input,select,textarea")) return;
  Idiomorph.morph(here, fresh, { morphStyle: "outerHTML" });
  aloud();
}

// at a table a card may be put aside; the next one comes again
let aside = "";
const lying = () => $(".voyage__sheet [data-read]")?.dataset.read || $(".voyage__sheet [data-card]")?.dataset.card || "";
function put() { document.body.classList.toggle("is-later", aside !== "" && aside === lying()); }
const table = $("#main");
if (table) new MutationObserver(put).observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-read", "data-card"] });

const deeds = {
  later() { aside = lying(); put(); $(".voyage__show")?.focus(); },
  now() { aside = ""; put(); $(".voyage__sheet button")?.focus(); },
  async verify(from) {
    await send("POST", mine("verify"));
    toast(from.dataset.good);
  },
  async leave(from) {
    if (!confirm(from.dataset.ask)) return;
    await send("POST", mine("leave"), { whole: true });
    location.reload();
  },
  async "step-back"(from) {
    if (!confirm(from.dataset.ask)) return;
    await send("POST", mine("leave"), { whole: false });
    location.reload();
  },
  async more() {
    await send("PUT", mine("crew"), { seats: [...crew(), { kind: "open" }] });
    document.activeElement?.blur();
    await again();
  },
  async sail(from) {
    const made = await send("POST", mine("next"), { name: from.dataset.me });
    location.href = `${root}/t/${made.table.id}`;
  },
};

function member(text, row) {
  const [kind, rest] = text.split(":");
  if (kind === "person") return { kind, seat: Number(rest) };
  if (kind === "bot") return { kind, level: rest, name: row?.dataset.kind === "bot" ? row.dataset.name : "" };
  return { kind };
}
const crew = () => $$("#crew li").map((row) => member($("select", row).value, row)).filter((one) => one.kind !== "none");

const forms = {
  async rename(form) {
    await send("PATCH", path(`/${voyage()}`), { name: form.elements.name.value });
    location.reload();
  },
  async begin(form) {
    const field = form.elements;
    const others = [...form.querySelectorAll('[name="seat"]')].map((one) => one.value).filter((value) => value !== "none");
    const seats = [{ kind: "me", name: field.me.value.trim() }, ...others.map((value) => member(value))];
    const [kind, many] = field.pace.value.split(":");
    const pace = kind === "none" ? {} : { kind, [kind === "days" ? "days" : "minutes"]: Number(many) };
    const options = field.jean && seats.length === 1 ? { jean: Number(field.jean.value) } : {};
    keep("name", field.me.value.trim());
    const made = await send("POST", path(), {
      game: form.dataset.game, name: field.name.value.trim() || field.name.placeholder, seats, options, pace,
      chapter: Number(field.chapter.value),
    });
    location.href = `${root}/t/${made.table.id}`;
  },
  async import(form) {
    const text = await form.elements.file.files[0].text();
    const made = await send("POST", path("/import"), { text });
    location.href = `${root}/c/${made.id}`;
  },
};

document.addEventListener("click", async (event) => {
  const from = event.target.closest("[data-read],[data-vote],[data-voyage-do],[data-aloud]");
  if (!from || from.disabled) return;
  event.preventDefault();
  from.disabled = true;
  try {
    if (from.dataset.read) {
      await send("POST", mine("read"), { pages: [from.dataset.read] });
      if (from.dataset.then) location.href = from.dataset.then;
    } else if (from.dataset.vote) {
      const seat = from.dataset.seat === "" ? null : Number(from.dataset.seat);
      await send("POST", mine("vote"), { card: from.dataset.card, choice: Number(from.dataset.vote), seat });
    } else if (from.dataset.aloud) {
      speak($(from.dataset.aloud).textContent);
    } else {
      await deeds[from.dataset.voyageDo](from);
    }
    await again();
  } catch (error) {
    toast(error.message);
  }
  from.disabled = false;
});

document.addEventListener("submit", async (event) => {
  const form = event.target.closest("[data-voyage-form]");
  if (!form) return;
  event.preventDefault();
  const button = $("button", form);
  if (button) button.disabled = true;
  try {
    await forms[form.dataset.voyageForm](form);
  } catch (error) {
    toast(error.message);
    if (button) button.disabled = false;
  }
});

document.addEventListener("change", async (event) => {
  if (!event.target.matches("[data-crew]")) return;
  try {
    await send("PUT", mine("crew"), { seats: crew() });
  } catch (error) {
    toast(error.message);
  }
  event.target.blur();
  await again();
});

// read aloud by the browser's own voice, where it has one
function speak(text) {
  const said = new SpeechSynthesisUtterance(text);
  said.lang = document.documentElement.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
function aloud() {
  for (const button of $$("[data-aloud]")) button.hidden = !("speechSynthesis" in window);
}

// a chart that is wider than the screen opens at the place that matters
function showGoal() {
  const [chart, goal] = [$(".atlaschart"), $(".atlaschart [id^='atlas-'] title")?.parentElement];
  if (!chart || !goal) return;
  const [a, b] = [chart.getBoundingClientRect(), goal.getBoundingClientRect()];
  chart.scrollLeft += b.left + b.width / 2 - a.left - a.width / 2;
  chart.scrollTop += b.top + b.height / 2 - a.top - a.height / 2;
}

if ($("main[data-follow]")) {
  aloud();
  showGoal();
  let lost = false;
  const stream = new EventSource(mine("events"));
  stream.addEventListener("change", again);
  stream.addEventListener("hello", () => { if (lost) again(); lost = false; });
  stream.addEventListener("error", () => { lost = true; });
}
