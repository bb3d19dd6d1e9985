// The legend of the picture.
import { Root, signsOf } from "./graph.js";

/** Leaves the marks that this graph has. */
export function shortenLegend(legend, graph) {
  const isShown = new Set(graph.shown);
  const marks = new Set();
  for (const index of graph.shown) for (const mark of marksOf(graph.scopes[index], isShown)) marks.add(mark);
  for (const edge of graph.edges) {
    if (edge.change && isShown.has(edge.parent) && isShown.has(edge.child)) marks.add(`${edge.change} edge`);
  }
  for (const line of legend.querySelectorAll("li")) if (!marks.has(line.dataset.mark)) line.remove();
}

function marksOf(scope, isShown) {
  return [
    scope.kind, scope.root === Root.none ? null : "root", ...signsOf(scope).map(({ mark }) => mark),
    scope.parents.filter((parent) => isShown.has(parent)).length > 1 ? "further" : null,
  ];
}
