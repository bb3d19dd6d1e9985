"""Breaks a provider, sees it and fixes it, as the editors do whose capabilities pytest-lsp knows.

THIMBLE names the program, CAFE the folder with a small app.
"""

import json
import os
import pathlib
import shutil
import subprocess

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

EDITORS = ["visual-studio-code", "neovim", "emacs"]


@pytest.fixture
def app(tmp_path):
    folder = tmp_path / "My Café"
    shutil.copytree(os.environ["CAFE"], folder)
    return folder


@pytest_lsp.fixture(
    params=EDITORS,
    config=ClientServerConfig(server_command=[os.environ["THIMBLE"], "lsp", "--stdio"]),
)
async def client(request, lsp_client: LanguageClient, app: pathlib.Path):
    for method in [types.CLIENT_REGISTER_CAPABILITY, types.WORKSPACE_CODE_LENS_REFRESH]:
        lsp_client.feature(method)(lambda *_: None)
    capabilities = client_capabilities(request.param)
    folder = types.WorkspaceFolder(uri=app.as_uri(), name="Café")
    params = types.InitializeParams(capabilities=capabilities, workspace_folders=[folder], root_uri=app.as_uri())
    result = await lsp_client.initialize_session(params)
    lsp_client.server = result.capabilities
    yield
    await lsp_client.shutdown_session()


def offset(text: str, position: types.Position, encoding) -> int:
    lines = text.split("\n")
    start = sum(len(line) + 1 for line in lines[: position.line])
    line = lines[position.line]
    unit = "utf-8" if encoding == "utf-8" else "utf-16-le"
    width = 1 if encoding == "utf-8" else 2
    return start + len(line.encode(unit)[: position.character * width].decode(unit))


def position(text: str, index: int, encoding) -> types.Position:
    before = text[:index]
    line = before[before.rfind("\n") + 1 :]
    unit, width = ("utf-8", 1) if encoding == "utf-8" else ("utf-16-le", 2)
    return types.Position(line=before.count("\n"), character=len(line.encode(unit)) // width)


def applied(text: str, edits, encoding) -> str:
    for edit in sorted(edits, key=lambda edit: (edit.range.start.line, edit.range.start.character), reverse=True):
        start, end = (offset(text, place, encoding) for place in (edit.range.start, edit.range.end))
        text = text[:start] + edit.new_text + text[end:]
    return text


async def diagnostics(client: LanguageClient, uri: str, wanted: bool):
    """Waits until a file has diagnostics, or has none."""
    while bool(client.diagnostics.get(uri)) != wanted:
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return client.diagnostics.get(uri, [])


def open_document(client: LanguageClient, path: pathlib.Path) -> str:
    text = path.read_text()
    item = types.TextDocumentItem(uri=path.as_uri(), language_id="swift", version=1, text=text)
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
    return text


def change(client: LanguageClient, path: pathlib.Path, version: int, changes):
    document = types.VersionedTextDocumentIdentifier(uri=path.as_uri(), version=version)
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(text_document=document, content_changes=changes)
    )


@pytest.mark.asyncio
async def test_break_a_provider_see_it_fix_it(client: LanguageClient, app: pathlib.Path):
    encoding = client.server.position_encoding or "utf-16"
    root, counter = app / "Root.swift", app / "Counter.swift"
    before = open_document(client, root)
    open_document(client, counter)

    place = position(before, before.index("menu =") + 4, encoding)
    insertion = types.TextDocumentContentChangePartial(range=types.Range(place, place), text="s")
    change(client, root, 2, [insertion])
    broken = before.replace("menu =", "menus =")
    found = await diagnostics(client, counter.as_uri(), True)
    assert [(item.code, item.severity) for item in found] == [("missing-provider", types.DiagnosticSeverity.Error)]
    assert "`menu: Menu`" in found[0].message

    report = await client.text_document_diagnostic_async(
        types.DocumentDiagnosticParams(text_document=types.TextDocumentIdentifier(uri=counter.as_uri()))
    )
    assert [item.code for item in report.items] == ["missing-provider"]

    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri=counter.as_uri()),
            range=found[0].range,
            context=types.CodeActionContext(diagnostics=found),
        )
    )
    fix = next(action for action in actions if action.title == "Rename `RootComponent.menus` to `menu`")
    if fix.edit.document_changes:
        (edited,) = fix.edit.document_changes
        assert (edited.text_document.uri, edited.text_document.version) == (root.as_uri(), 2)
        edits = edited.edits
    else:
        edits = fix.edit.changes[root.as_uri()]
    fixed = applied(broken, edits, encoding)
    assert fixed == before

    change(client, root, 3, [types.TextDocumentContentChangeWholeDocument(text=fixed)])
    assert not await diagnostics(client, counter.as_uri(), False)


