import ScopeRules
import SwiftReader

/// Answers for programs: one document, keys sorted. Without a place, the file is "" and line and character are 0.
public func answersJSON(_ answers: [Answer]) -> String {
    jsonDocument(["answers": jsonLines(answers.map(\.json)), "schemaVersion": "1"])
}

extension Answer {
    fileprivate var json: String {
        jsonObject(
            placeMembers(place).merging([
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
        jsonObject(placeMembers(place).merging(["message": jsonString(message.text)]) { $1 })
    }
}

private func placeMembers(_ place: Place?) -> [String: String] {
    [
        "character": String(place?.column ?? 0),
        "file": jsonString(place?.file ?? ""),
        "line": String(place?.line ?? 0),
    ]
}
