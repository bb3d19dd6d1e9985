// Runs the extension for Visual Studio Code against the server, with a stand-in for the editor: types a fault, sees the
// diagnostic, applies the fix, and asks all questions. THIMBLE names the program, CAFE the folder with a small app.
"use strict";

const assert = require("assert");
const fs = require("fs");
const path = require("path");
const Module = require("module");

const app = process.env.CAFE;
const listeners = {};
const providers = {};
const commands = {};
const on = (name) => (listener) => {
  (listeners[name] ??= []).push(listener);
  return { dispose() {} };
};
const emit = (name, value) => (listeners[name] ?? []).forEach((listener) => listener(value));
const provide = (name) => (_, provider) => {
  providers[name] = provider;
  return { dispose() {} };
};

class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range { constructor(start, end) { Object.assign(this, { start, end }); } }
class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  get scheme() { return this.text.split(":")[0]; }
  toString() { return this.text; }
}
class WorkspaceEdit {
  constructor() { this.changes = []; }
  createFile(uri) { this.changes.push({ uri, edits: [] }); }
  set(uri, edits) { this.changes.push({ uri, edits }); }
}
class EventEmitter {
  constructor() { this.count = 0; this.event = () => ({ dispose() {} }); }
  fire() { this.count += 1; }
  dispose() {}
}
const plain = (...names) => class { constructor(...values) { names.forEach((name, index) => (this[name] = values[index])); } };

