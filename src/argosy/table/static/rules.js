// The rules: search, the section one reads, links into lessons, and the language, which keeps the place.
import { $, $$, root } from "./tools.js";

for (const link of $$("a[data-learn]")) link.href = `${root}${link.getAttribute("href")}`;

// ---- search: word forms count, every word must be found, headings come first ----

const field = $("#find");
const list = $("#hits");
const bare = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const stem = (word) => (word.length > 5 ? word.slice(0, Math.max(4, word.length - 2)) : word);
const told = (place) => [...place.childNodes].filter((node) => !node.matches?.("h2,h3")).map((node) => node.textContent).join(" ").replace(/\s+/g, " ").trim();
const sections = $$(".rule[id]").map((place) => ({
  place, title: $("h2,h3", place)?.innerText.replace(/\s*#\s*$/, "").trim() ?? "", text: told($(".rule__text", place)),
}));
const MOST = 8;
let chosen = -1;

function found(words) {
  const scored = [];
  for (const one of sections) {
    const [title, text] = [bare(one.title), bare(one.text)];
    const hits = words.map((word) => [title.split(word).length - 1, text.split(word).length - 1]);
    if (hits.every(([inTitle, inText]) => inTitle + inText > 0)) scored.push({ ...one, score: hits.reduce((sum, [a, b]) => sum + 20 * a + b, 0) });
  }
  return scored.sort((a, b) => b.score - a.score).slice(0, MOST);
}

function search() {
  const words = bare(field.value).split(/\s+/).filter((word) => word.length > 1).map(stem);
  for (const mark of $$(".rule mark")) mark.replaceWith(...mark.childNodes);
  document.querySelector(".rbook main")?.normalize();
  chosen = -1;
  list.hidden = !words.length;
  field.setAttribute("aria-expanded", String(words.length > 0));
  if (!words.length) return;
  const hits = found(words);
  list.replaceChildren(...hits.map((hit, n) => row(hit, words, n)));
  if (!hits.length) list.textContent = list.dataset.none;
  for (const hit of hits) mark(hit.place, words);
}

function row(hit, words, n) {
  const link = document.createElement("a");
  link.className = "hit";
  link.id = `hit-${n}`;
  link.href = `#${hit.place.id}`;
  link.setAttribute("role", "option");
  const title = document.createElement("small");
  title.textContent = hit.title;
  const text = document.createElement("span");
  const at = Math.max(0, bare(hit.text).indexOf(words[0]) - 40);
  text.textContent = `${at ? "… " : ""}${hit.text.slice(at, at + 130)} …`;
  link.append(title, text);
  link.addEventListener("click", close);
  mark(link, words);
  return link;
}

// the words in the text itself
function mark(from, words) {
  const walk = document.createTreeWalker(from, NodeFilter.SHOW_TEXT, { acceptNode: (node) => (node.parentElement.closest("svg,mark,.anchor") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT) });
  const nodes = [];
  while (walk.nextNode()) nodes.push(walk.currentNode);
  const begins = new RegExp(`(?<![\\p{L}])(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})[\\p{L}]*`, "giu");
  for (const node of nodes) {
    const text = node.data;
    if (bare(text).length !== text.length || !begins.test(text)) { begins.lastIndex = 0; continue; }
    begins.lastIndex = 0;
    const parts = [];
    let last = 0;
    for (const hit of text.matchAll(begins)) {
      const here = document.createElement("mark");
      here.textContent = hit[0];
      parts.push(text.slice(last, hit.index), here);
      last = hit.index + hit[0].length;
    }
    node.replaceWith(...parts, text.slice(last));
  }
}

function close() {
  list.hidden = true;
  field.setAttribute("aria-expanded", "false");
}

function choose(n) {
  const hits = $$(".hit", list);
  if (!hits.length) return;
  chosen = (n + hits.length) % hits.length;
  for (const [k, hit] of hits.entries()) hit.toggleAttribute("aria-selected", k === chosen);
  if (chosen >= 0) { hits[chosen].setAttribute("aria-selected", "true"); field.setAttribute("aria-activedescendant", hits[chosen].id); hits[chosen].scrollIntoView({ block: "nearest" }); }
}

field?.addEventListener("input", search);
field?.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown") choose(chosen + 1);
  else if (event.key === "ArrowUp") choose(chosen - 1);
  else if (event.key === "Enter") ($$(".hit", list)[Math.max(0, chosen)])?.click();
  else if (event.key === "Escape") { field.value = ""; search(); field.blur(); }
  else return;
  event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.target.matches("input,textarea,select")) return;
  event.preventDefault();
  field?.focus();
});
document.addEventListener("click", (event) => { if (!event.target.closest(".find")) close(); });

// ---- where one reads ----

const links = new Map($$(".toc a[href^='#']").map((link) => [link.hash.slice(1), link]));
const watch = new IntersectionObserver(() => {
  const now = sections.filter((one) => one.place.getBoundingClientRect().top < innerHeight / 3).at(-1) ?? sections[0];
  for (const [slug, link] of links) { if (slug === now?.place.id) link.setAttribute("aria-current", "true"); else link.removeAttribute("aria-current"); }
  const [here, fold] = [links.get(now?.place.id), $(".toc__fold")];
  if (here && fold) fold.scrollTop += Math.max(0, here.getBoundingClientRect().bottom - fold.getBoundingClientRect().bottom) + Math.min(0, here.getBoundingClientRect().top - fold.getBoundingClientRect().top);
}, { threshold: [0, 0.2, 0.5, 1] });
for (const one of sections) watch.observe(one.place);

const fold = $(".toc__fold");
if (fold && matchMedia("(max-width: 899px)").matches) fold.open = false;
document.addEventListener("click", (event) => { if (event.target.closest(".toc__fold a") && matchMedia("(max-width: 899px)").matches) fold.open = false; });

// ---- language: the same place in other words ----

document.addEventListener("click", (event) => {
  if (!event.target.closest("a[data-lang]")) return;
  const here = $(".toc a[aria-current]")?.hash ?? "";
  history.replaceState(null, "", `${location.pathname}${location.search}${scrollY > 200 ? here : ""}`);
}, true); // before the page is loaded anew
