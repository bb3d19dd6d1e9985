// The fields of the filter.
import { element, visible } from "./dom.js";
import { filterKeys } from "./filter.js";

/**
 * @param form the element that holds the fields, each with the name of a key of the filter.
 * @param actions `filter(changes)`, `openTo(depth)`.
 */
export function listenToFilters(form, graph, actions) {
  const module = form.querySelector("[name=module]");
  module.append(...graph.modules.map((name) => element("option", { value: name }, visible(name))));
  if (!graph.changes) form.querySelector("[name=changes]").closest("label").remove();
  const scopes = document.getElementById("scope-names");
  const names = graph.shown.map((index) => graph.scopes[index].id);
  // A browser is slow with a longer list.
  if (names.length <= 2000) scopes.append(...names.map((id) => element("option", { value: id })));
  form.addEventListener("change", (event) => {
    const { name, type, checked, value } = event.target;
    if (name === "depth" && value !== "") actions.openTo(Number(value));
    else if (filterKeys.includes(name)) actions.filter({ [name]: type === "checkbox" ? (checked ? "yes" : "") : idOf(graph, name, value) });
  });
  document.getElementById("reset").addEventListener("click", () => {
    actions.filter(Object.fromEntries(filterKeys.map((key) => [key, ""])));
  });
}

/** The id of the scope that a person names in a field for scopes; other fields keep their text. */
function idOf(graph, key, value) {
  if (!["root", "focus", "from", "to"].includes(key) || value === "" || graph.scopeOfId.has(value)) return value.trim();
  const words = value.trim().toLowerCase();
  const names = (scope) => [scope.id, scope.name, scope.name.replace(/Component$/, "")].map((name) => name.toLowerCase());
  return graph.scopes.find((scope) => names(scope).includes(words))?.id ?? value.trim();
}

/** Shows to which depth the tree was opened; "" if it was opened otherwise. */
export function showDepth(form, depth) {
  form.querySelector("[name=depth]").value = depth;
}

/** Closes the filter. Returns whether it was open. */
export function closeFilters(form) {
  const box = form.closest("details");
  if (!box.open) return false;
  if (box.contains(document.activeElement)) box.querySelector("summary").focus();
  box.open = false;
  return true;
}

/** Shows a filter in the fields. */
export function showFilter(form, graph, filter) {
  for (const key of filterKeys) {
    const field = form.querySelector(`[name=${key}]`);
    if (!field) continue;
    if (field.type === "checkbox") field.checked = Boolean(filter[key]);
    else field.value = filter[key] ?? "";
    const isScope = ["root", "focus", "from", "to"].includes(key);
    field.setAttribute("aria-invalid", String(Boolean(isScope && filter[key] && !graph.scopeOfId.has(filter[key]))));
  }
}
