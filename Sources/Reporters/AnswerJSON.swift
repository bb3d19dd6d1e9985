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
            locationMembers(location).merging([
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
        jsonObject(locationMembers(location).merging(["message": jsonString(message.text)]) { $1 })
    }
}
