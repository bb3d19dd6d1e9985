extension Message {
    /// The steps of one fix in a sentence: `a, and b`. Steps contain lists, so a comma ends each.
    static func sequence(_ steps: [Message]) -> Message {
        guard let last = steps.last, steps.count > 1 else { return list(steps) }
        let front = steps.dropFirst().dropLast().reduce(steps[0]) { "\($0), \($1)" }
        return "\(front), and \(last)"
    }

    /// Capitalized, if it begins with a word.
    var capitalized: Message {
        guard case .words(let words)? = fragments.first, let letter = words.first else { return self }
        return Message(fragments: [.words(letter.uppercased() + words.dropFirst())] + fragments.dropFirst())
    }
}
