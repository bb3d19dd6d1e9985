"""Names that a stranger chose: shown as they are, never run."""

import json

from browser import Faults, opened, settled

# As the page shows what would change the direction of the text or not be seen.
CONTROLS = {"\u202e": "\\u{202E}", "\u2066": "\\u{2066}", "\u0000": "\\u{0}", "\u200b": "\\u{200B}", "\n": "\\u{A}"}


def visible(name):
    return "".join(CONTROLS.get(letter, letter) for letter in name)


def inert(browser, folder, faults):
    names = json.loads((folder / "names.json").read_text())
    page = opened(browser, folder / "hostile.html", faults)
    elements = page.evaluate("() => document.querySelectorAll('script, style, img, iframe, svg, object, embed, base, link').length")
    faults.expect(elements == 3, f"there are {elements} scripts, styles and the like, not 3")
    faults.expect(page.evaluate("() => globalThis.wasRun === undefined"), "code in a name was run")
    for position, name in enumerate(names):
        page.evaluate("(scope) => { location.hash = new URLSearchParams({ scope }); }", f"App.{name}")
        page.wait_for_selector("#panel .kind")
        page.wait_for_function("(name) => document.querySelector('#panel h2').textContent === name", arg=visible(name))
        page.locator("#panel .property").first.click()
        settled(page)
        text = page.text_content("#panel")
        faults.expect(visible(name) in text, f"name {position} is not shown")
        faults.expect(not any(control in text for control in CONTROLS if control != "\n"), f"name {position}: a control is left")
        width = page.evaluate("() => [...document.querySelectorAll('*')].some((e) => getComputedStyle(e).overflowX === 'visible' && e.scrollWidth > innerWidth + 1)")
        faults.expect(not width, f"name {position} makes the page wider than the window")
    faults.expect(page.evaluate("() => globalThis.wasRun === undefined"), "code in a name was run")
    # Letters are pressed one after the other, so this is a search for what is dangerous.
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("</script>")
    faults.expect("</script>" in page.inner_text("#results"), "the search does not find '</script>'")
    page.close()


def policy(browser, folder, faults):
    """The policy is in force: neither a script nor a style nor a request that was put in later works."""
    expected = Faults()
    page = opened(browser, folder / "page.html", expected)
    page.evaluate(
        """async () => {
            const script = document.createElement("script");
            script.textContent = "globalThis.wasRun = true";
            document.body.append(script);
            const style = document.createElement("style");
            style.textContent = "body { display: none }";
            document.body.append(style);
            const image = document.createElement("img");
            image.src = "https://example.invalid/picture.png";
            document.body.append(image);
            document.body.insertAdjacentHTML("beforeend", "<b onclick='globalThis.wasRun = true'>text</b>");
            document.body.lastElementChild.click();
            await fetch("https://example.invalid/").catch(() => {});
        }"""
    )
    settled(page)
    faults.expect(page.evaluate("() => globalThis.wasRun === undefined"), "the policy lets other scripts run")
    faults.expect(page.locator("body").is_visible(), "the policy lets other styles in")
    refused = [message for message in expected if "Content Security Policy" in message]
    faults.expect(len(refused) >= 5, f"the policy refuses only {refused}")
    page.close()
