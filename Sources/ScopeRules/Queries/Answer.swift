import SwiftReader

/// The answer to a question about the graph: a headline and lists of locations, formatted like a finding.
public struct Answer: Sendable {
    public let location: SourceLocation?
    public let headline: Message
    public let sections: [AnswerSection]

    public init(location: SourceLocation?, headline: Message, sections: [AnswerSection]) {
        self.location = location
        self.headline = headline
        self.sections = sections.filter { !$0.notes.isEmpty }
    }
}

/// A part of an answer.
public struct AnswerSection: Sendable {
    public let title: Message
    public let notes: [Finding.Note]

    public init(title: Message, notes: [Finding.Note]) {
        self.title = title
        self.notes = notes
    }
}
