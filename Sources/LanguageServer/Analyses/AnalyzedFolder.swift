import Providers
import ScopeRules
import SwiftReader

/// An analysis, with the parts of it that many answers need. Used by one thread.
final class AnalyzedFolder {
    let analysis: any WorkspaceAnalysis
    /// The revision of the folder's contents.
    let revision: Int
    private var texts: [String: TextContent] = [:]
    private var shifts: [String: (version: Int, shift: TextShift)] = [:]
    private var symbols: [String: [Symbol]] = [:]
    private var names: [String: String] = [:]

    init(_ analysis: any WorkspaceAnalysis, revision: Int) {
        self.analysis = analysis
        self.revision = revision
    }

    var subject: RuleSubject { analysis.subject }

    /// The name of a file, as in `SourceLocation.file`.
    ///
    /// - Parameter path: absolute.
    func name(of path: String) -> String {
        if let name = names[path] { return name }
        let name = analysis.name(of: path)
        names[path] = name
        return name
    }

    /// The text of a file when it was analyzed; `nil` if the analysis does not know it.
    ///
    /// - Parameter file: a name as in `SourceLocation.file`.
    func text(of file: String) -> TextContent? {
        if let text = texts[file] { return text }
        guard let bytes = bytes(of: file) else { return nil }
        let text = TextContent(bytes)
        texts[file] = text
        return text
    }

    /// The bytes of a file when it was analyzed; `nil` if the analysis does not know it.
    ///
    /// - Parameter file: a name as in `SourceLocation.file`.
    func bytes(of file: String) -> [UInt8]? { subject.sources[file]?.bytes ?? analysis.sources.bytes(of: file) }

    /// How the text of an open document differs from the one that was analyzed.
    func shift(of file: String, _ text: TextContent, to document: Document) -> TextShift {
        if let known = shifts[document.uri], known.version == document.version { return known.shift }
        let shift = TextShift(from: text.bytes, to: document.content.bytes)
        shifts[document.uri] = (document.version, shift)
        return shift
    }

    /// The declarations of the graph in a file, in order.
    func symbols(in file: String) -> [Symbol] {
        if let known = symbols[file] { return known }
        let found = Symbol.all(in: file, subject)
        symbols[file] = found
        return found
    }

    /// Whether a part of a file could not be parsed.
    func hasSyntaxErrors(_ file: String) -> Bool { !(subject.sources[file]?.problems.isEmpty ?? true) }

    /// Where a finding is shown. A generated file that does not exist yet cannot be opened: its finding is shown at the
    /// first scope that it wires.
    func shownLocation(of finding: Finding) -> SourceLocation? {
        guard let location = finding.location, bytes(of: location.file) == nil,
            let id = subject.plan.files.first(where: { $0.path == location.file })?.scopes.first
        else { return finding.location }
        return subject.graph.scopes.first { $0.id == id || $0.name == id }?.location ?? location
    }
}
