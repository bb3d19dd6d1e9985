"""The page on paper, as a person prints it whose screen is dark."""

import pypdfium2

from browser import opened, settled

ADDRESS = "#scope=TicTacToe.TicTacToeComponent&requirement=theme"
DOTS_PER_POINT = 2
# Of 255.
WHITE, DARK = 245, 110


def printing(browser, folder, faults):
    """On paper there are the picture and what is known of the selection, dark on white, and no controls."""
    for scheme in ["dark", "light"]:
        page = opened(browser, folder / "page.html", faults, ADDRESS, color_scheme=scheme)
        settled(page)
        before = page.evaluate("() => document.getElementById('picture').toDataURL()")
        for background in [False, True]:
            judge(page.pdf(print_background=background), f"{scheme}, {background}", faults)
        settled(page)
        after = page.evaluate("() => document.getElementById('picture').toDataURL()")
        faults.expect(before == after, f"{scheme}: printing changes the picture on the screen")
        page.emulate_media(media="print")
        for selector, is_shown in [
            ("#picture", True), ("#panel .answer", True), ("#search", False), ("#outline", False), ("#reset", False),
            (".drawing .tools", False), ("#panel .tools", False),
        ]:
            faults.expect(page.locator(selector).is_visible() == is_shown, f"on paper, {selector} is wrong")
        fit = page.eval_on_selector("#picture", "(canvas) => getComputedStyle(canvas).objectFit")
        faults.expect(fit == "contain", "on paper, the picture is stretched to its place")
        page.close()


def judge(pdf, state, faults):
    document = pypdfium2.PdfDocument(pdf)
    texts = [sheet.get_textpage() for sheet in document]
    words = "".join(text.get_text_bounded() for text in texts)
    faults.expect("supplied by AppComponent" in words, f"{state}: the answer is not on the paper")
    sheet = document[0]
    lights = lightness(sheet)
    shares(lights, f"{state}: the paper", faults)
    # The picture is between the title and the legend.
    title, legend = box_of(texts[0], "SampleApp"), box_of(texts[0], "further parent")
    faults.expect(title and legend, f"{state}: the first sheet has no title or no legend")
    if title and legend:
        line = lambda height: int((sheet.get_height() - height) * DOTS_PER_POINT)
        picture = lights[line(title[1]) + 20:line(legend[3]) - 10]
        faults.expect(len(picture) > 200, f"{state}: the picture has only {len(picture)} lines of dots")
        shares(picture, f"{state}: the picture", faults)


def box_of(text, words):
    """Left, bottom, right, top of the first of these words."""
    found = text.search(words).get_next()
    return found and text.get_charbox(found[0])


def shares(lights, what, faults):
    """The ground is white, and what is written on it is dark."""
    every = [light for line in lights for light in line]
    white, dark = (sum(map(is_such, every)) / len(every) for is_such in (lambda light: light >= WHITE, lambda light: light <= DARK))
    faults.expect(white > 0.8, f"{what} is {white:.0%} white")
    faults.expect(0.001 < dark < 0.15, f"{what} is {dark:.2%} dark, which has to be the text")


def lightness(sheet):
    """Lines of dots."""
    bitmap = sheet.render(scale=DOTS_PER_POINT, grayscale=True)
    data = bytes(bitmap.buffer)
    return [data[start:start + bitmap.width] for start in range(0, bitmap.height * bitmap.stride, bitmap.stride)]
