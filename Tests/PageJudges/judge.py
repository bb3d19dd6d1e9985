"""Judges pages: judge.py CHECK FOLDER prints every fault, one after the other, and exits with 1 if there is one."""

import pathlib
import sys

import access
import answers
import changes
import drawing
import hostile
import paper
import speed
import use
from browser import Faults, chromium

CHECKS = {
    "axe": access.axe,
    "filters": use.filters,
    "form": use.form,
    "frames": speed.frames,
    "history": use.history,
    "inert": hostile.inert,
    "keyboard": use.keyboard,
    "leftout": changes.left_out,
    "marks": changes.marks,
    "policy": hostile.policy,
    "picture": drawing.picture,
    "printing": paper.printing,
    "search": use.search,
    "why": answers.why,
}


def main(check, folder):
    faults = Faults()
    with chromium() as browser:
        CHECKS[check](browser, pathlib.Path(folder), faults)
    for fault in faults[:30]:
        print(fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
