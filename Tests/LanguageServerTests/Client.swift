import Foundation
import TestSupport
import Testing
import TextFormats

@testable import LanguageServer
@testable import ThimbleCommands

/// An editor: sends messages to a session, and runs its analyses in between.
final class Client {
    /// The folder with that of the app.
    private let home: TemporaryFolder
    /// The absolute path of the app.
    var app: String { "\(home.path)/Cafe" }
    /// The absolute path of the user's cache.
    var cache: String { "\(home.path)/Cache" }
    private let session: Session
    /// The analyses that are held back.
    private var heldJobs: [AnalysisJob] = []
    /// Whether analyses wait until `runAnalyses`.
    var holdsAnalyses = false
    /// The number of analyses that were cancelled.
    private(set) var cancellations = 0
    private var lastID = 0
    /// All that the server sent, as JSON.
    private(set) var received: [String] = []
    /// The diagnostics that the server has published, by URI.
    private(set) var diagnostics: [String: [JSONValue]] = [:]

    /// What the client of the tests can do: all that the server asks for.
    static let capabilities = """
        {"general":{"positionEncodings":["utf-16"]},"textDocument":{"codeAction":{"codeActionLiteralSupport":\
        {"codeActionKind":{"valueSet":["quickfix"]}}},"hover":{"contentFormat":["markdown"]},"publishDiagnostics":\
        {"codeDescriptionSupport":true,"relatedInformation":true,"tagSupport":{"valueSet":[1,2]}}},"window":\
        {"showDocument":{"support":true}},"workspace":{"workspaceEdit":{"documentChanges":true,"resourceOperations":\
        ["create"]}}}
        """

    /// - Parameter files: the files of the workspace.
    init(_ files: [String: String]) throws {
        home = try TemporaryFolder()
        let home = home
        try FileManager.default.createDirectory(atPath: "\(home.path)/Cafe", withIntermediateDirectories: true)
        for (name, text) in files { try home.write(text, to: "Cafe/\(name)") }
        let arguments = try Arguments([], for: LSP.shape)
        let environment = Environment(environment: ["XDG_CACHE_HOME": "\(home.path)/Cache"])
        let explorer = ExplorerFile(in: environment)
        session = Session(
            Session.Setup(
                analyzer: { EditorAnalyzer(folder: $0, arguments, in: environment) },
                writeExplorer: { page, folder throws(ExplorerFault) in try explorer.write(page, of: folder) },
                rulePages: "https://rules.example"
            )
        )
    }

    func uri(_ file: String) -> String { FileURI.uri(of: "\(app)/\(file)") }

    var exitCode: Int32? { session.exitCode }

    /// What the server has as the text of a document.
    func serverText(of file: String) -> String? {
        session.documents[uri(file)].map { String(decoding: $0.content.bytes, as: UTF8.self) }
    }

    /// Sends the content of a frame.
    ///
    /// - Returns: what the server sends until it waits.
    @discardableResult
    func send(_ content: String) -> [String] { send(frame: .content(Array(content.utf8))) }

    @discardableResult
    func send(frame: FrameReader.Frame) -> [String] {
        session.receive(frame)
        return collect()
    }

    /// Runs the analyses that were held back, and those that they cause.
    @discardableResult
    func runAnalyses() -> [String] {
        let jobs = heldJobs
        heldJobs = []
        var messages: [String] = []
        for job in jobs {
            let result = job.run()
            if case .cancelled = result.outcome { cancellations += 1 }
            session.receive(result)
            messages += collect()
        }
        return messages
    }

    private func collect() -> [String] {
        var messages: [String] = []
        while true {
            let effects = session.takeEffects()
            messages += effects.messages.map(\.json)
            if holdsAnalyses {
                heldJobs += effects.jobs
                break
            }
            for job in effects.jobs { session.receive(job.run()) }
            if effects.jobs.isEmpty { break }
        }
        received += messages
        for message in messages where message.contains("textDocument/publishDiagnostics") {
            guard let parameters = try? JSONReader.read(Array(message.utf8))["params"] else { continue }
            diagnostics[parameters["uri"]?.string ?? ""] = parameters["diagnostics"]?.list
        }
        return messages
    }

