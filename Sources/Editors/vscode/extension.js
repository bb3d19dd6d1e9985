// Starts `thimble lsp` for Swift workspaces and connects it with the editor. Without dependencies: VS Code runs the
// folder as it is.
"use strict";

const vscode = require("vscode");
const { spawn } = require("child_process");

/** Messages over the streams of a process: headers with Content-Length, JSON behind them. */
class Connection {
  /**
   * @param {import("child_process").ChildProcess} process
   * @param {(method: string, params: any) => any} onMessage answers requests and takes notifications of the server
   */
  constructor(process, onMessage) {
    this.process = process;
    this.onMessage = onMessage;
    this.pending = new Map();
    this.lastId = 0;
    this.buffer = Buffer.alloc(0);
    process.stdout.on("data", (data) => this.receive(data));
    process.stdin.on("error", () => {});
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /** @param {vscode.CancellationToken} [token] */
  request(method, params, token) {
    this.lastId += 1;
    const id = this.lastId;
    this.send({ id, method, params });
    token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    return new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
  }

  /** Answers all requests that the server will not answer any more. */
  end() {
    for (const { reject } of this.pending.values()) reject(new Error("The server has ended."));
    this.pending.clear();
  }

  send(message) {
    if (!this.process.stdin.writable) return;
    const content = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${content.length}\r\n\r\n`);
    this.process.stdin.write(content);
  }

  receive(data) {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = /content-length: *(\d+)/i.exec(this.buffer.toString("ascii", 0, end));
      const start = end + 4;
      const stop = start + Number(length?.[1] ?? 0);
      if (this.buffer.length < stop) return;
      const content = this.buffer.toString("utf8", start, stop);
      this.buffer = this.buffer.subarray(stop);
      this.take(JSON.parse(content));
    }
  }

  async take(message) {
    if (message.method === undefined) {
      const waiting = this.pending.get(message.id);
      this.pending.delete(message.id);
      if (message.error) waiting?.reject(new Error(message.error.message));
      else waiting?.resolve(message.result);
      return;
    }
    if (message.id === undefined) return void this.onMessage(message.method, message.params);
    try {
      const result = (await this.onMessage(message.method, message.params)) ?? null;
      this.send({ id: message.id, result });
    } catch (error) {
      this.send({ id: message.id, error: { code: -32603, message: String(error.message) } });
    }
  }
}

// Values of the protocol as values of the editor, and the other way. Both count characters in UTF-16.
const toPosition = (value) => new vscode.Position(value.line, value.character);
const toRange = (value) => new vscode.Range(toPosition(value.start), toPosition(value.end));
const toLocation = (value) => new vscode.Location(vscode.Uri.parse(value.uri), toRange(value.range));
const position = (value) => ({ line: value.line, character: value.character });
const range = (value) => ({ start: position(value.start), end: position(value.end) });
const named = (document) => ({ textDocument: { uri: document.uri.toString() } });
const at = (document, place) => ({ ...named(document), position: position(place) });
const isSwift = (document) => document.languageId === "swift" && document.uri.scheme === "file";

function toDiagnostic(value) {
  // The protocol counts severities from 1, the editor from 0.
  const diagnostic = new vscode.Diagnostic(toRange(value.range), value.message, value.severity - 1);
  diagnostic.source = value.source;
  const page = value.codeDescription?.href;
  diagnostic.code = page ? { value: value.code, target: vscode.Uri.parse(page) } : value.code;
  diagnostic.tags = value.tags;
  diagnostic.relatedInformation = value.relatedInformation?.map(
    (related) => new vscode.DiagnosticRelatedInformation(toLocation(related.location), related.message)
  );
  return diagnostic;
}

/** @returns the edit; `undefined` if a document has another version by now. */
function toEdit(value) {
  const edit = new vscode.WorkspaceEdit();
  for (const change of value.documentChanges ?? []) {
    if (change.kind === "create") {
      edit.createFile(vscode.Uri.parse(change.uri), { ignoreIfExists: true });
      continue;
    }
    const { uri, version } = change.textDocument;
    const document = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri);
    if (version !== null && document?.version !== version) return undefined;
    edit.set(
      vscode.Uri.parse(uri),
      change.edits.map((part) => new vscode.TextEdit(toRange(part.range), part.newText))
    );
  }
  return edit;
}

function toAction(value) {
  const action = new vscode.CodeAction(value.title, vscode.CodeActionKind.QuickFix);
  action.isPreferred = value.isPreferred;
  action.diagnostics = value.diagnostics?.map(toDiagnostic);
  if (value.edit) action.edit = toEdit(value.edit);
  if (value.command) action.command = value.command;
  return value.edit && !action.edit ? undefined : action;
}

function toItem(value) {
  const item = new vscode.CallHierarchyItem(
    vscode.SymbolKind.Class,
    value.name,
    value.detail ?? "",
    vscode.Uri.parse(value.uri),
    toRange(value.range),
    toRange(value.selectionRange)
  );
  item.value = value;
  return item;
}

/** A running server and what it has contributed to the editor. */
class Server {
  constructor(log) {
    this.log = log;
    this.diagnostics = vscode.languages.createDiagnosticCollection("thimble");
    this.lensesChanged = new vscode.EventEmitter();
    this.progress = new Map();
    this.disposables = [this.diagnostics, this.lensesChanged];
  }

  async start() {
    const settings = vscode.workspace.getConfiguration("thimble");
    const program = settings.get("path", "thimble");
    this.process = spawn(program, ["lsp", ...settings.get("arguments", [])], { stdio: ["pipe", "pipe", "pipe"] });
    this.process.stderr.on("data", (data) => this.log.append(String(data)));
    this.process.on("error", (error) => {
      vscode.window.showErrorMessage(`Thimble cannot start '${program}': ${error.message}. See the setting thimble.path.`);
    });
    this.connection = new Connection(this.process, (method, params) => this.answer(method, params));
    this.ended = new Promise((resolve) => this.process.on("close", resolve));
    this.ended.then(() => this.connection.end());
    await this.connection.request("initialize", {
      processId: process.pid,
      clientInfo: { name: "Visual Studio Code", version: vscode.version },
      workspaceFolders: (vscode.workspace.workspaceFolders ?? []).map((folder) => ({
        name: folder.name,
        uri: folder.uri.toString(),
      })),
      capabilities: {
        general: { positionEncodings: ["utf-16"] },
        textDocument: {
          codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix"] } } },
          hover: { contentFormat: ["markdown"] },
          publishDiagnostics: {
            codeDescriptionSupport: true,
            relatedInformation: true,
            tagSupport: { valueSet: [1, 2] },
          },
        },
        window: { showDocument: { support: true }, workDoneProgress: true },
        workspace: {
          codeLens: { refreshSupport: true },
          didChangeWatchedFiles: { dynamicRegistration: true },
          workspaceEdit: { documentChanges: true, resourceOperations: ["create"] },
        },
      },
    });
    this.connection.notify("initialized", {});
    this.synchronize();
    this.provide();
  }

  async stop() {
    for (const disposable of this.disposables) disposable.dispose();
    for (const end of this.progress.values()) end();
    const timer = setTimeout(() => this.process.kill(), 2000);
    try {
      await this.connection.request("shutdown");
      this.connection.notify("exit");
      await this.ended;
    } catch {
      // It has ended already.
    } finally {
      clearTimeout(timer);
    }
  }

  execute(command, ...values) {
    return this.connection.request("workspace/executeCommand", { command, arguments: values });
  }

  /** What the server asks of the editor, and tells it. */
  async answer(method, params) {
    switch (method) {
      case "textDocument/publishDiagnostics":
        return this.diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(toDiagnostic));
      case "window/logMessage":
        return this.log.appendLine(params.message);
      case "window/showMessage":
        return void vscode.window.showErrorMessage(params.message);
      case "window/showDocument":
        return { success: await this.show(params) };
      case "workspace/applyEdit": {
        const edit = toEdit(params.edit);
        return { applied: edit ? await vscode.workspace.applyEdit(edit) : false };
      }
      case "workspace/codeLens/refresh":
        return void this.lensesChanged.fire();
      case "client/registerCapability":
        return params.registrations.forEach((registration) => this.watch(registration));
      case "$/progress":
        return this.report(params.token, params.value);
    }
  }

  async show({ uri, external, selection }) {
    if (external) return vscode.env.openExternal(vscode.Uri.parse(uri));
    await vscode.window.showTextDocument(vscode.Uri.parse(uri), { selection: selection && toRange(selection) });
    return true;
  }

  report(token, value) {
    if (value.kind === "begin") {
      const options = { location: vscode.ProgressLocation.Window, title: value.title };
      vscode.window.withProgress(options, () => new Promise((resolve) => this.progress.set(token, resolve)));
    } else if (value.kind === "end") {
      this.progress.get(token)?.();
      this.progress.delete(token);
    }
  }

  watch({ method, registerOptions }) {
    if (method !== "workspace/didChangeWatchedFiles") return;
    for (const { globPattern } of registerOptions.watchers) {
      const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
      const tell = (type) => (uri) =>
        this.connection.notify("workspace/didChangeWatchedFiles", { changes: [{ type, uri: uri.toString() }] });
      this.disposables.push(watcher, watcher.onDidCreate(tell(1)), watcher.onDidChange(tell(2)), watcher.onDidDelete(tell(3)));
    }
  }

  /** Keeps the server's documents equal to those of the editor. */
  synchronize() {
    const { workspace } = vscode;
    const open = (document) => {
      if (!isSwift(document)) return;
      this.connection.notify("textDocument/didOpen", {
        textDocument: {
          languageId: document.languageId,
          text: document.getText(),
          uri: document.uri.toString(),
          version: document.version,
        },
      });
    };
    workspace.textDocuments.forEach(open);
    this.disposables.push(
      workspace.onDidOpenTextDocument(open),
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (!isSwift(document) || contentChanges.length === 0) return;
        this.connection.notify("textDocument/didChange", {
          textDocument: { uri: document.uri.toString(), version: document.version },
          contentChanges: contentChanges.map((change) => ({ range: range(change.range), text: change.text })),
        });
      }),
      workspace.onDidSaveTextDocument((document) => {
        if (isSwift(document)) this.connection.notify("textDocument/didSave", named(document));
      }),
      workspace.onDidCloseTextDocument((document) => {
        if (isSwift(document)) this.connection.notify("textDocument/didClose", named(document));
      }),
      workspace.onDidDeleteFiles(({ files }) =>
        this.connection.notify("workspace/didDeleteFiles", { files: files.map((uri) => ({ uri: uri.toString() })) })
      ),
      workspace.onDidRenameFiles(({ files }) => {
        const renamed = files.map(({ oldUri, newUri }) => ({ oldUri: oldUri.toString(), newUri: newUri.toString() }));
        this.connection.notify("workspace/didRenameFiles", { files: renamed });
      }),
      workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const list = (folders) => folders.map((folder) => ({ name: folder.name, uri: folder.uri.toString() }));
        const event = { added: list(added), removed: list(removed) };
        this.connection.notify("workspace/didChangeWorkspaceFolders", { event });
      })
    );
  }

  provide() {
    const { languages } = vscode;
    const swift = { language: "swift", scheme: "file" };
    const ask = async (method, params, token) => (await this.connection.request(method, params, token)) ?? [];
    this.disposables.push(
      languages.registerCodeActionsProvider(
        swift,
        {
          provideCodeActions: async (document, place, context, token) => {
            const params = { ...named(document), range: range(place), context: { diagnostics: [] } };
            const actions = await ask("textDocument/codeAction", params, token);
            return actions.map(toAction).filter((action) => action !== undefined);
          },
        },
        { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] }
      ),
      languages.registerCodeLensProvider(swift, {
        onDidChangeCodeLenses: this.lensesChanged.event,
        provideCodeLenses: async (document, token) => {
          const lenses = await ask("textDocument/codeLens", named(document), token);
          return lenses.map((lens) => new vscode.CodeLens(toRange(lens.range), lens.command));
        },
      }),
      languages.registerHoverProvider(swift, {
        provideHover: async (document, place, token) => {
          const hover = await this.connection.request("textDocument/hover", at(document, place), token);
          return hover && new vscode.Hover(new vscode.MarkdownString(hover.contents.value), toRange(hover.range));
        },
      }),
      languages.registerImplementationProvider(swift, {
        provideImplementation: async (document, place, token) =>
          (await ask("textDocument/implementation", at(document, place), token)).map(toLocation),
      }),
      languages.registerReferenceProvider(swift, {
        provideReferences: async (document, place, context, token) => {
          const params = { ...at(document, place), context };
          return (await ask("textDocument/references", params, token)).map(toLocation);
        },
      }),
      languages.registerCallHierarchyProvider(swift, {
        prepareCallHierarchy: async (document, place, token) =>
          (await ask("textDocument/prepareCallHierarchy", at(document, place), token)).map(toItem),
        provideCallHierarchyIncomingCalls: async (item, token) =>
          (await ask("callHierarchy/incomingCalls", { item: item.value }, token)).map(
            (call) => new vscode.CallHierarchyIncomingCall(toItem(call.from), call.fromRanges.map(toRange))
          ),
        provideCallHierarchyOutgoingCalls: async (item, token) =>
          (await ask("callHierarchy/outgoingCalls", { item: item.value }, token)).map(
            (call) => new vscode.CallHierarchyOutgoingCall(toItem(call.to), call.fromRanges.map(toRange))
          ),
      })
    );
  }
}

/** The folder of the active editor, which a command is about. */
function activeFolder() {
  const document = vscode.window.activeTextEditor?.document;
  const folder = document && vscode.workspace.getWorkspaceFolder(document.uri);
  return (folder ?? vscode.workspace.workspaceFolders?.[0])?.uri.toString();
}

/** @type {Server | undefined} */
let server;

async function activate(context) {
  const log = vscode.window.createOutputChannel("Thimble");
  const start = async () => {
    server = new Server(log);
    try {
      await server.start();
    } catch (error) {
      log.appendLine(String(error.message));
    }
  };
  const command = (name, action) =>
    vscode.commands.registerCommand(name, async (...values) => {
      try {
        return await action(...values);
      } catch (error) {
        vscode.window.showErrorMessage(`Thimble: ${error.message}`);
      }
    });
  context.subscriptions.push(
    log,
    command("thimble.generate", async () => {
      const files = await server?.execute("thimble.generate", activeFolder());
      if (files?.length === 0) vscode.window.showInformationMessage("The generated files are up to date.");
    }),
    command("thimble.explorer", () => server?.execute("thimble.explorer", activeFolder())),
    command("thimble.why", async () => {
      const name = await vscode.window.showInputBox({ prompt: "A scope or a property: LoginComponent.user" });
      if (!name) return;
      const content = await server?.execute("thimble.why", name, activeFolder());
      const document = await vscode.workspace.openTextDocument({ content, language: "markdown" });
      await vscode.commands.executeCommand("markdown.showPreview", document.uri);
    }),
    command("thimble.show", (location) => server?.show({ uri: location.uri, selection: location.range })),
    command("thimble.showReferences", (uri, place, locations) =>
      vscode.commands.executeCommand(
        "editor.action.showReferences",
        vscode.Uri.parse(uri),
        toPosition(place),
        locations.map(toLocation)
      )
    ),
    command("thimble.restart", async () => {
      await server?.stop();
      await start();
    })
  );
  await start();
}

function deactivate() {
  return server?.stop();
}

module.exports = { activate, deactivate };
