// The outline: a tree of which only the lines in sight are elements.
import { clear, counted, element, visible } from "./dom.js";
import { signsOf } from "./graph.js";

const rowHeight = 28;
/** In dots, for each level. */
const [leastIndent, usualIndent] = [4, 16];
const mostIndents = 24;
const typingPause = 700;

export class Outline {
  /**
   * @param tree the element with the role tree.
   * @param actions `select(scope, isStep)`, `setExpanded(scopes, isExpanded)`, `goTo(scope)`.
   */
  constructor(container, graph, actions) {
    this.container = container;
    this.graph = graph;
    this.actions = actions;
    this.rows = [];
    this.deepest = 1;
    this.active = 0;
    this.lit = null;
    this.selected = null;
    this.typed = "";
    this.typedAt = 0;
    this.isNamed = graph.modules.length > 1;
    this.lines = element("div", { role: "presentation", class: "lines" });
    container.append(this.lines);
    container.addEventListener("scroll", () => this.render());
    container.addEventListener("keydown", (event) => this.onKey(event));
    container.addEventListener("click", (event) => this.onClick(event));
    new ResizeObserver(() => this.render()).observe(container);
  }

  /** Shows other lines. The active one stays with its scope. */
  show(rows, countBelow, lit) {
    this.rows = rows;
    this.deepest = rows.reduce((deepest, row) => Math.max(deepest, row.level), 1);
    this.countBelow = countBelow;
    this.lit = lit;
    const previous = this.activeRow;
    this.active = Math.max(0, rows.findIndex((row) =>
      previous && row.scope === previous.scope && row.above === previous.above));
    this.activeRow = rows[this.active];
    this.render();
  }

  /**
   * Makes the line of a scope the active one and brings it into sight.
   *
   * @param isJump whether to leave a reference for the scope itself.
   */
  activate(scope, isJump) {
    if (this.activeRow?.scope !== scope || (this.activeRow.isReference && isJump)) {
      const position = this.rows.findIndex((row) => row.scope === scope && !row.isReference);
      if (position < 0) return;
      this.active = position;
      this.activeRow = this.rows[position];
    }
    this.bringIntoSight();
    this.render();
  }

  moveTo(position) {
    if (this.rows.length === 0) return;
    this.active = Math.min(Math.max(position, 0), this.rows.length - 1);
    this.activeRow = this.rows[this.active];
    this.bringIntoSight();
    this.render();
    this.actions.select(this.activeRow.scope, true);
  }

  bringIntoSight() {
    const [top, height] = [this.active * rowHeight, this.container.clientHeight];
    if (top < this.container.scrollTop) this.container.scrollTop = top;
    else if (top + rowHeight > this.container.scrollTop + height) this.container.scrollTop = top + rowHeight - height;
  }

  render() {
    const first = Math.max(0, Math.floor(this.container.scrollTop / rowHeight) - 4);
    const last = Math.min(this.rows.length, first + Math.ceil(this.container.clientHeight / rowHeight) + 9);
    const positions = [];
    for (let position = first; position < last; position += 1) positions.push(position);
    // What a screen reader is on has to be an element.
    if (this.rows.length > 0 && !positions.includes(this.active)) positions.push(this.active);
    // Indents leave half of the width for names.
    const indent = this.container.clientWidth / 2 / Math.min(this.deepest, mostIndents);
    this.indent = Math.min(Math.max(indent, leastIndent), usualIndent);
    this.lines.style.height = `${this.rows.length * rowHeight}px`;
    clear(this.lines, ...positions.map((position) => this.line(position)));
    if (this.rows.length > 0) this.container.setAttribute("aria-activedescendant", `row-${this.active}`);
    else this.container.removeAttribute("aria-activedescendant");
  }

  line(position) {
    const row = this.rows[position];
    const scope = this.graph.scopes[row.scope];
    const isActive = position === this.active;
    const classes = ["row", isActive ? "active" : "", this.lit?.scopes.has(row.scope) ? "lit" : "", scope.change ?? ""];
    const line = element("div", {
      role: "treeitem", id: `row-${position}`, class: classes.filter((name) => name).join(" "),
      "aria-level": row.level + 1, "aria-posinset": row.position + 1, "aria-setsize": row.size,
      "aria-expanded": row.hasChildren ? String(row.isExpanded) : null, "aria-selected": String(isActive && row.scope === this.selected),
      "data-position": position, "data-scope": scope.id,
    });
    line.style.top = `${position * rowHeight}px`;
    line.style.paddingLeft = `${8 + this.indent * Math.min(row.level, mostIndents)}px`;
    const deep = row.level > mostIndents ? `level ${row.level + 1}: ` : "";
    line.append(
      element("span", { class: "twist", "aria-hidden": "true" }, row.hasChildren ? (row.isExpanded ? "▾" : "▸") : ""),
      ...this.signs(scope),
      element("span", { class: `name ${scope.kind}`, title: visible(scope.name) }, element("bdi", {}, deep + visible(scope.shortName))),
      ...this.remarks(row, scope),
    );
    return line;
  }