@pytest.mark.asyncio
async def test_questions(client: LanguageClient, app: pathlib.Path):
    encoding = client.server.position_encoding or "utf-16"
    order, counter = app / "Order.swift", app / "Counter.swift"
    text, counter_text = open_document(client, order), open_document(client, counter)
    document = types.TextDocumentIdentifier(uri=order.as_uri())
    place = position(text, text.index("menu"), encoding)
    hover = await client.text_document_hover_async(types.HoverParams(text_document=document, position=place))
    assert "`OrderComponent` requires `menu: Menu`" in hover.contents.value
    suppliers = await client.text_document_implementation_async(
        types.ImplementationParams(text_document=document, position=place)
    )
    supplied = position(counter_text, counter_text.index("menu: Menu { dependency"), encoding)
    assert [(location.uri, location.range.start) for location in suppliers] == [(counter.as_uri(), supplied)]
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(text_document=document))
    assert any(lens.command.title == "supplied by CounterComponent" for lens in lenses)
    answer = await client.workspace_execute_command_async(
        types.ExecuteCommandParams(command="thimble.why", arguments=["OrderComponent.queue"])
    )
    assert "`CounterComponent.queue` is created here" in answer


def framed(message) -> bytes:
    content = json.dumps({"jsonrpc": "2.0", **message}).encode()
    return b"Content-Length: %d\r\n\r\n" % len(content) + content


def answers(output: bytes):
    messages = []
    while output:
        header, _, rest = output.partition(b"\r\n\r\n")
        length = int(header.split(b":")[1])
        messages.append(json.loads(rest[:length]))
        output = rest[length:]
    return messages


def run(data: bytes):
    command = [os.environ["THIMBLE"], "lsp"]
    return subprocess.run(command, input=data, capture_output=True, timeout=60, check=False)


def test_broken_input(app: pathlib.Path):
    folder = {"uri": app.as_uri(), "name": "app"}
    root = (app / "Root.swift").as_uri()
    opened = {"uri": root, "languageId": "swift", "version": 1, "text": (app / "Root.swift").read_text()}
    place = {"line": 0, "character": 0}
    session = [
        b"noise\r\n\r\n",
        b"Content-Length: 4\r\n\r\n{{{{",
        framed({"id": 1, "method": "textDocument/hover", "params": {}}),
        framed({"id": 2, "method": "initialize", "params": {"capabilities": {}, "workspaceFolders": [folder]}}),
        framed({"id": 3, "method": "no/such", "params": {}}),
        framed({"method": "textDocument/didOpen", "params": {"textDocument": opened}}),
    ]
    # A thousand changes at once.
    for version in range(2, 1002):
        change = {"range": {"start": place, "end": place}, "text": "// ☕️\n"}
        document = {"uri": root, "version": version}
        parameters = {"textDocument": document, "contentChanges": [change]}
        session.append(framed({"method": "textDocument/didChange", "params": parameters}))
    asked = {"textDocument": {"uri": root}}
    session.append(framed({"id": 4, "method": "textDocument/diagnostic", "params": asked}))
    ended = [framed({"id": 5, "method": "shutdown"}), framed({"method": "exit"})]
    result = run(b"".join(session + ended))
    assert (result.returncode, result.stderr) == (0, b"")
    messages = answers(result.stdout)
    codes = [message["error"]["code"] for message in messages if "error" in message and message["id"] != 4]
    assert codes == [-32700, -32700, -32002, -32601]
    # The request that waits for the analysis is answered when the session ends.
    assert [message["id"] for message in messages if message.get("id") in (4, 5)] == [4, 5]


def test_a_connection_that_is_closed_ends_the_server():
    assert run(framed({"id": 1, "method": "initialize", "params": {"capabilities": {}}})).returncode == 1
    assert run(b"").returncode == 1
    assert run(b"Content-Length: 1000\r\n\r\n{").returncode == 1
