// What is known about the selected scope.
import { clear, code, counted, element, grouped, placeLink, prose, visible } from "./dom.js";
import { Root } from "./graph.js";
import { explain, isForwarded, readers } from "./routes.js";

/** Longer lists are cut; the rest is counted. */
const longestList = 100;

export class Panel {
  /** @param actions `goTo(scope)`, `toggleNeed(need)`, `toggleProperty(scope, name)`, `filter(changes)`. */
  constructor(container, graph, actions) {
    this.container = container;
    this.graph = graph;
    this.actions = actions;
  }

  show(view) {
    const { activeElement } = document;
    const focused = this.container.contains(activeElement) ? activeElement.dataset : {};
    const top = view.scope === this.shown ? this.container.scrollTop : 0;
    this.shown = view.scope;
    clear(this.container, ...(view.scope === null ? this.overview() : this.details(this.graph.scopes[view.scope], view)));
    this.container.scrollTop = top;
    const open = this.container.querySelector(".property[aria-expanded=true]");
    open?.closest("li").scrollIntoView({ block: "nearest" });
    // The button that was pressed is another element now.
    const same = (button) => button.dataset.need === focused.need && button.dataset.property === focused.property;
    if (focused.need ?? focused.property) [...this.container.querySelectorAll(".property")].find(same)?.focus({ preventScroll: true });
  }

  scopeLink(index) {
    const scope = this.graph.scopes[index];
    return element("button", { type: "button", class: "link", title: visible(scope.id), onclick: () => this.actions.goTo(index) },
      element("bdi", {}, visible(scope.name)));
  }

  scopeLinks(indices) {
    return indices.flatMap((index, number) => [number === 0 ? "" : ", ", this.scopeLink(index)]);
  }

  // Without a selection.

  overview() {
    const { graph } = this;
    const parts = [element("h2", {}, visible(graph.title))];
    if (graph.changes) parts.push(element("p", { class: "headline" }, ...prose(graph.changes.headline)), ...this.changeLists());
    else parts.push(element("p", {}, this.size()));
    const findings = graph.findings.filter((finding) => !graph.changes || finding.change);
    const title = graph.changes ? "Findings that changed" : "Findings";
    parts.push(...this.section(title, findings, (finding) => this.finding(finding, true), "findings"));
    if (!graph.changes && findings.length === 0) parts.push(element("p", {}, "There are no findings."));
    parts.push(...this.section("Requests", graph.requests, (request) => this.request(request), "requests"));
    parts.push(this.help());
    return parts;
  }

  size() {
    const { graph } = this;
    const size = `${counted(graph.shown.length, "scope")} in ${counted(graph.modules.length, "module")}.`;
    const rest = graph.scopes.length - graph.shown.length;
    return rest === 0 ? size : `${size} Not listed: ${counted(rest, "further scope")} (see --tests and the other filters).`;
  }

  changeLists() {
    const { graph } = this;
    const changed = (words, scopes) =>
      this.section(words, scopes, (scope) => element("li", {}, this.scopeLink(scope.index)));
    const needs = graph.needs.filter((need) => need.change === "changed");
    return [
      ...changed("Added scopes", graph.scopes.filter((scope) => scope.change === "added")),
      ...changed("Removed scopes", graph.scopes.filter((scope) => scope.change === "removed")),
      ...this.section("Requirements that changed", needs, (need) =>
        element("li", {}, this.needLink(need), ...need.messages.map((message) => element("p", {}, ...prose(message))))),
    ];
  }

  needLink(need) {
    const scope = this.graph.scopes[need.scope];
    return element("button", { type: "button", class: "link", onclick: () => this.actions.showNeed(need.index) },
      element("bdi", {}, visible(`${scope.name}.${need.name}`)));
  }

  help() {
    const keys = [
      ["/", "search"], ["↑ ↓", "previous, next scope"], ["→ ←", "open, close"], ["*", "open all beside it"],
      ["Home End", "first, last"], ["letters", "go to a name"], ["Esc", "leave the selection"],
    ];
    return element("section", { class: "help" }, element("h3", {}, "Keys of the outline"),
      element("dl", {}, ...keys.flatMap(([key, words]) => [element("dt", {}, key), element("dd", {}, words)])));
  }

  // With a selection.

  details(scope, view) {
    const own = scope.needs.map((number) => this.graph.needs[number]).filter((need) => need.isOwn);
    const forwarded = scope.needs.map((number) => this.graph.needs[number])
      .filter((need) => !need.isOwn && isForwarded(this.graph, need));
    return [
      element("h2", {}, element("bdi", {}, visible(scope.name))),
      this.facts(scope),
      ...this.section("Findings", scope.findings, (finding) => this.finding(finding, false), "findings"),
      ...this.section("Needs", own, (need) => this.need(need, view), "needs"),
      own.length === 0 ? element("p", { class: "none" }, "It needs nothing from its ancestors.") : null,
      ...this.section("Provides", scope.provides, (property) => this.property(scope, property, view), "provides"),
      ...this.section("Forwards to descendants", forwarded, (need) => this.need(need, view), "forwards"),
      ...this.section("Executes requests", scope.executes, ({ request, use }) => this.requestUse(request, use, "executed"), "requests"),
      ...this.section("Registers requests", scope.registers, ({ request, use }) => this.requestUse(request, use, "registered"), "requests"),
    ];
  }

