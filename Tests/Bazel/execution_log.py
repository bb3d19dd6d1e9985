"""What Bazel ran, from its execution log."""

import json
import pathlib
from dataclasses import dataclass


@dataclass(frozen=True)
class Spawn:
    """A command of an action, or its result from a cache."""

    mnemonic: str
    output: str
    """The name of its first output, without folders."""
    runner: str
    is_cache_hit: bool


def objects(text):
    """The values of JSON that follow each other without separators, over any number of lines."""
    decoder = json.JSONDecoder()
    position = 0
    while position < len(text):
        if text[position].isspace():
            position += 1
            continue
        value, position = decoder.raw_decode(text, position)
        yield value


def spawns(file):
    return [
        Spawn(
            mnemonic=entry.get("mnemonic", ""),
            output=pathlib.PurePath(entry["listedOutputs"][0]).name if entry.get("listedOutputs") else "",
            runner=entry.get("runner", ""),
            is_cache_hit=entry.get("remoteCacheHit", False),
        )
        for entry in objects(pathlib.Path(file).read_text())
    ]