    /// The fingerprints of the shown findings, sorted. Findings in several branches of an `#if` share one.
    var fingerprints: [String] {
        diagnostics.values.joined().compactMap { $0["data"]?["fingerprint"]?.string }.sorted()
    }

    /// Sends a request, and returns the answer.
    func request(_ method: String, _ parameters: String) throws -> JSONValue {
        lastID += 1
        let content = """
            {"id":\(lastID),"jsonrpc":"2.0","method":"\(method)","params":\(parameters)}
            """
        let answers = try send(content).map { try JSONReader.read(Array($0.utf8)) }
        return try #require(answers.first { $0["id"]?.integer == lastID && $0["method"] == nil })
    }

    @discardableResult
    func notify(_ method: String, _ parameters: String) -> [String] {
        send("{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\"params\":\(parameters)}")
    }

    /// Begins a session with the folder as the workspace.
    func start(capabilities: String = Client.capabilities) throws {
        let folders = "[{\"name\":\"App\",\"uri\":\"\(FileURI.uri(of: app))\"}]"
        _ = try request("initialize", "{\"capabilities\":\(capabilities),\"workspaceFolders\":\(folders)}")
        notify("initialized", "{}")
    }

    @discardableResult
    func open(_ file: String, _ text: String? = nil) throws -> [String] {
        let text = try text ?? Files.text(of: "\(app)/\(file)")
        let document = """
            {"languageId":"swift","text":\(jsonString(text)),"uri":"\(uri(file))","version":1}
            """
        return notify("textDocument/didOpen", "{\"textDocument\":\(document)}")
    }

    /// Replaces the first occurrence of a text, as an edit of its range.
    @discardableResult
    func change(_ file: String, in text: inout String, _ old: String, _ new: String, version: Int) throws -> [String] {
        let range = try #require(text.range(of: old))
        let content = TextContent(Array(text.utf8))
        let start = text[..<range.lowerBound].utf8.count
        let positions = [start, start + old.utf8.count].map { content.position(of: $0, in: .utf16) }
        let change = """
            {"range":\(TextRange(positions[0], positions[1]).json),"text":\(jsonString(new))}
            """
        text.replaceSubrange(range, with: new)
        let document = "{\"uri\":\"\(uri(file))\",\"version\":\(version)}"
        return notify("textDocument/didChange", "{\"contentChanges\":[\(change)],\"textDocument\":\(document)}")
    }

    /// Opens a document again, whatever the server knows of it.
    func replaceOrOpen(_ file: String, with text: String) {
        notify("textDocument/didClose", "{\"textDocument\":{\"uri\":\(jsonString(uri(file)))}}")
        let document = "{\"text\":\(jsonString(text)),\"uri\":\(jsonString(uri(file))),\"version\":1}"
        notify("textDocument/didOpen", "{\"textDocument\":\(document)}")
    }

    /// Replaces the whole text of a document.
    func replace(_ uri: String, with text: String, version: Int) {
        let document = "{\"uri\":\(jsonString(uri)),\"version\":\(version)}"
        let parameters = "{\"contentChanges\":[{\"text\":\(jsonString(text))}],\"textDocument\":\(document)}"
        notify("textDocument/didChange", parameters)
    }
}

/// A text after edits that all refer to it, as an editor applies them.
func text(_ text: String, after edits: [JSONValue]) throws -> String {
    var content = TextContent(Array(text.utf8))
    let located = try edits.enumerated().map { number, edit in
        (range: try TextRange(edit["range"]), number: number, text: edit["newText"]?.string ?? "")
    }
    // Insertions at one place keep their order.
    for edit in located.sorted(by: { ($0.range.start, $0.number) > ($1.range.start, $1.number) }) {
        let start = content.offset(of: edit.range.start, in: .utf16)
        content.replace(start..<content.offset(of: edit.range.end, in: .utf16), with: edit.text.utf8)
    }
    return String(decoding: content.bytes, as: UTF8.self)
}