  facts(scope) {
    const roots = { [Root.made]: "a root", [Root.open]: "a root that other modules create", [Root.none]: null };
    const words = [
      scope.change ? `${scope.change} ${scope.kind}` : scope.kind, roots[scope.root], `in ${visible(scope.module)}`,
    ];
    const fact = (name, ...content) => [element("dt", {}, name), element("dd", {}, ...content)];
    const { filter } = this.actions;
    return element("div", {},
      element("p", { class: "kind" }, words.filter((word) => word).join(", "), " · ", placeLink(scope.place)),
      element("dl", { class: "facts" },
        ...(scope.dependency ? fact("dependency", code(scope.dependency)) : []),
        ...(scope.parents.length > 0 ? fact("created by", ...this.scopeLinks(scope.parents)) : []),
        ...(scope.children.length > 0 ? fact("creates", ...this.scopeLinks(scope.children.slice(0, 40)),
          scope.children.length > 40 ? ` and ${scope.children.length - 40} more` : "") : [])),
      element("p", { class: "tools" },
        element("button", { type: "button", onclick: () => filter({ root: scope.id, focus: "" }) }, "Only this subtree"),
        element("button", { type: "button", onclick: () => filter({ focus: scope.id, root: "" }) }, "Only its branch")));
  }

  /** A heading and a list of what `make` makes of some values. */
  section(title, values, make, className = "") {
    if (values.length === 0) return [];
    const list = element("ul", { class: className });
    this.extend(list, values, make, 0);
    return [element("h3", {}, title, " ", element("span", { class: "number" }, grouped(values.length))), list];
  }

  /** Adds the next values to a list, and a button for the rest. */
  extend(list, values, make, start) {
    const end = start + longestList;
    list.append(...values.slice(start, end).map(make));
    if (end >= values.length) return;
    const more = element("li", {}, element("button", {
      type: "button", class: "link", onclick: () => {
        more.remove();
        this.extend(list, values, make, end);
      },
    }, `${grouped(values.length - end)} more`));
    list.append(more);
  }

  finding(finding, isNamed) {
    const scope = this.graph.scopeOfId.get(finding.scope);
    const notes = (title, list) => (list.length === 0 ? [] : [
      element("p", { class: "label" }, title),
      element("ul", { class: "notes" }, ...list.map((note) =>
        element("li", {}, ...prose(note.message), " ", placeLink(note.place)))),
    ]);
    const change = { added: "new ", removed: "resolved " }[finding.change] ?? "";
    return element("li", { class: `finding ${finding.severity} ${finding.change ?? ""}` },
      element("p", {}, element("strong", {}, `${change}${finding.severity}`), " ", ...prose(finding.headline), " ",
        placeLink(finding.place)),
      element("p", { class: "rule" }, visible(finding.rule),
        ...(isNamed && scope ? [" · ", this.scopeLink(scope.index)] : [])),
      ...(isNamed ? [] : [...notes(finding.fixes.length > 1 ? "Fixes (choose one)" : "Fix", finding.fixes),
        ...notes("Path and details", finding.notes)]));
  }

  /** A request, with the classes that execute and register it. */
  request(request) {
    const list = (title, uses, otherwise) => element("p", { class: "from" }, title, ...(uses.length === 0 ? [otherwise]
      : uses.flatMap((use, number) => [number === 0 ? "" : ", ", ...this.user(use)])));
    return element("li", {}, code(request.name), this.handlers(request),
      list("executed by ", request.executions, "no code that was found"),
      request.registrations.length === 0 ? null : list("registered by ", request.registrations, ""));
  }

  /** A request that a class of the selected scope executes or registers. */
  requestUse(request, use, word) {
    const others = word === "executed" ? request.registrations : request.executions;
    const scopes = [...new Set(others.flatMap((other) => other.scopes))].sort((left, right) => left - right);
    const title = word === "executed" ? "registered in " : "executed in ";
    return element("li", {}, code(request.name), this.handlers(request),
      element("p", { class: "from" }, `${word} by `, ...this.user({ ...use, scopes: [] })),
      scopes.length === 0 ? null : element("p", { class: "from" }, title, ...this.scopeLinks(scopes)));
  }

