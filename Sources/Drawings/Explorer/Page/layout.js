// The places of the nodes: a tidy tree that grows to the right, by the algorithm of Buchheim, Jünger and Leipert, in time
// proportional to the number of nodes and without recursion.

export const nodeHeight = 30;
/** A caption above a node fits in between. */
const rowGap = 12;
export const columnGap = 48;
/** The distance between trees, in rows. */
const treeGap = 1.7;

/**
 * @param rows the lines of the outline.
 * @param width gives the width of a scope's node.
 * @returns the nodes, each with its scope, place, the width of its column and its parent's position, and the bounds of all.
 */
export function layOut(rows, width) {
  const nodes = makeNodes(rows, width);
  const top = { parent: null, children: nodes.filter((node) => node.parent < 0).map((node) => node.position) };
  assignRows(nodes, top);
  const columns = [];
  for (const node of nodes) columns[node.level] = Math.max(columns[node.level] ?? 0, node.width);
  const lefts = [];
  let left = 0;
  for (let level = 0; level < columns.length; level += 1) {
    lefts[level] = left;
    left += columns[level] + columnGap;
  }
  const bounds = { left: 0, top: 0, right: 0, bottom: 0 };
  const highest = nodes.reduce((least, node) => Math.min(least, node.y), Infinity);
  for (const node of nodes) {
    node.x = lefts[node.level];
    node.columnWidth = columns[node.level];
    node.y = (node.y - highest) * (nodeHeight + rowGap);
    bounds.right = Math.max(bounds.right, node.x + node.width);
    bounds.bottom = Math.max(bounds.bottom, node.y + nodeHeight);
  }
  return { nodes, bounds };
}

function makeNodes(rows, width) {
  const nodes = [];
  const path = [];
  for (const row of rows) {
    if (row.isReference) continue;
    const node = {
      scope: row.scope, row, level: row.level, position: nodes.length, parent: row.level > 0 ? path[row.level - 1] : -1,
      children: [], number: 0, width: width(row), x: 0, y: 0,
      preliminary: 0, modifier: 0, shift: 0, change: 0, thread: -1, ancestor: nodes.length,
    };
    path[row.level] = node.position;
    if (node.parent >= 0) {
      node.number = nodes[node.parent].children.length;
      nodes[node.parent].children.push(node.position);
    }
    nodes.push(node);
  }
  return nodes;
}

function assignRows(nodes, top) {
  // The lines are in preorder, so backwards every child comes before its parent. Siblings need the other direction:
  // all children of a node are placed when the node is reached.
  for (let position = nodes.length - 1; position >= 0; position -= 1) placeChildren(nodes, nodes[position]);
  placeChildren(nodes, top);
  for (const node of nodes) {
    const sum = node.parent >= 0 ? nodes[node.parent].sum : 0;
    node.y = node.preliminary + sum;
    node.sum = sum + node.modifier;
  }
}

/** Moves the subtrees of a node's children apart. */
function placeChildren(nodes, parent) {
  const { children } = parent;
  if (children.length === 0) return;
  const gap = parent.parent === null ? treeGap : 1;
  let defaultAncestor = children[0];
  children.forEach((position, number) => {
    const node = nodes[position];
    node.number = number;
    const middle = node.children.length > 0 ? middleOf(nodes, node) : 0;
    if (number === 0) {
      node.preliminary = middle;
    } else {
      node.preliminary = nodes[children[number - 1]].preliminary + gap;
      node.modifier = node.children.length > 0 ? node.preliminary - middle : 0;
      defaultAncestor = apportion(nodes, children, node, defaultAncestor, gap);
    }
  });
  executeShifts(nodes, children);
}

function middleOf(nodes, node) {
  return (nodes[node.children[0]].preliminary + nodes[node.children.at(-1)].preliminary) / 2;
}

function apportion(nodes, siblings, node, defaultAncestor, gap) {
  const nextTop = (at) => (at.children.length > 0 ? at.children[0] : at.thread);
  const nextBottom = (at) => (at.children.length > 0 ? at.children.at(-1) : at.thread);
  let [insideLow, outsideLow] = [node, node];
  let [insideHigh, outsideHigh] = [nodes[siblings[node.number - 1]], nodes[siblings[0]]];
  let [sumInsideLow, sumOutsideLow] = [insideLow.modifier, outsideLow.modifier];
  let [sumInsideHigh, sumOutsideHigh] = [insideHigh.modifier, outsideHigh.modifier];
  while (nextBottom(insideHigh) >= 0 && nextTop(insideLow) >= 0) {
    insideHigh = nodes[nextBottom(insideHigh)];
    insideLow = nodes[nextTop(insideLow)];
    outsideHigh = nodes[nextTop(outsideHigh)];
    outsideLow = nodes[nextBottom(outsideLow)];
    outsideLow.ancestor = node.position;
    const shift = insideHigh.preliminary + sumInsideHigh - (insideLow.preliminary + sumInsideLow) + gap;
    if (shift > 0) {
      const isSibling = siblings[nodes[insideHigh.ancestor].number] === insideHigh.ancestor;
      moveSubtree(nodes[isSibling ? insideHigh.ancestor : defaultAncestor], node, shift);
      sumInsideLow += shift;
      sumOutsideLow += shift;
    }
    sumInsideHigh += insideHigh.modifier;
    sumInsideLow += insideLow.modifier;
    sumOutsideHigh += outsideHigh.modifier;
    sumOutsideLow += outsideLow.modifier;
  }
  if (nextBottom(insideHigh) >= 0 && nextBottom(outsideLow) < 0) {
    outsideLow.thread = nextBottom(insideHigh);
    outsideLow.modifier += sumInsideHigh - sumOutsideLow;
  }
  if (nextTop(insideLow) >= 0 && nextTop(outsideHigh) < 0) {
    outsideHigh.thread = nextTop(insideLow);
    outsideHigh.modifier += sumInsideLow - sumOutsideHigh;
    return node.position;
  }
  return defaultAncestor;
}

function moveSubtree(from, to, shift) {
  const share = shift / (to.number - from.number);
  to.change -= share;
  to.shift += shift;
  from.change += share;
  to.preliminary += shift;
  to.modifier += shift;
}

function executeShifts(nodes, children) {
  let [shift, change] = [0, 0];
  for (let number = children.length - 1; number >= 0; number -= 1) {
    const node = nodes[children[number]];
    node.preliminary += shift;
    node.modifier += shift;
    change += node.change;
    shift += node.shift + change;
  }
}
