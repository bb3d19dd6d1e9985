// The graph of the page, made from its data. `ExplorerGraph+JSON.swift` writes the same lists in the same order.

/** What a route along one edge leads to. */
export const Answer = { supplied: 0, passedThrough: 1, passedOn: 2, blocked: 3 };

/** Why a scope is a root. */
export const Root = { none: 0, made: 1, open: 2 };

export function readGraph(data) {
  const text = (number) => (number < 0 ? null : data.texts[number]);
  const place = (value) => {
    if (!value) return null;
    const [file, link] = data.files[value[0]];
    return { file, link, line: value[1], column: value[2] };
  };
  const note = ([message, at]) => ({ message: text(message), place: place(at) });

  const scopes = data.scopes.map(([id, name, module, kind, dialect, root, dependency, at, provides], index) => ({
    index, id, name, module: text(module), kind: text(kind), dialect: text(dialect), root,
    dependency: text(dependency), place: place(at),
    provides: provides.map(([property, type, access, isPassThrough, where]) => ({
      name: text(property), type: text(type), access: text(access), isPassThrough: isPassThrough === 1,
      place: place(where),
    })),
    parents: [], children: [], edgesUp: [], edgesDown: [], needs: [], findings: [], executes: [], registers: [],
    change: null, isChanged: false,
  }));
  const edges = data.edges.map(([parent, child, at], index) => ({ index, parent, child, place: place(at), change: null }));
  const needs = data.needs.map(([scope, name, type, label, declaredIn, isOwn, at, routes, origins, passedOver], index) => ({
    index, scope, name: text(name), type: text(type), label: text(label), declaredIn: text(declaredIn), isOwn: isOwn === 1,
    place: place(at), routes: readRoutes(routes), origins, passedOver: passedOver.map(note), passedOnFor: [],
    change: null, messages: [],
  }));
  const finding = ([rule, severity, headline, scope, property, at, notes, fixes]) => ({
    rule: text(rule), severity: text(severity), headline: text(headline), scope: text(scope),
    property: text(property), place: place(at), notes: notes.map(note), fixes: fixes.map(note), change: null,
  });
  const use = ([name, scopes, at]) => ({ name: text(name), scopes, place: place(at) });
  const requests = (data.requests ?? []).map(([name, interactors, executions, registrations]) => ({
    name: text(name), interactors: interactors.map(text), executions: executions.map(use),
    registrations: registrations.map(use),
  }));
  const graph = {
    title: data.title, scopes, edges, needs, requests, findings: data.findings.map(finding), changes: null,
    shown: data.shown, foundByPath: new Set(data.foundByPath),
    scopeOfId: new Map(scopes.map((scope) => [scope.id, scope])),
    modules: [...new Set(data.shown.map((index) => scopes[index].module))].sort(),
  };
  shortenNames(scopes);
  if (data.changes) readChanges(graph, data.changes, text, finding);
  connect(graph);
  return graph;
}

/** Leaves out the last word of `LoginComponent` where the rest is clear. */
function shortenNames(scopes) {
  const names = new Set(scopes.map((scope) => scope.name));
  for (const scope of scopes) {
    const short = scope.name.replace(/(?<=[\p{L}\p{N}_])Component$/u, "");
    scope.shortName = names.has(short) ? scope.name : short;
  }
}

function readRoutes(numbers) {
  const routes = [];
  for (let start = 0; start < numbers.length; start += 3) {
    routes.push({ edge: numbers[start], answer: numbers[start + 1], above: numbers[start + 2] });
  }
  return routes;
}

function readChanges(graph, changes, text, finding) {
  const words = ["added", "removed"];
  for (const [index, change] of changes.scopes) graph.scopes[index].change = words[change];
  for (const [index, change] of changes.edges) graph.edges[index].change = words[change];
  for (const [index, change] of changes.needs) graph.needs[index].change = words[change];
  for (const [index, message] of changes.requirements) {
    graph.needs[index].change = "changed";
    graph.needs[index].messages.push(text(message));
  }
  for (const index of changes.new) graph.findings[index].change = "added";
  const gone = changes.gone.map(finding);
  for (const value of gone) value.change = "removed";
  graph.findings.push(...gone);
  graph.changes = { headline: changes.headline };
}

function connect(graph) {
  const { scopes, edges, needs } = graph;
  for (const edge of edges) {
    const [parent, child] = [scopes[edge.parent], scopes[edge.child]];
    parent.edgesDown.push(edge.index);
    child.edgesUp.push(edge.index);
    if (parent.children.at(-1) !== edge.child) parent.children.push(edge.child);
    if (child.parents.at(-1) !== edge.parent) child.parents.push(edge.parent);
    if (edge.change) parent.isChanged = true;
  }
  for (const need of needs) {
    scopes[need.scope].needs.push(need.index);
    for (const route of need.routes) {
      if (route.answer === Answer.passedOn) needs[route.above].passedOnFor.push(need.index);
    }
    if (need.change) scopes[need.scope].isChanged = true;
  }
  for (const request of graph.requests) {
    for (const use of request.executions) for (const scope of use.scopes) scopes[scope].executes.push({ request, use });
    for (const use of request.registrations) for (const scope of use.scopes) scopes[scope].registers.push({ request, use });
  }
  for (const finding of graph.findings) {
    const scope = graph.scopeOfId.get(finding.scope);
    if (!scope) continue;
    scope.findings.push(finding);
    if (finding.change) scope.isChanged = true;
  }
  for (const scope of scopes) {
    if (scope.change) scope.isChanged = true;
    scope.children.sort((left, right) => compare(scopes[left].id, scopes[right].id));
  }
}

export function compare(left, right) {
  return left < right ? -1 : left > right ? 1 : 0;
}

const gravity = { note: 1, warning: 2, error: 3 };

/** By mark. */
const signs = { added: "+", removed: "−", changed: "~", error: "✕", warning: "!" };

/** What is special about a scope, each with its mark and its sign: its change, then its findings. */
export function signsOf(scope) {
  const marks = [scope.change ?? (scope.isChanged ? "changed" : null), gravestFinding(scope)];
  return marks.filter((mark) => mark in signs).map((mark) => ({ mark, sign: signs[mark] }));
}

/** The highest severity of a scope's present findings; null if there are none. */
export function gravestFinding(scope) {
  let gravest = null;
  for (const finding of scope.findings) {
    if (finding.change === "removed") continue;
    if (!gravest || gravity[finding.severity] > gravity[gravest]) gravest = finding.severity;
  }
  return gravest;
}

/** The scopes that are reached from some scopes in one direction ("parents" or "children"), these included. */
export function reached(graph, starts, direction) {
  const found = new Set(starts);
  const pending = [...found];
  while (pending.length > 0) {
    for (const next of graph.scopes[pending.pop()][direction]) {
      if (found.has(next)) continue;
      found.add(next);
      pending.push(next);
    }
  }
  return found;
}
