import ScopeRules
import SwiftReader
import TextFormats

/// Answers as one JSON document with sorted keys. Without a location, the file is "" and line and character are 0.
package func answersJSON(_ answers: [Answer]) -> String {
    jsonDocument(["answers": jsonLines(answers.map(\.json)), "schemaVersion": "1"])
}

extension Answer {
    fileprivate var json: String {
        jsonObject(
            locateMembers(location).merging([
                "headline": jsonString(headline.text),
                "sections": jsonArray(
                    sections.map { section in
                        jsonObject([
                            "notes": jsonArray(section.notes.map(\.json)), "title": jsonString(section.title.text),
                        ])
                    }
                ),
            ]) { $1 }
        )
    }
}

extension Finding.Note {
    fileprivate var json: String {
        jsonObject(locateMembers(location).merging(["message": jsonString(message.text)]) { $1 })
    }
}

private func locateMembers(_ location: SourceLocation?) -> [String: String] {
    [
        "character": String(location?.column ?? 0),
        "file": jsonString(location?.file ?? ""),
        "line": String(location?.line ?? 0),
    ]
}
