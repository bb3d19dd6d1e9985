"""Whether everybody can use the page, judged by axe, and whether it prints."""

from axe_playwright_python.sync_playwright import Axe

from browser import opened, settled

ADDRESSES = ["", "#scope=TicTacToe.TicTacToeComponent&requirement=theme", "#scope=TicTacToe.AppComponent&provision=theme"]


def axe(browser, folder, faults):
    """axe finds nothing: light and dark, wide and narrow, with and without a selection, a search, a filter."""
    for scheme in ["light", "dark"]:
        for width in [1400, 420]:
            for address in ADDRESSES:
                options = {"color_scheme": scheme, "viewport": {"width": width, "height": 900}}
                page = opened(browser, folder / "page.html", faults, address, **options)
                judge(page, f"{scheme}, {width} wide, {address}", faults)
                page.close()
        page = opened(browser, folder / "page.html", faults, color_scheme=scheme)
        page.keyboard.press("/")
        page.keyboard.type("e")
        judge(page, f"{scheme}, a search", faults)
        page.keyboard.press("Escape")
        page.click("summary")
        judge(page, f"{scheme}, the filter", faults)
        page.close()
        page = opened(browser, folder / "faults.html", faults, color_scheme=scheme)
        judge(page, f"{scheme}, findings", faults)
        page.close()
        page = opened(browser, folder / "difference.html", faults, color_scheme=scheme)
        judge(page, f"{scheme}, a difference", faults)
        page.close()


def judge(page, state, faults):
    settled(page)
    results = Axe().run(page)
    for violation in results.response["violations"]:
        for node in violation["nodes"][:3]:
            faults.append(f"axe, {state}: {violation['id']}: {node['html'][:160]}: {node['failureSummary']}")


def printing(browser, folder, faults):
    """On paper there are the picture and what is known of the selection, and no controls."""
    page = opened(browser, folder / "page.html", faults, ADDRESSES[1], color_scheme="dark")
    page.emulate_media(media="print")
    for selector, is_shown in [("#picture", True), ("#panel .answer", True), ("#search", False), ("#outline", False)]:
        faults.expect(page.locator(selector).is_visible() == is_shown, f"on paper, {selector} is wrong")
    ink = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    faults.expect(ink == "rgb(255, 255, 255)", f"the paper is {ink}")
    page.close()
