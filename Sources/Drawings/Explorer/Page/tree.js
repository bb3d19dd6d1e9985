// The graph as a forest: each scope below its nearest parent, and as a reference below the others.
import { Root, compare, gravestFinding } from "./graph.js";

/** Finds for each scope the parent below which it is shown: the one nearest to a root. */
export function growTree(graph) {
  const { scopes } = graph;
  const isShown = new Uint8Array(scopes.length);
  for (const index of graph.shown) isShown[index] = 1;
  const shown = graph.shown.map((index) => scopes[index]).sort((left, right) => compare(left.id, right.id));
  const parent = new Int32Array(scopes.length).fill(-1);
  const depth = new Int32Array(scopes.length).fill(-1);
  const roots = [];
  const order = [];
  const visit = (start) => {
    if (depth[start.index] >= 0) return;
    roots.push(start.index);
    depth[start.index] = 0;
    order.push(start.index);
  };
  let next = 0;
  const spread = () => {
    for (; next < order.length; next += 1) {
      for (const child of scopes[order[next]].children) {
        if (!isShown[child] || depth[child] >= 0) continue;
        parent[child] = order[next];
        depth[child] = depth[order[next]] + 1;
        order.push(child);
      }
    }
  };
  const hasShownParent = (scope) => scope.parents.some((above) => isShown[above]);
  shown.filter((scope) => scope.root !== Root.none && scope.change !== "removed").forEach(visit);
  spread();
  shown.filter((scope) => !hasShownParent(scope)).forEach(visit);
  spread();
  // Scopes that are only on cycles.
  for (const scope of shown) {
    visit(scope);
    spread();
  }
  return { parent, depth, roots, order, isShown };
}

/** A tree of this size is seen as a whole. */
const smallTree = 40;
const manyFindings = 100;

/** The scopes that are open at first: the upper three levels, and all that leads to findings or changes. */
export function usualExpansion(graph, tree) {
  const levels = tree.order.length <= smallTree ? Infinity : 2;
  const expanded = new Set();
  const open = (index) => {
    for (let above = tree.parent[index]; above >= 0; above = tree.parent[above]) expanded.add(above);
  };
  if (graph.changes) {
    for (const index of tree.order) if (graph.scopes[index].isChanged) open(index);
    return expanded;
  }
  for (const index of tree.order) if (tree.depth[index] < levels) expanded.add(index);
  const graved = (severities) => tree.order.filter((index) => severities.includes(gravestFinding(graph.scopes[index])));
  const [errors, all] = [graved(["error"]), graved(["error", "warning"])];
  // Where findings are everywhere, they are no guide.
  for (const index of all.length <= manyFindings ? all : errors.length <= manyFindings ? errors : []) open(index);
  return expanded;
}

/**
 * The lines of the outline from top to bottom.
 *
 * @param kept whether a scope is shown, by its index; null for all.
 */
export function visibleRows(graph, tree, expanded, kept) {
  const isKept = (index) => tree.isShown[index] === 1 && (!kept || kept[index] === 1);
  const tops = tree.roots.filter(isKept);
  // A filter may leave out what is above a scope.
  if (kept) {
    for (const index of tree.order) {
      if (isKept(index) && tree.parent[index] >= 0 && !isKept(tree.parent[index])) tops.push(index);
    }
  }
  const rows = [];
  const stack = [];
  const push = (children, above, level) => {
    for (let position = children.length - 1; position >= 0; position -= 1) {
      stack.push({ scope: children[position], above, level, position, size: children.length });
    }
  };
  push(tops, -1, 0);
  while (stack.length > 0) {
    const { scope, above, level, position, size } = stack.pop();
    const isReference = above >= 0 && tree.parent[scope] !== above;
    const children = isReference ? [] : graph.scopes[scope].children.filter(isKept);
    const isExpanded = children.length > 0 && expanded.has(scope);
    rows.push({
      scope, above, level, position, size, isReference, isExpanded, hasChildren: children.length > 0,
      hiddenCount: isReference ? 0 : graph.scopes[scope].children.length - children.length,
    });
    if (isExpanded) push(children, scope, level + 1);
  }
  return rows;
}

/**
 * Makes a function that counts the kept scopes below a scope, each once, however many parents it has. It counts when it is
 * asked, because only closed scopes have to say it.
 */
export function counterBelow(graph, tree, kept) {
  const isKept = (scope) => tree.isShown[scope] === 1 && (!kept || kept[scope] === 1);
  const counts = new Map();
  const countedFor = new Int32Array(graph.scopes.length).fill(-1);
  const count = (top) => {
    const found = [top];
    countedFor[top] = top;
    for (let next = 0; next < found.length; next += 1) {
      for (const child of graph.scopes[found[next]].children) {
        if (countedFor[child] === top || !isKept(child)) continue;
        countedFor[child] = top;
        found.push(child);
      }
    }
    return found.length - 1;
  };
  return (scope) => {
    if (!counts.has(scope)) counts.set(scope, count(scope));
    return counts.get(scope);
  };
}