  handlers(request) {
    return request.interactors.length === 0 && request.registrations.length === 0
      ? element("span", { class: "from" }, element("span", { class: "missing" }, "not registered"))
      : element("span", { class: "from" }, request.interactors.length === 0 ? "to an interactor"
        : `to ${visible(request.interactors.join(", "))}`);
  }

  /** The class with a call, its scopes, and the location of the call. */
  user(use) {
    return [use.name ? code(use.name) : "the top level", ...(use.scopes.length === 0 ? [] : [" of ", ...this.scopeLinks(use.scopes)]),
      " ", placeLink(use.place)];
  }

  need(need, view) {
    const isOpen = view.need === need.index;
    const toggle = element("button", {
      type: "button", class: "property", "aria-expanded": String(isOpen), "data-need": need.index,
      onclick: () => this.actions.toggleNeed(need.index),
    }, code(need.label));
    const item = element("li", { class: `need ${need.change ?? ""}` }, toggle, this.summary(need));
    for (const message of need.messages) item.append(element("p", { class: "changed" }, ...prose(message)));
    if (isOpen) item.append(this.explanation(need));
    return item;
  }

  /** Who supplies it, in a few words. */
  summary(need) {
    if (need.change === "removed") return element("span", { class: "from removed" }, "no longer required");
    const sections = explain(this.graph, need.index);
    const suppliers = [...new Set(sections.map((section) => section.supplier).filter((scope) => scope !== null))];
    const missing = sections.find((section) => section.supplier === null);
    const words = [];
    if (suppliers.length > 0) words.push("from ", ...this.scopeLinks(suppliers));
    if (missing) {
      const isOpen = missing.title.startsWith("expected");
      const text = isOpen ? "expected from outside" : missing.title.startsWith("blocked") ? "blocked" : "missing";
      words.push(suppliers.length > 0 ? ", " : "", element("span", { class: isOpen ? "" : "missing" }, text));
    }
    const added = { added: "new · ", changed: "changed · " }[need.change] ?? "";
    return element("span", { class: "from" }, added, ...words);
  }

  /** The answer of `thimble why`. */
  explanation(need) {
    const answer = element("div", { class: "answer" });
    if (need.declaredIn) {
      answer.append(element("p", { class: "label" }, need.isOwn ? "Required in " : "Forwarded for ", code(need.declaredIn), " ",
        placeLink(need.place)));
    }
    for (const section of explain(this.graph, need.index)) {
      answer.append(element("section", { class: section.isFault ? "route fault" : "route" },
        element("h4", {}, ...prose(section.title)),
        element("ol", {}, ...section.steps.map((step) => element("li", { "data-scope": this.graph.scopes[step.scope].id },
          ...prose(step.message), " ", placeLink(step.place))))));
    }
    if (need.passedOver.length > 0) {
      answer.append(element("section", { class: "passed-over" }, element("h4", {}, "also considered"),
        element("ul", {}, ...need.passedOver.map((note) => element("li", {}, ...prose(note.message), " ", placeLink(note.place))))));
    }
    return answer;
  }

  property(scope, property, view) {
    const found = readers(this.graph, scope.index, property.name)
      .filter((need) => need.isOwn || isForwarded(this.graph, need));
    const isOpen = view.property === property.name;
    const toggle = element("button", {
      type: "button", class: "property", "aria-expanded": String(isOpen), "data-property": property.name,
      onclick: () => this.actions.toggleProperty(scope.index, property.name),
    }, code(property.type ? `${property.name}: ${property.type}` : property.name));
    const scopes = new Set(found.filter((need) => need.isOwn).map((need) => need.scope));
    const words = [property.isPassThrough ? "forwarded" : "", scopes.size === 0 ? "unused below" : `read by ${scopes.size}`];
    const item = element("li", {}, toggle, element("span", { class: "from" }, words.filter((word) => word).join(" · ")));
    if (isOpen) item.append(this.readersOf(found, property));
    return item;
  }

  /** The answer of `thimble impact`. */
  readersOf(found, property) {
    const answer = element("div", { class: "answer" },
      element("p", { class: "label" }, `${visible(property.access)} `, placeLink(property.place)));
    const modules = new Set(found.map((need) => this.graph.scopes[need.scope].module));
    const line = (need) => {
      const home = modules.size > 1 ? ` (${visible(this.graph.scopes[need.scope].module)})` : "";
      const act = need.isOwn ? ["requires it", need.declaredIn ? ", in " : "", need.declaredIn ? code(need.declaredIn) : ""] : ["forwards it"];
      return element("li", { "data-scope": this.graph.scopes[need.scope].id }, this.scopeLink(need.scope), `${home} `, ...act, " ",
        placeLink(need.place));
    };
    const list = element("ul");
    this.extend(list, found, line, 0);
    answer.append(element("h4", {}, found.length > 0 ? "used by" : "No scope below uses it."), list);
    return answer;
  }
}
