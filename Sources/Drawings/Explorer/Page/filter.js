// Which scopes are shown.
import { reached } from "./graph.js";

/** The keys of a filter, as in the address of the page. */
export const filterKeys = ["root", "focus", "from", "to", "module", "needs", "provides", "findings", "changes"];

/**
 * The scopes that pass a filter, and those above them that lead there.
 *
 * @returns a number for each scope, 1 for those to show, and how many pass; null if nothing is filtered.
 */
export function applyFilter(graph, tree, filter) {
  const limits = limitsOf(graph, filter);
  const tests = testsOf(graph, filter);
  if (limits.length === 0 && tests.length === 0) return null;
  const kept = new Uint8Array(graph.scopes.length);
  let count = 0;
  for (const index of tree.order) {
    if (!limits.every((limit) => limit.has(index)) || !tests.every((test) => test(graph.scopes[index]))) continue;
    count += 1;
    kept[index] = 1;
    for (let above = tree.parent[index]; above >= 0 && kept[above] === 0; above = tree.parent[above]) {
      if (!limits.every((limit) => limit.has(above))) break;
      kept[above] = 1;
    }
  }
  return { kept, count };
}

/** The sets of scopes outside which nothing is shown. */
function limitsOf(graph, filter) {
  const limits = [];
  const index = (id) => graph.scopeOfId.get(id)?.index;
  const root = index(filter.root);
  if (root !== undefined) limits.push(reached(graph, [root], "children"));
  const focus = index(filter.focus);
  if (focus !== undefined) {
    limits.push(new Set([...reached(graph, [focus], "parents"), ...reached(graph, [focus], "children")]));
  }
  const [from, to] = [index(filter.from), index(filter.to)];
  if (from !== undefined && to !== undefined) limits.push(between(graph, from, to));
  return limits;
}

/** The scopes on all ways from one scope to another, in either direction. */
function between(graph, from, to) {
  const scopes = new Set();
  for (const [top, bottom] of [[from, to], [to, from]]) {
    const below = reached(graph, [top], "children");
    if (!below.has(bottom)) continue;
    for (const index of reached(graph, [bottom], "parents")) if (below.has(index)) scopes.add(index);
  }
  return scopes;
}

function testsOf(graph, filter) {
  const tests = [];
  const holds = (value, words) => value !== null && value.toLowerCase().includes(words);
  if (filter.module) tests.push((scope) => scope.module === filter.module);
  if (filter.needs) {
    const words = filter.needs.toLowerCase();
    tests.push((scope) =>
      scope.needs.some((number) => {
        const need = graph.needs[number];
        return need.isOwn && (holds(need.name, words) || holds(need.type, words));
      }));
  }
  if (filter.provides) {
    const words = filter.provides.toLowerCase();
    tests.push((scope) => scope.provides.some((property) => holds(property.name, words) || holds(property.type, words)));
  }
  if (filter.findings) {
    const severities = filter.findings === "error" ? ["error"] : ["error", "warning", "note"];
    tests.push((scope) => scope.findings.some((finding) =>
      finding.change !== "removed" && severities.includes(finding.severity)));
  }
  if (filter.changes) tests.push((scope) => scope.isChanged);
  return tests;
}
