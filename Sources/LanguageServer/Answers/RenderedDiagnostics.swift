import ScopeRules
import SwiftReader

/// The diagnostics of a folder, each rendered once and kept until its finding or a text that it points to changes.
struct RenderedDiagnostics {
    /// A diagnostic as JSON, with what it was rendered from.
    private struct Entry {
        let finding: Finding
        /// The files that it points to.
        let files: Set<String>
        let uri: String
        let json: String
    }

    /// By location: several findings can share one.
    private var entries: [SourceLocation: [Entry]] = [:]
    private var texts = PlacedTexts()

    /// Renders what has changed, and forgets what is not shown any more.
    ///
    /// - Parameter shown: the findings to show, with the places of their analyses.
    /// - Returns: the diagnostics by URI, in order.
    mutating func update(
        to shown: [(finding: Finding, places: Places)],
        _ diagnostics: Diagnostics
    ) -> [String: [String]] {
        // Most findings are of one analysis. While a declaration is half typed, a few are of a later one.
        let folder = shown.last?.places.folder
        texts.begin()
        var files: [String: [String]] = [:]
        var current: [SourceLocation: [Entry]] = [:]
        for (finding, places) in shown {
            guard let location = finding.location else { continue }
            let isKept = places.folder === folder
            if isKept, let known = entry(of: finding, at: location, places) {
                files[known.uri, default: []].append(known.json)
                current[location, default: []].append(known)
                continue
            }
            guard let (place, json) = diagnostics.json(finding, at: places) else { continue }
            files[place.uri, default: []].append(json)
            let pointedTo = Set(finding.context.compactMap(\.location?.file) + [location.file])
            guard isKept, pointedTo.allSatisfy({ texts.isKnown($0, places) }) else { continue }
            let entry = Entry(finding: finding, files: pointedTo, uri: place.uri, json: json)
            current[location, default: []].append(entry)
        }
        entries = current
        return files
    }

    /// What was rendered of an equal finding, if it points to the same texts.
    private mutating func entry(of finding: Finding, at location: SourceLocation, _ places: Places) -> Entry? {
        for entry in entries[location] ?? [] where entry.finding == finding {
            if entry.files.allSatisfy({ texts.isUnchanged($0, places) }) { return entry }
        }
        return nil
    }
}

/// The texts that the diagnostics of one analysis point to, as documents or files, and those of the last one.
private struct PlacedTexts {
    private struct Text: Equatable {
        let uri: String
        let bytes: [UInt8]
    }

    /// By file, as in `SourceLocation.file`; `nil` if the text is unknown, or differs from the open document.
    private var current: [String: Text?] = [:]
    private var last: [String: Text?] = [:]

    mutating func begin() { (last, current) = (current, [:]) }

    mutating func isKnown(_ file: String, _ places: Places) -> Bool { text(of: file, places) != nil }

    mutating func isUnchanged(_ file: String, _ places: Places) -> Bool {
        guard let text = text(of: file, places) else { return false }
        // Arrays that share their memory are equal at once.
        return last[file] == text
    }

    private mutating func text(of file: String, _ places: Places) -> Text? {
        if let known = current[file] { return known }
        let text = Self.newText(of: file, places)
        current[file] = .some(text)
        return text
    }

    private static func newText(of file: String, _ places: Places) -> Text? {
        guard let bytes = places.folder.bytes(of: file) else { return nil }
        guard let document = places.document(of: file) else { return Text(uri: places.uri(of: file), bytes: bytes) }
        return document.content.bytes == bytes ? Text(uri: document.uri, bytes: bytes) : nil
    }
}