  signs(scope) {
    return signsOf(scope).map(({ mark, sign }) => {
      const found = scope.findings.filter((finding) => finding.severity === mark && finding.change !== "removed").length;
      const words = found > 0 ? counted(found, mark) : mark;
      return element("span", { class: `sign ${mark}`, role: "img", "aria-label": words, title: words }, sign);
    });
  }

  remarks(row, scope) {
    const remarks = [];
    const remark = (className, text) => remarks.push(element("span", { class: className }, text));
    if (row.hasChildren && !row.isExpanded) remark("count", `+${counted(this.countBelow(row.scope), "scope")}`);
    if (row.isReference) remark("remark", "shown elsewhere");
    if (this.isNamed && (row.above < 0 || this.graph.scopes[row.above].module !== scope.module)) {
      remark("module", visible(scope.module));
    }
    if (row.hiddenCount > 0) remark("count", `${row.hiddenCount} hidden`);
    return remarks;
  }

  onClick(event) {
    const line = event.target.closest("[role=treeitem]");
    if (!line) return;
    const position = Number(line.dataset.position);
    const row = this.rows[position];
    if (event.target.closest(".twist") && row.hasChildren) {
      this.actions.setExpanded([row.scope], !row.isExpanded);
      return;
    }
    if (row.isReference) {
      this.actions.goTo(row.scope);
      return;
    }
    this.active = position;
    this.activeRow = row;
    this.render();
    this.actions.select(row.scope, false);
  }

  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || this.rows.length === 0) return;
    const row = this.rows[this.active];
    const page = Math.max(1, Math.floor(this.container.clientHeight / rowHeight) - 1);
    const moves = {
      ArrowDown: () => this.moveTo(this.active + 1), ArrowUp: () => this.moveTo(this.active - 1),
      PageDown: () => this.moveTo(this.active + page), PageUp: () => this.moveTo(this.active - page),
      Home: () => this.moveTo(0), End: () => this.moveTo(this.rows.length - 1),
      ArrowRight: () => this.onRight(row), ArrowLeft: () => this.onLeft(row),
      Enter: () => this.onEnter(row), " ": () => this.onEnter(row), "*": () => this.expandSiblings(row),
    };
    const isTyping = performance.now() - this.typedAt < typingPause && this.typed !== "";
    if (moves[event.key] && !(event.key === " " && isTyping)) {
      event.preventDefault();
      moves[event.key]();
    } else if (event.key.length === 1 && event.key !== "/") {
      event.preventDefault();
      this.onTyping(event.key);
    }
  }

  onRight(row) {
    if (row.hasChildren && !row.isExpanded) this.actions.setExpanded([row.scope], true);
    else if (row.isExpanded) this.moveTo(this.active + 1);
    else if (row.isReference) this.actions.goTo(row.scope);
  }

  onLeft(row) {
    if (row.isExpanded) {
      this.actions.setExpanded([row.scope], false);
      return;
    }
    let position = this.active - 1;
    while (position >= 0 && this.rows[position].level >= row.level) position -= 1;
    if (position >= 0) this.moveTo(position);
  }

  onEnter(row) {
    if (row.isReference) this.actions.goTo(row.scope);
    else this.actions.select(row.scope, false);
  }

  expandSiblings(row) {
    const siblings = this.rows.filter((other) => other.above === row.above && other.hasChildren);
    this.actions.setExpanded(siblings.map((sibling) => sibling.scope), true);
  }

  /** Goes to the next line whose name begins with the typed letters. */
  onTyping(letter) {
    const now = performance.now();
    const isNew = now - this.typedAt > typingPause;
    this.typed = isNew ? letter.toLowerCase() : this.typed + letter.toLowerCase();
    this.typedAt = now;
    const start = this.typed.length === 1 ? 1 : 0;
    for (let step = start; step < this.rows.length + start; step += 1) {
      const position = (this.active + step) % this.rows.length;
      if (!this.graph.scopes[this.rows[position].scope].name.toLowerCase().startsWith(this.typed)) continue;
      this.moveTo(position);
      return;
    }
  }
}
