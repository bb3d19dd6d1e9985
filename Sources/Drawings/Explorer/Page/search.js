// The search over scopes, properties and types.
import { clear, element, visible } from "./dom.js";

const mostResults = 60;

export class Search {
  /** @param actions `goTo(scope)`, `showNeed(need)`, `showProperty(scope, name)`. */
  constructor(input, list, graph, actions) {
    this.input = input;
    this.list = list;
    this.graph = graph;
    this.actions = actions;
    this.results = [];
    this.active = -1;
    input.addEventListener("input", () => this.search());
    input.addEventListener("focus", () => this.search());
    input.addEventListener("blur", () => this.close());
    input.addEventListener("keydown", (event) => this.onKey(event));
    // Before the input loses the focus and the list closes.
    list.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      const line = event.target.closest("[role=option]");
      if (line) this.choose(Number(line.dataset.position));
    });
  }

  /** All that can be found, made at the first search. */
  get entries() {
    if (this.known) return this.known;
    const entries = [];
    const add = (kind, scope, name, type, choose) =>
      entries.push({ kind, scope, name, type, words: name.toLowerCase(), typeWords: type.toLowerCase(), choose });
    for (const index of this.graph.shown) {
      const scope = this.graph.scopes[index];
      add("scope", index, scope.name, "", () => this.actions.goTo(index));
      for (const number of scope.needs) {
        const need = this.graph.needs[number];
        if (need.isOwn) add("needs", index, need.name, need.type, () => this.actions.showNeed(number));
      }
      for (const property of scope.provides) {
        add("provides", index, property.name, property.type, () => this.actions.showProperty(index, property.name));
      }
    }
    this.known = entries;
    return entries;
  }

  search() {
    const words = this.input.value.trim().toLowerCase();
    if (words === "") {
      this.close();
      return;
    }
    const rank = (entry) => {
      const kind = { scope: 0, provides: 1, needs: 2 }[entry.kind];
      if (entry.words === words) return kind;
      if (entry.words.startsWith(words)) return 10 + kind;
      if (entry.words.includes(words)) return 20 + kind;
      return entry.typeWords.includes(words) ? 30 + kind : -1;
    };
    const found = [];
    for (const entry of this.entries) {
      const order = rank(entry);
      if (order >= 0) found.push({ entry, order });
    }
    found.sort((left, right) => left.order - right.order || left.entry.name.length - right.entry.name.length);
    this.count = found.length;
    this.results = found.slice(0, mostResults).map(({ entry }) => entry);
    this.active = this.results.length > 0 ? 0 : -1;
    this.render();
  }

  render() {
    const lines = this.results.map((entry, position) => {
      const owner = entry.kind === "scope" ? this.graph.scopes[entry.scope].module : this.graph.scopes[entry.scope].name;
      const title = entry.type ? `${entry.name}: ${entry.type}` : entry.name;
      return element("li", {
        role: "option", id: `result-${position}`, "data-position": position, "aria-selected": String(position === this.active),
      }, element("span", { class: "name" }, element("bdi", {}, visible(title))),
      element("span", { class: "owner" }, `${entry.kind} · `, element("bdi", {}, visible(owner))));
    });
    const rest = this.count - this.results.length;
    const remark = this.results.length === 0 ? "Nothing found" : rest > 0 ? `and ${rest} more` : null;
    if (remark) lines.push(element("li", { role: "option", "aria-disabled": "true", "aria-selected": "false", class: "remark" }, remark));
    clear(this.list, ...lines);
    this.list.hidden = false;
    this.input.setAttribute("aria-expanded", "true");
    if (this.active >= 0) {
      this.input.setAttribute("aria-activedescendant", `result-${this.active}`);
      this.list.children[this.active].scrollIntoView({ block: "nearest" });
    } else {
      this.input.removeAttribute("aria-activedescendant");
    }
  }

  close() {
    this.list.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  onKey(event) {
    if (event.key === "Escape") {
      if (this.list.hidden) this.input.value = "";
      this.close();
    } else if (event.key === "Enter" && !this.list.hidden) {
      this.choose(this.active);
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && this.results.length > 0) {
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.active = (this.active + step + this.results.length) % this.results.length;
      this.render();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  choose(position) {
    const entry = this.results[position];
    if (!entry) return;
    this.close();
    this.input.blur();
    entry.choose();
  }
}
