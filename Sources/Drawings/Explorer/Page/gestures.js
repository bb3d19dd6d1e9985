// The mouse, the fingers and the buttons of the picture.

export function listenToGestures(picture, actions) {
  const { canvas } = picture;
  const pointers = new Map();
  let moved = 0;

  canvas.addEventListener("pointerdown", (event) => {
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
    if (pointers.size === 1) moved = 0;
  });
  canvas.addEventListener("pointermove", (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) {
      canvas.classList.toggle("over-node", picture.nodeAt(event.offsetX, event.offsetY) !== null);
      return;
    }
    const now = { x: event.offsetX, y: event.offsetY };
    moved += Math.abs(now.x - last.x) + Math.abs(now.y - last.y);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const distance = (point) => Math.hypot(point.x - other.x, point.y - other.y);
      picture.zoomBy(distance(now) / Math.max(distance(last), 1), (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else if (moved > 3) {
      picture.moveBy(now.x - last.x, now.y - last.y);
    }
    pointers.set(event.pointerId, now);
  });
  const release = (event) => pointers.delete(event.pointerId);
  canvas.addEventListener("pointercancel", release);
  canvas.addEventListener("pointerup", (event) => {
    release(event);
    if (moved > 3 || event.button !== 0) return;
    const node = picture.nodeAt(event.offsetX, event.offsetY);
    if (!node) return;
    if (node.isOnCount) actions.toggle(node.scope);
    else actions.select(node.scope);
  });
  canvas.addEventListener("dblclick", (event) => {
    const node = picture.nodeAt(event.offsetX, event.offsetY);
    if (node && !node.isOnCount) actions.toggle(node.scope);
  });
  canvas.addEventListener("wheel", (event) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    if (event.ctrlKey || event.metaKey) {
      picture.zoomBy(Math.exp(-event.deltaY * lines * 0.005), event.offsetX, event.offsetY);
    } else {
      picture.moveBy(-event.deltaX * lines, -event.deltaY * lines);
    }
  }, { passive: false });
}
