// The picture of the tree: a canvas that draws what is in sight.
import { signsOf } from "./graph.js";
import { columnGap, layOut, nodeHeight } from "./layout.js";
import { visible } from "./dom.js";

const font = "13px system-ui, sans-serif";
const smallFont = "11px system-ui, sans-serif";
const captionFont = "10px system-ui, sans-serif";
const widestText = 240;
const badgeWidth = 20;
/** Below this zoom, names cannot be read and are not drawn. */
const leastZoomWithText = 0.45;
const leastReadableZoom = 0.7;
const zoomLimits = [0.004, 3];
/** The pixels of a printer for one of the page. */
const paperRatio = 3;
const margin = 32;

export class Picture {
  /**
   * @param canvas the element.
   * @param graph the graph.
   * @param actions what a click does: `select(scope)`, `toggle(scope)`.
   */
  constructor(canvas, graph, tree, actions) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
    this.graph = graph;
    this.tree = tree;
    this.actions = actions;
    this.layout = { nodes: [], bounds: { left: 0, top: 0, right: 0, bottom: 0 } };
    this.nodeOfScope = new Map();
    this.labels = new Map();
    this.letters = new Map();
    this.furtherEdges = [];
    this.changeOfEdge = new Map();
    this.view = { x: margin, y: margin, zoom: 1 };
    this.selected = null;
    this.lit = null;
    this.isDrawingPlanned = false;
    this.isForPaper = false;
    this.readColors();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.readColors());
    this.resize();
    new ResizeObserver(() => this.resize()).observe(canvas);
  }

  readColors() {
    const style = getComputedStyle(document.documentElement);
    const names = ["ink", "dim", "line", "paper", "node", "provider", "accent", "accent-soft", "error", "warning", "added", "removed"];
    this.colors = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
    this.colors.changed = this.colors.accent;
    this.plan();
  }

  resize() {
    const { clientWidth, clientHeight } = this.canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.size = { width: clientWidth, height: clientHeight };
    this.ratio = this.isForPaper ? paperRatio : devicePixelRatio || 1;
    this.canvas.width = Math.round(clientWidth * this.ratio);
    this.canvas.height = Math.round(clientHeight * this.ratio);
    this.draw();
  }

  /** Draws for paper, or for the screen again. */
  setPaper(isForPaper) {
    this.isForPaper = isForPaper;
    this.readColors();
    this.resize();
  }

  /** Shows other lines of the outline. What is selected stays where it is. */
  show(rows, countBelow) {
    const countOf = (row) => (row.hasChildren && !row.isExpanded ? countBelow(row.scope) : 0);
    const anchor = this.selected === null ? null : this.nodeOfScope.get(this.selected);
    const before = anchor ? { x: anchor.x, y: anchor.y } : null;
    this.layout = layOut(rows, (row) => this.widthOf(row, countOf(row)));
    this.nodeOfScope = new Map(this.layout.nodes.map((node) => [node.scope, node]));
    for (const node of this.layout.nodes) node.countBelow = countOf(node.row);
    this.furtherEdges = [];
    for (const row of rows) {
      const [from, to] = [this.nodeOfScope.get(row.above), this.nodeOfScope.get(row.scope)];
      if (row.isReference && from && to) this.furtherEdges.push([from, to]);
    }
    this.changeOfEdge = new Map();
    for (const edge of this.graph.edges) if (edge.change) this.changeOfEdge.set(`${edge.parent} ${edge.child}`, edge.change);
    const after = before && this.nodeOfScope.get(this.selected);
    if (after) {
      this.view.x += (before.x - after.x) * this.view.zoom;
      this.view.y += (before.y - after.y) * this.view.zoom;
    }
    this.plan();
  }

  /** The text of a scope's node, cut to the widest, and its width. */
  labelOf(scope) {
    let label = this.labels.get(scope);
    if (!label) {
      const letters = [...visible(this.graph.scopes[scope].shortName)];
      let [width, end] = [0, 0];
      while (end < letters.length && width <= widestText) width += this.widthOfLetter(letters[end++]);
      const text = end < letters.length ? `${letters.slice(0, end - 2).join("")}…` : letters.join("");
      label = { text, width };
      this.labels.set(scope, label);
    }
    return label;
  }

  /** Letters are measured once; the canvas is slow at measuring thousands of names. */
  widthOfLetter(letter) {
    let width = this.letters.get(letter);
    if (width === undefined) {
      this.context.font = font;
      width = this.context.measureText(letter).width;
      this.letters.set(letter, width);
    }
    return width;
  }

  widthOf(row, countBelow) {
    const badges = badgeWidth * signsOf(this.graph.scopes[row.scope]).length;
    const count = countBelow > 0 ? 16 + 8 * String(countBelow).length : 0;
    return this.labelOf(row.scope).width + 20 + badges + (count > 0 ? count + 6 : 0);
  }

  // The view.

  fit() {
    const { bounds } = this.layout;
    const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
    if (!this.size || width <= 0) return;
    const zoom = Math.min((this.size.width - 2 * margin) / width, (this.size.height - 2 * margin) / height, 1.25);
    this.view.zoom = Math.max(zoom, zoomLimits[0]);
    this.view.x = (this.size.width - width * this.view.zoom) / 2;
    this.view.y = (this.size.height - height * this.view.zoom) / 2;
    this.plan();
  }

  /** Fits the tree if it then can be read; otherwise shows its beginning. */
  fitReadably() {
    this.fit();
    if (this.view.zoom >= 0.7) return;
    this.view.zoom = 0.9;
    this.view.x = margin;
    this.view.y = this.size ? this.beginning(this.size.height, this.view.zoom) : margin;
    this.plan();
  }

  /** Where the top of the tree is if the first root is in the middle, without empty space above or below the tree. */
  beginning(height, zoom) {
    const { bounds, nodes } = this.layout;
    const [highest, lowest] = [margin - bounds.top * zoom, height - margin - bounds.bottom * zoom];
    if (lowest > highest) return (highest + lowest) / 2;
    return Math.min(Math.max(height / 2 - (nodes[0]?.y ?? 0) * zoom, lowest), highest);
  }

  zoomBy(factor, x = this.size.width / 2, y = this.size.height / 2) {
    const zoom = Math.min(Math.max(this.view.zoom * factor, zoomLimits[0]), zoomLimits[1]);
    const change = zoom / this.view.zoom;
    this.view.x = x - (x - this.view.x) * change;
    this.view.y = y - (y - this.view.y) * change;
    this.view.zoom = zoom;
    this.plan();
  }

  moveBy(x, y) {
    this.view.x += x;
    this.view.y += y;
    this.plan();
  }

  /** Moves the view so that scopes can be seen, as many as fit; the last one certainly. */
  reveal(scopes) {
    const nodes = scopes.map((scope) => this.nodeOfScope.get(scope)).filter((node) => node);
    if (!this.size || nodes.length === 0) return;
    const last = nodes.at(-1);
    const box = {
      left: Math.min(...nodes.map((node) => node.x)), right: Math.max(...nodes.map((node) => node.x + node.width)),
      top: Math.min(...nodes.map((node) => node.y)), bottom: Math.max(...nodes.map((node) => node.y + nodeHeight)),
    };
    const needed = Math.min(
      (this.size.width - 2 * margin) / (box.right - box.left), (this.size.height - 2 * margin) / (box.bottom - box.top));
    if (needed < this.view.zoom) this.view.zoom = Math.max(needed, leastReadableZoom);
    if (this.view.zoom < leastZoomWithText) this.view.zoom = 0.8;
    this.bringIn(box);
    this.bringIn({ left: last.x, right: last.x + last.width, top: last.y, bottom: last.y + nodeHeight });
    this.plan();
  }

  bringIn(box) {
    const { zoom } = this.view;
    const inside = (low, high, offset, size) => {
      if (low * zoom + offset < margin) return margin - low * zoom;
      if (high * zoom + offset > size - margin) return size - margin - high * zoom;
      return offset;
    };
    this.view.x = inside(box.left, box.right, this.view.x, this.size.width);
    this.view.y = inside(box.top, box.bottom, this.view.y, this.size.height);
  }

  /** The node at a point of the canvas, and whether the point is on its count of scopes below. */
  nodeAt(x, y) {
    const [left, top] = [(x - this.view.x) / this.view.zoom, (y - this.view.y) / this.view.zoom];
    const node = this.layout.nodes.find((candidate) =>
      candidate.x <= left && left <= candidate.x + candidate.width
        && candidate.y <= top && top <= candidate.y + nodeHeight);
    if (!node) return null;
    const isOnCount = node.row.hasChildren && !node.row.isExpanded && left > node.x + node.width - 32;
    return { scope: node.scope, isOnCount };
  }

  // Drawing.

  plan() {
    if (this.isDrawingPlanned) return;
    this.isDrawingPlanned = true;
    requestAnimationFrame(() => {
      this.isDrawingPlanned = false;
      this.draw();
    });
  }

  draw() {
    if (!this.size) return;
    const { context, view } = this;
    context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    context.fillStyle = this.colors.paper;
    context.fillRect(0, 0, this.size.width, this.size.height);
    context.translate(view.x, view.y);
    context.scale(view.zoom, view.zoom);
    this.sight = {
      left: -view.x / view.zoom, right: (this.size.width - view.x) / view.zoom,
      top: -view.y / view.zoom, bottom: (this.size.height - view.y) / view.zoom,
    };
    const seen = this.layout.nodes.filter((node) =>
      node.y + nodeHeight >= this.sight.top && node.y <= this.sight.bottom
        && node.x + node.width >= this.sight.left && node.x <= this.sight.right);
    this.drawEdges();
    if (view.zoom < leastZoomWithText) this.drawBoxes(seen);
    else for (const node of seen) this.drawNode(node);
  }

  drawEdges() {
    const { nodes } = this.layout;
    const plain = new Path2D();
    const [lit, missing] = [new Path2D(), new Path2D()];
    const changed = { added: new Path2D(), removed: new Path2D() };
    for (const node of nodes) {
      if (node.parent < 0) continue;
      const parent = nodes[node.parent];
      if (!this.isCrossing(parent, node)) continue;
      const key = `${parent.scope} ${node.scope}`;
      const change = this.changeOfEdge.size > 0 ? this.changeOfEdge.get(key) : undefined;
      const path = this.lit?.edges.has(key) ? lit : this.lit?.missing.has(key) ? missing
        : change ? changed[change] : plain;
      this.addCurve(path, parent, node);
    }
    const further = new Path2D();
    for (const [from, to] of this.furtherEdges) {
      if (!this.isCrossing(from, to)) continue;
      const key = `${from.scope} ${to.scope}`;
      this.addCurve(this.lit?.edges.has(key) ? lit : this.lit?.missing.has(key) ? missing : further, from, to);
    }
    this.strokeEdges(plain, this.colors.line, 1.2, []);
    this.strokeEdges(further, this.colors.dim, 1.2, [5, 4]);
    this.strokeEdges(changed.added, this.colors.added, 2, []);
    this.strokeEdges(changed.removed, this.colors.removed, 2, [2, 3]);
    this.strokeEdges(missing, this.colors.error, 3, [8, 4]);
    this.strokeEdges(lit, this.colors.accent, 3, []);
  }

  strokeEdges(path, color, width, dashes) {
    const { context, view } = this;
    context.strokeStyle = color;
    context.lineWidth = Math.max(width, 0.6 / view.zoom);
    context.setLineDash(view.zoom < 0.2 ? [] : dashes);
    context.stroke(path);
    context.setLineDash([]);
  }

  isCrossing(from, to) {
    const { sight } = this;
    return Math.min(from.x, to.x) <= sight.right && Math.max(from.x + from.width, to.x + to.width) >= sight.left
      && Math.min(from.y, to.y) <= sight.bottom && Math.max(from.y, to.y) + nodeHeight >= sight.top;
  }

  addCurve(path, from, to) {
    const [startX, startY] = [from.x + from.width, from.y + nodeHeight / 2];
    const [endX, endY] = [to.x, to.y + nodeHeight / 2];
    path.moveTo(startX, startY);
    if (this.view.zoom < 0.15) {
      path.lineTo(endX, endY);
      return;
    }
    const bend = Math.max(Math.abs(endX - startX) / 2, 24);
    path.bezierCurveTo(startX + bend, startY, endX - bend, endY, endX, endY);
  }

  /** Nodes from far away: their places, and what is special about them. */
  drawBoxes(nodes) {
    const { context, colors } = this;
    const groups = new Map();
    for (const node of nodes) {
      const badge = signsOf(this.graph.scopes[node.scope]).at(-1);
      const isLit = this.lit?.scopes.has(node.scope) || node.scope === this.selected;
      const color = isLit ? colors.accent : badge ? colors[badge.mark] : colors.dim;
      if (!groups.has(color)) groups.set(color, []);
      groups.get(color).push(node);
    }
    for (const [color, group] of groups) {
      context.fillStyle = color;
      for (const node of group) context.fillRect(node.x, node.y + 4, node.width, nodeHeight - 8);
    }
  }

  drawNode(node) {
    const { context, colors } = this;
    const scope = this.graph.scopes[node.scope];
    const isLit = this.lit?.scopes.has(node.scope);
    context.globalAlpha = this.lit && !isLit && node.scope !== this.selected ? 0.4 : 1;
    this.drawOutline(node, scope, isLit);
    const label = this.labelOf(node.scope);
    let left = node.x + 10;
    for (const badge of signsOf(scope)) {
      this.drawBadge(badge, left + 6, node.y + nodeHeight / 2);
      left += badgeWidth;
    }
    context.font = font;
    context.textAlign = "left";
    context.textBaseline = "middle";
    context.fillStyle = colors.ink;
    const middle = node.y + nodeHeight / 2 + 0.5;
    context.fillText(label.text, left, middle);
    if (scope.change === "removed") context.fillRect(left, middle - 0.5, label.width, 1);
    if (node.row.hasChildren && !node.row.isExpanded) this.drawCount(node);
    const words = this.lit?.captions.get(node.scope);
    if (words) this.drawCaption(node, words);
    context.globalAlpha = 1;
  }

  drawOutline(node, scope, isLit) {
    const { context, colors } = this;
    const isSelected = node.scope === this.selected;
    const radius = scope.kind === "provider" ? 0 : 7;
    context.beginPath();
    context.roundRect(node.x, node.y, node.width, nodeHeight, radius);
    context.fillStyle = isLit || isSelected ? colors["accent-soft"] : scope.kind === "provider" ? colors.provider : colors.node;
    context.fill();
    context.strokeStyle = isLit || isSelected ? colors.accent : colors.line;
    context.lineWidth = isSelected ? 2.5 : isLit ? 2 : 1.2;
    if (scope.kind === "builder") context.setLineDash([4, 3]);
    context.stroke();
    context.setLineDash([]);
    if (scope.root === 0) return;
    context.beginPath();
    context.roundRect(node.x - 3, node.y - 3, node.width + 6, nodeHeight + 6, radius + 3);
    context.lineWidth = 1.2;
    context.stroke();
  }

  drawBadge(badge, x, y) {
    const { context, colors } = this;
    context.fillStyle = colors[badge.mark];
    context.beginPath();
    if (badge.sign === "!") {
      context.moveTo(x, y - 8);
      context.lineTo(x + 8.5, y + 7);
      context.lineTo(x - 8.5, y + 7);
      context.closePath();
    } else {
      context.arc(x, y, 7.5, 0, 2 * Math.PI);
    }
    context.fill();
    context.fillStyle = colors.paper;
    context.font = `bold ${smallFont}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(badge.sign, x, y + (badge.sign === "!" ? 2 : 0.5));
  }

  drawCount(node) {
    const { context, colors } = this;
    const text = `+${node.countBelow}`;
    const width = 16 + 8 * (text.length - 1);
    const left = node.x + node.width - width - 5;
    context.beginPath();
    context.roundRect(left, node.y + 6, width, nodeHeight - 12, 9);
    context.fillStyle = colors.provider;
    context.fill();
    context.fillStyle = colors.ink;
    context.font = smallFont;
    context.textAlign = "center";
    context.fillText(text, left + width / 2, node.y + nodeHeight / 2 + 0.5);
  }

  /** Words on the upper edge of a node. They touch neither the node above nor the next column. */
  drawCaption(node, words) {
    const { context, colors } = this;
    context.font = captionFont;
    const widest = node.columnWidth + columnGap - 24;
    const widthOf = (text) => context.measureText(text).width + 10;
    const whole = visible(words);
    const text = widthOf(whole) <= widest ? whole : words.split(" ")[0];
    context.fillStyle = colors.accent;
    context.beginPath();
    context.roundRect(node.x + 6, node.y - 8, widthOf(text), 14, 7);
    context.fill();
    context.fillStyle = colors.paper;
    context.textAlign = "left";
    context.fillText(text, node.x + 11, node.y - 0.5);
  }
}
