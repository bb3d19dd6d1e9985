"""Whether everybody can use the page, judged by axe."""

from axe_playwright_python.sync_playwright import Axe

from browser import opened, settled

ADDRESSES = ["", "#scope=TicTacToe.TicTacToeComponent&requirement=theme", "#scope=TicTacToe.AppComponent&provision=theme"]


def axe(browser, folder, faults):
    """axe finds nothing: light and dark, wide and narrow, with and without a selection, a search, a filter."""
    versions = []
    for scheme in ["light", "dark"]:
        for width in [1400, 600, 390]:
            for address in ADDRESSES:
                options = {"color_scheme": scheme, "viewport": {"width": width, "height": 900}}
                page = opened(browser, folder / "page.html", faults, address, **options)
                versions.append(judge(page, f"{scheme}, {width} wide, {address}", faults))
                page.close()
        page = opened(browser, folder / "page.html", faults, color_scheme=scheme)
        page.keyboard.press("/")
        page.keyboard.type("e")
        versions.append(judge(page, f"{scheme}, a search", faults))
        page.keyboard.press("Escape")
        page.click("summary")
        for width in [1400, 390]:
            page.set_viewport_size({"width": width, "height": 900})
            versions.append(judge(page, f"{scheme}, {width} wide, the filter", faults))
        page.close()
        page = opened(browser, folder / "faults.html", faults, color_scheme=scheme)
        versions.append(judge(page, f"{scheme}, findings", faults))
        page.close()
        for width in [1400, 390]:
            options = {"color_scheme": scheme, "viewport": {"width": width, "height": 900}}
            page = opened(browser, folder / "difference.html", faults, **options)
            versions.append(judge(page, f"{scheme}, {width} wide, a difference", faults))
            page.close()
    if not faults:
        print(f"axe {versions[0]}: no violation in {len(versions)} states of the page")


def judge(page, state, faults):
    """Returns the version of axe."""
    settled(page)
    results = Axe().run(page)
    for violation in results.response["violations"]:
        for node in violation["nodes"][:3]:
            faults.append(f"axe, {state}: {violation['id']}: {node['html'][:160]}: {node['failureSummary']}")
    return results.response["testEngine"]["version"]
