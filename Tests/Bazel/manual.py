"""The page Monorepos of the manual, as a person reads it who copies from it."""

import re

from bazel import REPOSITORY

PAGE = REPOSITORY / "Sources/thimble/Thimble.docc/Manual/Monorepos.md"


class Page:
    def __init__(self, text):
        self.sections = {}
        for part in re.split(r"^#{2,4} ", text, flags=re.MULTILINE)[1:]:
            title, _, body = part.partition("\n")
            self.sections[title] = re.findall(r"^```[a-z]*\n(.*?)^```$", body, flags=re.MULTILINE | re.DOTALL)

    def snippet(self, title, number=0):
        """What is fenced in a section."""
        return self.sections[title][number]


def page():
    return Page(PAGE.read_text())
