// The page: what is selected, open and filtered, and who has to know.
import { addressOf, viewAt } from "./address.js";
import { counted, grouped } from "./dom.js";
import { applyFilter } from "./filter.js";
import { closeFilters, listenToFilters, showDepth, showFilter } from "./filterform.js";
import { listenToGestures } from "./gestures.js";
import { readGraph } from "./graph.js";
import { shortenLegend } from "./legend.js";
import { Outline } from "./outline.js";
import { Panel } from "./panel.js";
import { Picture } from "./picture.js";
import { explain, litByReaders, readers } from "./routes.js";
import { Search } from "./search.js";
import { counterBelow, growTree, usualExpansion, visibleRows } from "./tree.js";

class Explorer {
  constructor(data) {
    const byId = (id) => document.getElementById(id);
    this.graph = readGraph(data);
    this.tree = growTree(this.graph);
    this.expanded = usualExpansion(this.graph, this.tree);
    this.view = { scope: null, need: null, property: null, filter: {} };
    const actions = {
      select: (scope, isStep) => this.go({ scope, need: null, property: null }, { isStep }),
      goTo: (scope) => this.go({ scope, need: null, property: null }, { isJump: true }),
      toggle: (scope) => this.setExpanded([scope], !this.expanded.has(scope)),
      setExpanded: (scopes, isExpanded) => this.setExpanded(scopes, isExpanded),
      toggleNeed: (need) => this.go({ need: this.view.need === need ? null : need, property: null }),
      showNeed: (need) => this.go({ scope: this.graph.needs[need].scope, need, property: null }),
      toggleProperty: (scope, name) => this.go({ need: null, property: this.view.property === name ? null : name }),
      showProperty: (scope, name) => this.go({ scope, need: null, property: name }),
      filter: (changes) => this.go({ filter: { ...this.view.filter, ...changes } }),
      openTo: (depth) => this.openTo(depth),
    };
    this.picture = new Picture(byId("picture"), this.graph, this.tree, actions);
    this.outline = new Outline(byId("outline"), this.graph, actions);
    this.panel = new Panel(byId("panel"), this.graph, actions);
    this.form = byId("filters");
    this.status = byId("status");
    listenToGestures(this.picture, actions);
    listenToFilters(this.form, this.graph, actions);
    new Search(byId("search"), byId("results"), this.graph, actions);
    byId("zoom-in").addEventListener("click", () => this.picture.zoomBy(1.25));
    byId("zoom-out").addEventListener("click", () => this.picture.zoomBy(0.8));
    byId("fit").addEventListener("click", () => this.picture.fit());
    document.addEventListener("keydown", (event) => this.onKey(event, byId("search")));
    addEventListener("popstate", () => this.show(viewAt(this.graph, location.hash)));
    addEventListener("beforeprint", () => this.setPaper(true));
    addEventListener("afterprint", () => this.setPaper(false));
    shortenLegend(byId("legend"), this.graph);
    byId("title").textContent = this.graph.title;
    this.show(viewAt(this.graph, location.hash), { isFirst: true });
  }

  /** Changes the view and the address. Steps of the keyboard leave no trace in the history. */
  go(changes, { isStep = false, isJump = false } = {}) {
    const view = { ...this.view, ...changes };
    const address = addressOf(this.graph, view);
    if (address !== addressOf(this.graph, this.view)) {
      if (isStep) history.replaceState(null, "", address);
      else history.pushState(null, "", address);
    }
    this.show(view, { isJump });
  }

  show(view, { isFirst = false, isJump = false } = {}) {
    const isFiltered = JSON.stringify(view.filter) !== JSON.stringify(this.view.filter);
    this.view = view;
    if (isFiltered || isFirst) this.filter(isFirst);
    this.lit = this.litScopes();
    const opened = this.open(this.lit ? [...this.lit.scopes] : view.scope === null ? [] : [view.scope]);
    if (opened || isFiltered || isFirst) this.layOut();
    this.picture.selected = view.scope;
    this.picture.lit = this.lit;
    this.outline.lit = this.lit;
    this.outline.selected = view.scope;
    if (view.scope === null) this.outline.render();
    else this.outline.activate(view.scope, isJump);
    if (isFirst || isFiltered) this.picture.fitReadably();
    if (view.scope !== null) this.picture.reveal([...(this.lit?.scopes ?? []), view.scope]);
    this.picture.plan();
    this.panel.show(view);
    document.body.classList.toggle("has-selection", view.scope !== null);
  }

