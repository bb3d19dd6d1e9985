"""What a person does with the page: keys, search, filters, going back."""

import json

from browser import fragment, opened, settled


def keyboard(browser, folder, faults):
    """Every scope is reached by keys alone, and what is known about it is shown."""
    scopes = {scope["id"]: scope for scope in json.loads((folder / "graph.json").read_text())["scopes"]}
    page = opened(browser, folder / "page.html", faults)
    focus_outline(page, faults)
    page.keyboard.press("Home")
    reached = {}
    previous = None
    for _ in range(10 * len(scopes)):
        active = page.evaluate(
            """() => {
                const line = document.getElementById(document.activeElement.getAttribute("aria-activedescendant"));
                return [line.id, line.getAttribute("aria-expanded")];
            }"""
        )
        reached[fragment(page).get("scope")] = page.inner_text("#panel h2")
        if active[1] == "false":
            page.keyboard.press("ArrowRight")
            continue
        if active[0] == previous:
            break
        previous = active[0]
        page.keyboard.press("ArrowDown")
    missing = set(scopes) - set(reached)
    faults.expect(not missing, f"not reached by keyboard: {sorted(missing)}")
    for scope, name in reached.items():
        faults.expect(scope in scopes and name == scopes[scope]["name"], f"{scope} is shown as {name}")
    other_keys(page, faults)
    page.close()


def focus_outline(page, faults):
    for _ in range(30):
        if page.evaluate("() => document.activeElement.id") == "outline":
            return
        page.keyboard.press("Tab")
    faults.append("the outline is not reached with the Tab key")


def other_keys(page, faults):
    """End, Home, the arrows that close and go up, and typing."""
    page.keyboard.press("Home")
    first = fragment(page)["scope"]
    page.keyboard.press("End")
    faults.expect(fragment(page)["scope"] != first, "End stays on the first line")
    page.keyboard.press("Home")
    faults.expect(fragment(page)["scope"] == first, "Home does not lead to the first line")
    expanded = "() => document.querySelector('#row-0').getAttribute('aria-expanded')"
    page.keyboard.press("ArrowLeft")
    faults.expect(page.evaluate(expanded) == "false", "the left arrow does not close")
    page.keyboard.press("ArrowRight")
    faults.expect(page.evaluate(expanded) == "true", "the right arrow does not open")
    page.keyboard.press("ArrowRight")
    faults.expect(fragment(page)["scope"] != first, "the right arrow does not lead to the first child")
    # The first one closes the child.
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    faults.expect(fragment(page)["scope"] == first, "the left arrow does not lead to the parent")
    page.keyboard.type("tic")
    faults.expect("TicTacToe" in fragment(page)["scope"], "typing does not lead to a name")


def search(browser, folder, faults):
    """Scopes, properties and types are found, and shown with the address that leads there."""
    page = opened(browser, folder / "page.html", faults)
    for words, expected in [
        ("offga", {"scope": "TicTacToe.OffGameComponent"}),
        ("player1", {"scope": "TicTacToe.LoggedInComponent", "provision": "player1Name"}),
        ("MutableScoreStr", {"provision": "mutableScoreStream"}),
    ]:
        page.keyboard.press("/")
        page.keyboard.type(words)
        page.keyboard.press("Enter")
        found = fragment(page)
        faults.expect(expected.items() <= found.items(), f"a search for {words} leads to {found}")
        page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("no such thing")
    faults.expect(page.inner_text("#results") == "Nothing found", "a search in vain does not say so")
    page.close()


def history(browser, folder, faults):
    """Who supplies X to Y and along which path in two clicks; the address says so; the back button undoes it."""
    page = opened(browser, folder / "page.html", faults)
    page.click("[role=treeitem][data-scope='TicTacToe.TicTacToeComponent']")
    page.click("#panel .property:has-text('theme: Theme')")
    asked = {"scope": "TicTacToe.TicTacToeComponent", "requirement": "theme"}
    faults.expect(fragment(page) == asked, f"the address is {page.url}")
    answer = page.inner_text("#panel .answer h4")
    faults.expect(answer == "supplied by AppComponent", f"after two clicks it says: {answer}")
    address = page.url
    page.go_back()
    faults.expect("requirement" not in fragment(page), "the back button does not close the requirement")
    faults.expect(page.locator("#panel .answer").count() == 0, "the back button leaves the answer")
    page.go_back()
    faults.expect(fragment(page) == {}, "the back button does not lead to the start")
    page.go_forward()
    page.go_forward()
    faults.expect(page.url == address and page.locator("#panel .answer").count() == 1, "forward does not lead back")
    again = opened(browser, folder / "page.html", faults, "#" + address.split("#")[1])
    faults.expect(again.inner_text("#panel .answer h4") == answer, "the address does not show the same again")
    again.close()
    picture(page, faults)
    page.close()


def picture(page, faults):
    """A click on a node selects its scope. The page lays the nodes out; the legend is not one."""
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.click("#fit")
    settled(page)
    box = page.locator("#picture").bounding_box()
    for x in range(40, int(box["width"]) - 40, 12):
        page.mouse.move(box["x"] + x, box["y"] + box["height"] / 2)
        if page.evaluate("() => document.getElementById('picture').classList.contains('over-node')"):
            page.mouse.click(box["x"] + x, box["y"] + box["height"] / 2)
            faults.expect("scope" in fragment(page), "a click on a node does not select it")
            return
    faults.append("there is no node in the middle of the picture")


