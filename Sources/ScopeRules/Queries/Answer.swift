import SwiftReader

/// The answer to a question about the graph: a headline and lists of locations, formatted like a finding.
package struct Answer: Sendable {
    package let location: SourceLocation?
    package let headline: Message
    package let sections: [AnswerSection]

    package init(location: SourceLocation?, headline: Message, sections: [AnswerSection]) {
        self.location = location
        self.headline = headline
        self.sections = sections.filter { !$0.notes.isEmpty }
    }
}

/// A part of an answer.
package struct AnswerSection: Sendable {
    package let title: Message
    package let notes: [Finding.Note]
}