  filter(isFirst) {
    showFilter(this.form, this.graph, this.view.filter);
    const filtered = applyFilter(this.graph, this.tree, this.view.filter);
    this.kept = filtered?.kept ?? null;
    this.countBelow = counterBelow(this.graph, this.tree, this.kept);
    this.status.textContent = filtered
      ? `${counted(filtered.count, "scope")} of ${grouped(this.graph.shown.length)}`
      : counted(this.graph.shown.length, "scope");
    document.body.classList.toggle("is-filtered", filtered !== null);
    if (!filtered || (isFirst && this.view.scope !== null)) return;
    // What passes the filter is to be seen, unless that is too much.
    if (filtered.count <= 300) for (const index of this.tree.order) if (this.kept[index]) this.expanded.add(index);
  }

  layOut() {
    const rows = visibleRows(this.graph, this.tree, this.expanded, this.kept);
    this.outline.show(rows, this.countBelow, this.lit);
    this.picture.show(rows, this.countBelow);
    showDepth(this.form, "");
  }

  /** Opens what is above some scopes. Returns whether anything was closed. */
  open(scopes) {
    let isChanged = false;
    for (const scope of scopes) {
      for (let above = this.tree.parent[scope]; above >= 0; above = this.tree.parent[above]) {
        if (this.expanded.has(above)) continue;
        this.expanded.add(above);
        isChanged = true;
      }
    }
    return isChanged;
  }

  setExpanded(scopes, isExpanded) {
    for (const scope of scopes) {
      if (isExpanded) this.expanded.add(scope);
      else this.expanded.delete(scope);
    }
    this.layOut();
  }

  openTo(depth) {
    this.expanded = new Set(this.tree.order.filter((index) => this.tree.depth[index] < depth - 1));
    this.layOut();
    showDepth(this.form, depth);
    this.picture.fitReadably();
  }

  /** The scopes and edges from supplier to reader; null if no property is selected. */
  litScopes() {
    const { graph, view } = this;
    if (view.need !== null) {
      const lit = { scopes: new Set(), edges: new Set(), missing: new Set(), captions: new Map() };
      const need = graph.needs[view.need];
      for (const section of explain(graph, view.need)) {
        section.scopes.forEach((scope, step) => {
          lit.scopes.add(scope);
          const edge = `${section.scopes[step - 1]} ${scope}`;
          if (step > 0) (section.isFault ? lit.missing : lit.edges).add(edge);
        });
        if (section.supplier !== null) lit.captions.set(section.supplier, `supplies ${need.name}`);
      }
      lit.captions.set(need.scope, `${need.isOwn ? "needs" : "forwards"} ${need.name}`);
      return lit;
    }
    if (view.property === null) return null;
    const captions = new Map([[view.scope, `provides ${view.property}`]]);
    return { ...litByReaders(graph, view.scope, readers(graph, view.scope, view.property)), captions };
  }

  /** The colors of paper are known before the page is printed, the picture is drawn with them. */
  setPaper(isForPaper) {
    document.documentElement.classList.toggle("on-paper", isForPaper);
    this.picture.setPaper(isForPaper);
  }

  onKey(event, search) {
    const isTyping = ["INPUT", "SELECT", "TEXTAREA"].includes(event.target.tagName);
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      search.focus();
      search.select();
    } else if (event.key === "Escape" && !closeFilters(this.form) && !isTyping) {
      this.go(this.view.need !== null || this.view.property !== null
        ? { need: null, property: null }
        : { scope: null, need: null, property: null });
    }
  }
}

const explorer = new Explorer(JSON.parse(document.getElementById("graph").textContent));
performance.mark("shown");
document.body.dataset.ready = String(explorer.graph.scopes.length);
