"""What the canvas draws: the calls that draw it are written down."""

import json

from browser import opened, settled

# Each picture begins with `setTransform`.
RECORDING = """(() => {
    const prototype = CanvasRenderingContext2D.prototype;
    const record = (name, note) => {
        const original = prototype[name];
        prototype[name] = function (...words) { note(this, words); return original.apply(this, words); };
    };
    globalThis.drawn = [];
    record("setTransform", () => { globalThis.drawn = []; });
    record("translate", (context, [left, top]) => { globalThis.place = { left, top }; });
    record("scale", (context, [zoom]) => { globalThis.place.zoom = zoom; });
    record("roundRect", (context, [x, y, width, height]) => globalThis.drawn.push({ x, y, width, height }));
    record("fillText", (context, [text, x, y]) => globalThis.drawn.push({ text, x, y }));
})()"""
NODE_HEIGHT = 30
SIGNS = ["+", "−", "~", "✕", "!"]


def drawn(browser, path, faults, address="", **options):
    """A page, and a function that gives the boxes and texts of its picture."""
    page = opened(browser, path, faults, address, script=RECORDING, **options)

    def calls():
        settled(page)
        return page.evaluate("() => globalThis.drawn")

    return page, calls


def picture(browser, folder, faults):
    badges(browser, folder, faults)
    captions(browser, folder, faults)
    counts(browser, folder, faults)
    beginning(browser, folder, faults)
    filtered(browser, folder, faults)


def badges(browser, folder, faults):
    """A scope with a change and a finding has a sign for each, as in the outline."""
    page, calls = drawn(browser, folder / "difference.html", faults)
    signs, shown = [], {}
    for call in calls():
        if call.get("text") in SIGNS:
            signs.append(call["text"])
        elif "text" in call:
            shown[call["text"]] = signs
            signs = []
    listed = {}
    for line in page.locator("[role=treeitem]").all():
        listed[line.locator(".name").inner_text()] = line.locator(".sign").all_inner_texts()
    faults.expect(shown and all(shown.get(name) == signs for name, signs in listed.items()), f"signs: {shown}, not {listed}")
    faults.expect(["+", "✕"] in shown.values() and ["~", "✕"] in shown.values(), f"no scope has two signs: {shown}")
    page.close()


def captions(browser, folder, faults):
    """The captions of all requirements of all scopes touch no other node."""
    scopes = json.loads((folder / "graph.json").read_text())["scopes"]
    page, calls = drawn(browser, folder / "page.html", faults)
    count = 0
    for scope in scopes:
        for need in scope["requires"]:
            page.evaluate(
                "(words) => { location.hash = new URLSearchParams(words); }", {"scope": scope["id"], "requirement": need["name"]}
            )
            page.wait_for_selector("#panel .answer")
            count += touching(calls(), f"{scope['id']}.{need['name']}", faults)
    faults.expect(count > 2 * 20, f"there are only {count} captions")
    page.close()


def touching(calls, state, faults):
    boxes = [call for call in calls if "width" in call]
    nodes = [box for box in boxes if box["height"] == NODE_HEIGHT]
    labels = [(box, text) for box, text in zip(calls, calls[1:]) if "width" in box and "text" in text]
    captions = [box for box, text in labels if text["text"].split()[0] in ("supplies", "needs", "forwards", "provides")]
    for caption in captions:
        for node in nodes:
            is_own = node["x"] == caption["x"] - 6 and 0 < node["y"] - caption["y"] < 20
            apart = max(
                node["x"] - caption["x"] - caption["width"], caption["x"] - node["x"] - node["width"],
                node["y"] - caption["y"] - caption["height"], caption["y"] - node["y"] - node["height"],
            )
            faults.expect(is_own or apart >= 2, f"{state}: a caption touches a node: {caption}, {node}")
    return len(captions)


def counts(browser, folder, faults):
    """A closed scope has the number of the scopes below it, which may have several parents."""
    graph = json.loads((folder / "graph.json").read_text())
    children = {scope["id"]: scope["children"] for scope in graph["scopes"]}
    parents = [edge["child"] for edge in graph["edges"]]
    faults.expect(len(set(parents)) < len(parents), "no scope of the sample has several parents")
    page, calls = drawn(browser, folder / "page.html", faults)
    page.click("summary")
    for depth in ["1", "2", "3"]:
        page.select_option("[name=depth]", depth)
        expected = {}
        for line in page.locator("[role=treeitem][aria-expanded=false]").all():
            scope = line.get_attribute("data-scope")
            below = number_below(scope, children)
            expected[scope] = f"+{below} scope{'' if below == 1 else 's'}"
            listed = line.locator(".count").first.inner_text()
            faults.expect(listed == expected[scope], f"{scope}: {listed}, not {expected[scope]}")
        faults.expect(expected, f"nothing is closed at depth {depth}")
        on_picture = sorted(call["text"] for call in calls() if call.get("text", "").startswith("+"))
        faults.expect(on_picture == sorted(text.split()[0] for text in expected.values()), f"the picture says {on_picture}")
    page.close()


def number_below(scope, children):
    found, pending = {scope}, [scope]
    while pending:
        for child in children[pending.pop()]:
            if child not in found:
                found.add(child)
                pending.append(child)
    return len(found) - 1


def beginning(browser, folder, faults):
    """A tree that is wider than the window begins at its left, and in the middle of its height."""
    page, calls = drawn(browser, folder / "page.html", faults, viewport={"width": 390, "height": 844})
    nodes = [call for call in calls() if call.get("height") == NODE_HEIGHT]
    zoom, left, top = page.evaluate("() => [globalThis.place.zoom, globalThis.place.left, globalThis.place.top]")
    height = page.locator("#picture").bounding_box()["height"]
    first, last = min(node["y"] for node in nodes), max(node["y"] for node in nodes) + NODE_HEIGHT
    above, below = top + first * zoom, height - top - last * zoom
    faults.expect(abs(above - below) < 2, f"there are {above:.0f} dots above the tree and {below:.0f} below it")
    faults.expect(10 < left + min(node["x"] for node in nodes) * zoom < 60, "the tree does not begin at the left")
    page.close()


def filtered(browser, folder, faults):
    """What passes a filter is in sight, wherever the picture was before, and nothing covers or blurs it."""
    page, calls = drawn(browser, folder / "page.html", faults)
    box = page.locator("#picture").bounding_box()
    dots = page.eval_on_selector("#picture", "(canvas) => ({ width: canvas.width, height: canvas.height })")
    faults.expect(all(box[side] == dots[side] for side in dots), f"the picture is blurred: {dots} on {box}")
    legend = page.locator(".legend").bounding_box()
    faults.expect(legend["y"] >= box["y"] + box["height"], f"the legend covers the picture: {legend}, {box}")
    for change in ["theme", None]:
        page.mouse.move(box["x"] + 100, box["y"] + 100)
        page.mouse.wheel(0, 4000)
        faults.expect(not any("width" in call for call in calls()), "the picture does not move away")
        if change:
            page.click("summary")
            page.fill("[name=needs]", change)
            page.press("[name=needs]", "Enter")
        else:
            page.click("#reset")
        faults.expect(any("width" in call for call in calls()), f"with the filter {change}, the picture is empty")
    page.close()
