"""The answers of the page, compared with those of `thimble why` and `thimble impact`."""

import json
import re

from browser import opened

# Opens each property of a list in turn, and returns what the page then shows. It clicks in the page, because a click from
# outside waits for several frames, and there are hundreds of answers.
ANSWERS = """async (buttons) => {
    const frame = () => new Promise(requestAnimationFrame);
    const text = (line) => {
        const copy = line.cloneNode(true);
        copy.querySelectorAll(".place").forEach((place) => place.remove());
        return copy.textContent.trim();
    };
    const answers = [];
    for (let position = 0; position < document.querySelectorAll(buttons).length; position += 1) {
        const button = () => document.querySelectorAll(buttons)[position];
        const property = button().textContent;
        button().click();
        await frame();
        answers.push({
            property,
            sections: [...document.querySelectorAll("#panel .answer section")].map((section) => ({
                title: section.querySelector("h4").textContent,
                notes: [...section.querySelectorAll("li")].map(text),
            })),
            lines: [...document.querySelectorAll("#panel .answer ul li")].map(text),
            lit: [...document.querySelectorAll(".row.lit")].map((line) => line.querySelector(".name").title),
        });
        button().click();
        await frame();
    }
    return answers;
}"""


def plain(message):
    return message.replace("`", "")


def why(browser, folder, faults):
    """Each requirement of each scope is answered in the same words, and its path is lit."""
    count = 0
    for expected in sorted(folder.glob("*.answers.json")):
        name = expected.name.removesuffix(".answers.json")
        page = opened(browser, folder / f"{name}.html", faults, viewport={"width": 1400, "height": 3000})
        for scope in json.loads(expected.read_text())["scopes"]:
            select(page, scope["id"])
            answers = scope["why"]["answers"]
            own = [answer for answer in answers if " requires `" in answer["headline"]]
            forwarded = [answer for answer in answers if " forwards `" in answer["headline"]]
            for kind, list_of_kind in [("needs", own), ("forwards", forwarded)]:
                shown = page.evaluate(ANSWERS, f"#panel .{kind} > li > .property")
                faults.expect(
                    len(shown) == len(list_of_kind),
                    f"{name}: {scope['id']} {kind} {[answer['property'] for answer in shown]}",
                )
                for answer, on_page in zip(list_of_kind, shown):
                    compare(on_page, f"{name}: {answer['headline']}", answer, faults)
                    count += 1
            count += readers(page, name, scope, faults)
        page.close()
    faults.expect(count > 100, f"only {count} answers were compared")
    print(f"{count} answers")


def select(page, scope):
    page.evaluate("(scope) => { location.hash = new URLSearchParams({ scope }).toString(); }", scope)
    page.wait_for_function("(scope) => new URLSearchParams(location.hash.slice(1)).get('scope') === scope", arg=scope)
    page.wait_for_selector("#panel .kind")


def compare(on_page, name, answer, faults):
    expected = [
        {"title": plain(section["title"]), "notes": [plain(note["message"]) for note in section["notes"]]}
        for section in answer["sections"]
    ]
    shown = on_page["sections"]
    faults.expect(shown == expected, f"{name}\n  expected {expected}\n  shown    {shown}")
    creates = [
        re.match(r"`([^`]*)` creates `([^`]*)`, which", note["message"])
        for section in answer["sections"]
        for note in section["notes"]
    ]
    path = {scope for match in creates if match for scope in match.groups()}
    lit = set(on_page["lit"])
    faults.expect(path <= lit, f"{name}: {path - lit} is not lit")
    tops = {plain(note["message"]).split()[0] for section in answer["sections"] for note in section["notes"][:1]}
    extra = {scope for scope in lit - path if not any(top == scope or top.startswith(f"{scope}.") for top in tops)}
    faults.expect(not extra, f"{name}: {extra} is lit and not on the path")


def readers(page, name, scope, faults):
    for impact in scope["impact"]:
        on_page = page.evaluate(ANSWERS, f"#panel [data-property='{impact['property']}']")
        sections = impact["answers"]["answers"][0]["sections"]
        used = [section for section in sections if section["title"] == "used by"]
        expected = sorted(plain(note["message"]).split("; if it is removed")[0] for note in used[0]["notes"]) if used else []
        shown = sorted(on_page[0]["lines"]) if on_page else None
        faults.expect(shown == expected, f"{name}: {scope['id']}.{impact['property']}\n  {expected}\n  {shown}")
    return len(scope["impact"])
