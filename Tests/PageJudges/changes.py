"""The marks of a difference, compared with `thimble diff --format json`."""

import json

from browser import opened


def marks(browser, folder, faults):
    difference = json.loads((folder / "difference.json").read_text())
    page = opened(browser, folder / "difference.html", faults)
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