const collection = new Map();
const documents = [];
const shown = [];
const vscode = {
  version: "1.0.0", Position, Range, Uri, WorkspaceEdit, EventEmitter,
  Location: plain("uri", "range"), Diagnostic: plain("range", "message", "severity"),
  DiagnosticRelatedInformation: plain("location", "message"), TextEdit: plain("range", "newText"),
  CodeAction: plain("title", "kind"), CodeActionKind: { QuickFix: "quickfix" }, CodeLens: plain("range", "command"),
  Hover: plain("contents", "range"), MarkdownString: plain("value"), SymbolKind: { Class: 4 },
  CallHierarchyItem: plain("kind", "name", "detail", "uri", "range", "selectionRange"),
  CallHierarchyIncomingCall: plain("from", "fromRanges"), CallHierarchyOutgoingCall: plain("to", "fromRanges"),
  ProgressLocation: { Window: 10 },
  languages: {
    createDiagnosticCollection: () => ({ set: (uri, list) => collection.set(String(uri), list), dispose() {} }),
    registerCodeActionsProvider: provide("actions"), registerCodeLensProvider: provide("lenses"),
    registerHoverProvider: provide("hover"), registerImplementationProvider: provide("implementation"),
    registerReferenceProvider: provide("references"), registerCallHierarchyProvider: provide("calls"),
  },
  workspace: {
    textDocuments: documents,
    workspaceFolders: [{ name: "Cafe", uri: new Uri(`file://${app}`) }],
    getConfiguration: () => ({ get: (name, usual) => (name === "path" ? process.env.THIMBLE : usual) }),
    getWorkspaceFolder: () => vscode.workspace.workspaceFolders[0],
    onDidOpenTextDocument: on("open"), onDidChangeTextDocument: on("change"), onDidSaveTextDocument: on("save"),
    onDidDeleteFiles: on("deleted"), onDidRenameFiles: on("renamed"),
    onDidCloseTextDocument: on("close"), onDidChangeWorkspaceFolders: on("folders"),
    createFileSystemWatcher: () => ({ onDidCreate: on("create"), onDidChange: on("disk"), onDidDelete: on("delete"), dispose() {} }),
    applyEdit: async () => true,
  },
  window: {
    createOutputChannel: () => ({ append() {}, appendLine() {}, dispose() {} }),
    showErrorMessage: (message) => { throw new Error(message); },
    showInformationMessage: (message) => shown.push(message),
    showTextDocument: async (uri) => shown.push(String(uri)),
    withProgress: (options, task) => task(),
  },
  env: { openExternal: async (uri) => { shown.push(String(uri)); return true; } },
  commands: {
    registerCommand: (name, action) => { commands[name] = action; return { dispose() {} }; },
    executeCommand: async (name, ...values) => shown.push([name, ...values]),
  },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
const extension = require(path.join(__dirname, "../../Sources/Editors/vscode/extension.js"));

function open(file) {
  const document = {
    languageId: "swift", uri: new Uri(`file://${app}/${file}`), version: 1,
    text: fs.readFileSync(`${app}/${file}`, "utf8"),
    getText() { return this.text; },
  };
  documents.push(document);
  emit("open", document);
  return document;
}

// A string counts characters in UTF-16, as the editor does.
const offset = (text, place) => text.split("\n").slice(0, place.line).join("\n").length + (place.line > 0 ? 1 : 0) + place.character;
function place(text, index) {
  const lines = text.slice(0, index).split("\n");
  return new Position(lines.length - 1, lines.at(-1).length);
}
function edit(document, edits) {
  const contentChanges = [];
  for (const { range, newText } of [...edits].sort((a, b) => offset(document.text, b.range.start) - offset(document.text, a.range.start))) {
    const [start, end] = [range.start, range.end].map((position) => offset(document.text, position));
    document.text = document.text.slice(0, start) + newText + document.text.slice(end);
    contentChanges.push({ range, text: newText });
  }
  document.version += 1;
  emit("change", { document, contentChanges });
}
async function until(what, condition) {
  for (let tries = 0; tries < 1000; tries += 1) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no ${what} within 20 seconds`);
}

async function main() {
  await extension.activate({ subscriptions: [] });
  const [root, counter] = [open("Root.swift"), open("Counter.swift")];
  const before = root.text;
  const token = { onCancellationRequested() {} };
  const found = () => collection.get(String(counter.uri)) ?? [];

  const typed = place(root.text, root.text.indexOf("menu =") + 4);
  edit(root, [{ range: new Range(typed, typed), newText: "s" }]);
  await until("diagnostic", () => found().length === 1);
  const [diagnostic] = found();
  assert.strictEqual(diagnostic.code, "missing-provider");
  assert.strictEqual(diagnostic.severity, 0);
  assert(diagnostic.relatedInformation.length > 1);

  const actions = await providers.actions.provideCodeActions(counter, diagnostic.range, {}, token);
  const fix = actions.find((action) => action.title === "Rename `RootComponent.menus` to `menu`");
  assert.strictEqual(fix.edit.changes.length, 1);
  edit(root, fix.edit.changes[0].edits);
  assert.strictEqual(root.text, before);
  await until("end of the diagnostic", () => found().length === 0);

  const menu = place(counter.text, counter.text.indexOf("menu"));
  const hover = await providers.hover.provideHover(counter, menu, token);
  assert.match(hover.contents.value, /supplied by `RootComponent`/);
  const suppliers = await providers.implementation.provideImplementation(counter, menu, token);
  assert.deepStrictEqual(suppliers.map((location) => String(location.uri)), [String(root.uri)]);
  const provision = place(root.text, root.text.indexOf("menu ="));
  const readers = await providers.references.provideReferences(root, provision, { includeDeclaration: false }, token);
  assert.strictEqual(readers.length, 2);
  const lenses = await providers.lenses.provideCodeLenses(root, token);
  const lens = lenses.find((lens) => lens.command.title === "read by 2 scopes");
  await commands[lens.command.command](...lens.command.arguments);
  assert.strictEqual(shown.at(-1)[0], "editor.action.showReferences");
  const scope = place(counter.text, counter.text.indexOf("CounterComponent:"));
  const [item] = await providers.calls.prepareCallHierarchy(counter, scope, token);
  const parents = await providers.calls.provideCallHierarchyIncomingCalls(item, token);
  assert.deepStrictEqual(parents.map((call) => call.from.name), ["RootComponent"]);
  const children = await providers.calls.provideCallHierarchyOutgoingCalls(item, token);
  assert.deepStrictEqual(children.map((call) => call.to.name), ["OrderComponent"]);
  await commands["thimble.generate"]();
  assert.strictEqual(shown.at(-1), "The generated files are up to date.");
  await commands["thimble.explorer"]();
  assert.match(shown.at(-1), /^file:.*\.html$/);
  await extension.deactivate();
  console.log("passed");
}

main().catch((error) => {
  console.log(`failed: ${error.stack}`);
  process.exit(1);
});