def filters(browser, folder, faults):
    """Each filter leaves the scopes that it has to, and the address keeps it."""
    scopes = json.loads((folder / "graph.json").read_text())["scopes"]
    page = opened(browser, folder / "page.html", faults)
    page.click("summary")
    for field, value, passes in [
        ("needs", "theme", lambda scope: any("theme" in need["name"].lower() for need in scope["requires"])),
        ("provides", "WebServ", lambda scope: any("webserv" in (p["name"] + p["type"]).lower() for p in scope["provides"])),
        ("module", "FilmList", lambda scope: scope["module"] == "FilmList"),
    ]:
        box = page.locator(f"[name={field}]")
        box.select_option(value) if field == "module" else (box.fill(value), box.press("Enter"))
        wanted = sum(map(passes, scopes))
        status = page.inner_text("#status")
        faults.expect(status.startswith(f"{wanted} scope"), f"{field}={value}: {status}, not {wanted}")
        faults.expect(fragment(page) == {field: value}, f"the address does not keep {field}")
        page.click("#reset")
    for field, value, names in [
        ("root", "LoggedIn", ["LoggedIn", "OffGame", "ScoreBoard", "TicTacToe"]),
        ("focus", "OffGame", ["App", "Root", "LoggedIn", "OffGame", "ScoreBoard"]),
    ]:
        page.fill(f"[name={field}]", value)
        page.press(f"[name={field}]", "Enter")
        shown = page.locator("[role=treeitem] .name").all_inner_texts()
        faults.expect(shown == names, f"{field}={value} shows {shown}")
        page.click("#reset")
    page.fill("[name=from]", "Root")
    page.fill("[name=to]", "ScoreBoard")
    page.press("[name=to]", "Enter")
    shown = page.locator("[role=treeitem] .name").all_inner_texts()
    faults.expect(shown == ["Root", "LoggedIn", "OffGame", "ScoreBoard"], f"the ways from Root to ScoreBoard are {shown}")
    page.close()


def form(browser, folder, faults):
    """The form of the filter is inside the window, Escape closes it, and its fields say what is shown."""
    page = opened(browser, folder / "page.html", faults)
    page.click("summary")
    for width in [320, 390, 600, 800, 1000, 1180, 1181, 1400]:
        page.set_viewport_size({"width": width, "height": 900})
        settled(page)
        box = page.locator("#filters").bounding_box()
        faults.expect(box["x"] >= 0 and box["x"] + box["width"] <= width, f"{width} wide, the filter is at {box}")
        scrolls = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
        faults.expect(not scrolls, f"{width} wide, the page scrolls sideways")
    depths(page, faults)
    escape(page, faults)
    page.close()
    modules(browser, folder, faults)


def depths(page, faults):
    """To which depth the tree is open, and that it is open otherwise."""
    depth = lambda: page.eval_on_selector("[name=depth]", "(field) => field.value")
    lines = lambda: page.locator("[role=treeitem]").count()
    page.select_option("[name=depth]", "2")
    opened_to_two = lines()
    faults.expect(depth() == "2", "the field does not keep its depth")
    page.select_option("[name=depth]", "")
    faults.expect(lines() == opened_to_two, f"'as it is' leaves {lines()} of {opened_to_two} lines")
    page.select_option("[name=depth]", "3")
    faults.expect(lines() > opened_to_two, "a greater depth does not open more")
    page.fill("[name=needs]", "theme")
    page.press("[name=needs]", "Enter")
    page.select_option("[name=depth]", "1")
    page.click("#reset")
    faults.expect(depth() == "", "'Show all' leaves a depth in its field")
    page.select_option("[name=depth]", "1")
    page.locator("[role=treeitem] .twist").first.click()
    faults.expect(depth() == "", "a scope is opened, and the field still has a depth")


def escape(page, faults):
    """Escape closes the form first, wherever the keyboard is, and does nothing else."""
    is_open = lambda: page.eval_on_selector("details", "(box) => box.open")
    page.locator("[role=treeitem]").first.click()
    scope = fragment(page)
    for place in ["[name=needs]", "[name=module]", "#outline"]:
        page.eval_on_selector("details", "(box) => { box.open = true; }")
        page.focus(place)
        page.keyboard.press("Escape")
        faults.expect(not is_open(), f"Escape in {place} leaves the filter open")
        faults.expect(fragment(page) == scope, f"Escape in {place} leaves the selection, too")
        focused = page.evaluate("() => document.activeElement.tagName")
        faults.expect(focused == ("DIV" if place == "#outline" else "SUMMARY"), f"after Escape in {place}, {focused} has the focus")
    page.keyboard.press("Escape")
    faults.expect(fragment(page) == {}, "Escape with a closed filter does not leave the selection")


def modules(browser, folder, faults):
    """Only modules of shown scopes are listed and counted."""
    scopes = json.loads((folder / "graph.json").read_text())["scopes"]
    for file, shown in [("plain.html", [scope for scope in scopes if not scope.get("test")]), ("page.html", scopes)]:
        page = opened(browser, folder / file, faults)
        expected = sorted({scope["module"] for scope in shown})
        listed = page.locator("[name=module] option").all_text_contents()[1:]
        faults.expect(listed == expected, f"{file} lists the modules {listed}, not {expected}")
        overview = page.inner_text("#panel")
        faults.expect(f"{len(shown)} scopes in {len(expected)} modules." in overview, f"{file}: {overview[:80]}")
        rest = len(scopes) - len(shown)
        faults.expect((f"{rest} further scope" in overview) == (rest > 0), f"{file} does not tell what is left out")
        page.close()
