import Foundation
import TestSupport

/// The page Install of the manual, as a person reads it who copies from it.
struct InstallPage {
    struct Section {
        let title: String
        let text: String
        /// What is fenced in it, in order.
        let snippets: [String]
    }

    let text: String
    let sections: [Section]

    init() throws {
        let file = "Sources/thimble/Thimble.docc/Manual/Install.md"
        text = try Files.text(of: repository.appendingPathComponent(file).path)
        sections = text.split(separator: "\n### ").dropFirst().map { part in
            let (title, body) = part.splitAtFirst("\n")
            let fenced = body.split(separator: "```", omittingEmptySubsequences: false).enumerated()
            let snippets = fenced.filter { !$0.offset.isMultiple(of: 2) }.map {
                String($0.element.splitAtFirst("\n").1)
            }
            return Section(title: title, text: String(body), snippets: snippets)
        }
    }

    struct NoSnippet: Error { let title: String }

    func snippet(_ title: String, _ number: Int = 0) throws -> String {
        guard let section = sections.first(where: { $0.title == title }), section.snippets.indices.contains(number)
        else { throw NoSnippet(title: title) }
        return section.snippets[number]
    }
}

extension Substring {
    fileprivate func splitAtFirst(_ separator: Character) -> (String, Substring) {
        let end = firstIndex(of: separator) ?? endIndex
        return (String(self[..<end]), self[end...].dropFirst())
    }
}
