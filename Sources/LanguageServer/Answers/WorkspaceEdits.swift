import SwiftReader
import TextFormats

/// Edits of the sources, and of generated files, as the client applies them.
struct WorkspaceEdits {
    let places: Places
    let capabilities: ClientCapabilities

    /// A new text for a range.
    private struct TextEdit {
        let range: TextRange
        let text: String

        var json: String { jsonObject(["newText": jsonString(text), "range": range.json]) }
    }

    /// Edits of sources; `nil` if they cannot be applied to the documents as they are now: a document was edited since
    /// the analysis, or its file was; it could be parsed only in part; edits overlap.
    func json(_ edits: [Edit]) -> String? {
        guard !edits.isEmpty else { return nil }
        var files: [(file: String, edits: [TextEdit])] = []
        for edit in edits {
            let file = edit.location.file
            guard !places.folder.hasSyntaxErrors(file), let range = places.range(of: edit) else { return nil }
            let text = TextEdit(range: range, text: edit.replacement)
            if let known = files.firstIndex(where: { $0.file == file }) {
                files[known].edits.append(text)
            } else if places.isCurrent(file) {
                files.append((file, [text]))
            } else {
                return nil
            }
        }
        guard !files.contains(where: { Self.haveOverlaps($0.edits) }) else { return nil }
        let changes = files.sorted { $0.file < $1.file }.map { file, edits in
            (uri: places.uri(of: file), version: places.document(of: file)?.version, edits: edits.map(\.json))
        }
        guard capabilities.hasVersionedEdits else {
            let members = Dictionary(changes.map { ($0.uri, jsonArray($0.edits)) }) { first, _ in first }
            return jsonObject(["changes": jsonObject(members)])
        }
        return jsonObject(["documentChanges": jsonArray(changes.map { Self.change(of: $0.uri, $0.version, $0.edits) })])
    }

    /// The edits that write generated files; `nil` if one has to be created and the client cannot do that.
    func json(writing files: [GeneratedContents]) -> String? {
        guard !files.isEmpty else { return nil }
        guard capabilities.hasVersionedEdits else { return changes(writing: files) }
        var changes: [String] = []
        for file in files {
            let uri = places.documents.uri(of: file.path)
            let document = places.documents.document(at: file.path)
            if file.current == nil, document == nil {
                guard capabilities.createsFiles else { return nil }
                changes.append(jsonObject(["kind": jsonString("create"), "uri": jsonString(uri)]))
            }
            changes.append(Self.change(of: uri, document?.version, [edit(writing: file, document).json]))
        }
        return jsonObject(["documentChanges": jsonArray(changes)])
    }

    private func changes(writing files: [GeneratedContents]) -> String? {
        guard files.allSatisfy({ $0.current != nil }) else { return nil }
        let members = files.map { file in
            let edit = edit(writing: file, places.documents.document(at: file.path))
            return (places.documents.uri(of: file.path), jsonArray([edit.json]))
        }
        return jsonObject(["changes": jsonObject(Dictionary(members) { first, _ in first })])
    }

    private func edit(writing file: GeneratedContents, _ document: Document?) -> TextEdit {
        let content = document?.content ?? TextContent(file.current ?? [])
        let end = content.position(of: content.bytes.count, in: places.encoding)
        return TextEdit(range: TextRange(TextPosition(line: 0, character: 0), end), text: file.text)
    }

    private static func change(of uri: String, _ version: Int?, _ edits: [String]) -> String {
        let document = jsonObject(["uri": jsonString(uri), "version": version.map { String($0) } ?? "null"])
        return jsonObject(["edits": jsonArray(edits), "textDocument": document])
    }

    private static func haveOverlaps(_ edits: [TextEdit]) -> Bool {
        let ranges = edits.map(\.range).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
        return zip(ranges, ranges.dropFirst()).contains { $0.end > $1.start }
    }
}
