"""The marks of a difference, compared with `thimble diff --format json`, and what a difference leaves out."""

import json

from browser import opened


def marks(browser, folder, faults):
    difference = json.loads((folder / "difference.json").read_text())
    page = opened(browser, folder / "difference-tests.html", faults)
    name = lambda id: id.split(".", 1)[1]
    for title, scopes in [
        ("Added scopes", difference["scopes"]["added"]),
        ("Removed scopes", difference["scopes"]["removed"]),
    ]:
        listed = list_below(page, title)
        faults.expect(listed == [scope["name"] for scope in scopes], f"{title}: {listed}")
    changed = [f"{name(change['scope'])}.{change['name']}" for change in difference["suppliers"]["changed"]]
    listed = [line.split("\n")[0] for line in list_below(page, "Requirements that changed")]
    faults.expect(listed == changed, f"changed suppliers: {listed}, not {changed}")
    for kind, findings in difference["findings"].items():
        word = {"new": "new", "gone": "resolved"}[kind]
        shown = page.locator(f"#panel .finding strong:has-text('{word} ')").count()
        faults.expect(shown == len(findings), f"{shown} {word} findings are shown, not {len(findings)}")
    for line in page.locator("[role=treeitem]").all():
        scope = line.get_attribute("data-scope")
        expected = expected_sign(difference, scope)
        signs = line.locator(".sign.added, .sign.removed, .sign.changed").all_inner_texts()
        faults.expect(signs == expected, f"{scope} is marked {signs}, not {expected}")
    requirements(page, difference, faults)
    folded(page, faults)
    legend(browser, folder, page, faults)
    page.close()


def list_below(page, title):
    return page.locator(f"#panel h3:has-text('{title}') + ul > li").all_inner_texts()


def expected_sign(difference, scope):
    if scope in [added["id"] for added in difference["scopes"]["added"]]:
        return ["+"]
    if scope in [removed["id"] for removed in difference["scopes"]["removed"]]:
        return ["−"]
    requirements = difference["requirements"]
    concerned = {change["scope"] for change in difference["suppliers"]["changed"]}
    for kind in ["added", "removed", "changed"]:
        concerned |= {requirement["scope"] for requirement in requirements[kind]}
        concerned |= {edge["parent"] for edge in difference["edges"].get(kind, [])}
    concerned |= {finding["scope"] for findings in difference["findings"].values() for finding in findings}
    return ["~"] if scope in concerned else []


def requirements(page, difference, faults):
    """Every changed requirement says what was and what is."""
    for change in difference["suppliers"]["changed"]:
        page.evaluate(
            "(change) => { location.hash = new URLSearchParams({ scope: change.scope, requirement: change.name }); }", change
        )
        page.wait_for_selector("#panel .need .changed")
        text = page.inner_text("#panel .need:has(> .answer) > .changed")
        for side, other in [("old", "new"), ("new", "old")]:
            for provider in set(change[side]["providers"]) - set(change[other]["providers"]):
                faults.expect(provider in text, f"{change['scope']}.{change['name']}: {text} does not name {provider}")
    page.evaluate("() => { location.hash = ''; }")
    page.wait_for_selector("#panel .headline")


def folded(page, faults):
    """What did not change is closed, and the filter leaves only what did."""
    closed = page.locator("[role=treeitem][aria-expanded=false]").count()
    faults.expect(closed > 0, "nothing is folded")
    page.click("summary")
    page.check("[name=changes]")
    before = page.inner_text("#status")
    faults.expect(" of " in before, f"the filter for changes says {before}")


def legend(browser, folder, page, faults):
    """The marks of a difference are explained where there are any."""
    marks = ["added", "removed", "changed", "added edge", "removed edge"]
    plain = opened(browser, folder / "page.html", faults)
    for width in [1400, 600, 390]:
        for one, expected in [(page, marks), (plain, [])]:
            one.set_viewport_size({"width": width, "height": 900})
            shown = one.locator(".legend li").all_inner_texts()
            words = [text.split("\n")[-1].lstrip("+−~✕!") for text in shown]
            faults.expect([word for word in words if word in marks] == expected, f"{width} wide, the legend says {words}")
            faults.expect(one.locator(".legend").is_visible(), f"{width} wide, there is no legend")
    words = plain.locator(".legend li").all_inner_texts()
    faults.expect(words == ["component", "root", "further parent"], f"the legend of an app without other marks: {words}")
    page.set_viewport_size({"width": 1400, "height": 900})
    plain.close()


def left_out(browser, folder, faults):
    """Scopes of tests are left out, and resolved findings are not present ones."""
    tests = [scope["id"] for scope in json.loads((folder / "graph.json").read_text())["scopes"] if scope.get("test")]
    faults.expect(tests, "the sample has no scope of a test")
    changes = json.loads((folder / "difference.json").read_text())["scopes"]["removed"]
    faults.expect(any(scope["id"] in tests for scope in changes), "no scope of a test has changed")
    for file, is_shown in [("difference.html", False), ("difference-tests.html", True)]:
        page = opened(browser, folder / file, faults)
        listed = page.locator("[role=treeitem]").evaluate_all("(lines) => lines.map((line) => line.dataset.scope)")
        for scope in tests:
            faults.expect((scope in listed) == is_shown, f"{file}: {scope} is wrong among {listed}")
            told = scope.split(".", 1)[1] in page.inner_text("#panel")
            faults.expect(told == is_shown, f"{file}: the panel is wrong about {scope}")
        headline = page.inner_text("#panel .headline")
        faults.expect(("of tests (see --tests)" in headline) != is_shown, f"{file}: {headline}")
        page.close()
    page = opened(browser, folder / "repaired.html", faults)
    faults.expect(page.locator("#panel strong:has-text('resolved error')").count() > 0, "no error was resolved")
    page.click("summary")
    for findings in ["error", "any"]:
        page.select_option("[name=findings]", findings)
        status = page.inner_text("#status")
        faults.expect(status.startswith("0 scopes of"), f"resolved findings pass the filter {findings}: {status}")
    page.close()
