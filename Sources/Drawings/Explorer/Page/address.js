// What the page shows, as the part of its address behind the number sign.
import { filterKeys } from "./filter.js";

/** The address of a view. */
export function addressOf(graph, view) {
  const words = new URLSearchParams();
  if (view.scope !== null) words.set("scope", graph.scopes[view.scope].id);
  if (view.need !== null) {
    const need = graph.needs[view.need];
    words.set("requirement", need.name);
    if (needsNamed(graph, need.scope, need.name).length > 1) words.set("type", need.type);
  }
  if (view.property !== null) words.set("provision", view.property);
  for (const key of filterKeys) if (view.filter[key]) words.set(key, view.filter[key]);
  return `#${words.toString().replaceAll("+", "%20")}`;
}

/** The view at an address. What the graph does not have is left out. */
export function viewAt(graph, address) {
  const words = new URLSearchParams(address.replace(/^#/, ""));
  const view = { scope: null, need: null, property: null, filter: {} };
  for (const key of filterKeys) if (words.get(key)) view.filter[key] = words.get(key);
  const scope = graph.scopeOfId.get(words.get("scope"));
  if (!scope) return view;
  view.scope = scope.index;
  const named = needsNamed(graph, scope.index, words.get("requirement"));
  const need = named.find((candidate) => candidate.type === words.get("type")) ?? named[0];
  if (need) view.need = need.index;
  else if (scope.provides.some((property) => property.name === words.get("provision"))) {
    view.property = words.get("provision");
  }
  return view;
}

function needsNamed(graph, scope, name) {
  return graph.scopes[scope].needs.map((number) => graph.needs[number]).filter((need) => need.name === name);
}
