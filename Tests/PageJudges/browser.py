"""A page in headless Chromium, with everything that it must not do written down."""

import contextlib
import pathlib
import shutil

from playwright.sync_api import sync_playwright


class Faults(list):
    """What is wrong, one sentence each."""

    def expect(self, holds, sentence):
        if not holds:
            self.append(sentence)


@contextlib.contextmanager
def chromium():
    names = ["chromium", "chromium-browser", "google-chrome"]
    program = next(filter(None, map(shutil.which, names)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program)
        yield browser
        browser.close()


def opened(browser, path, faults, address="", script="", **options):
    """Opens a file and waits until its tree is shown. Requests, messages and dialogs are faults.

    A script runs before those of the page.
    """
    options = {"viewport": {"width": 1400, "height": 900}} | options
    page = browser.new_page(**options)
    page.add_init_script(script)
    file = pathlib.Path(path).resolve().as_uri()
    page.on("request", lambda request: faults.expect(request.url.split("#")[0] == file, f"it requests {request.url}"))
    page.on("console", lambda message: faults.append(f"on the console: {message.text}"))
    page.on("pageerror", lambda error: faults.append(f"an exception: {error}"))

    def refuse(dialog):
        faults.append(f"a dialog: {dialog.message}")
        dialog.dismiss()

    page.on("dialog", refuse)
    page.goto(file + address)
    page.wait_for_selector("body[data-ready]", timeout=60_000)
    return page


def settled(page):
    """Waits until the next picture is drawn."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def fragment(page):
    return page.evaluate("() => Object.fromEntries(new URLSearchParams(location.hash.slice(1)))")
