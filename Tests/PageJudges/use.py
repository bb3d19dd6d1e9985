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
