/// A declaration of a mock.
struct MockPart {
    /// The branches of `#if` around it.
    var conditions: [Branch] = []
    let write: (inout CodeText) -> Void

    /// Writes parts with empty lines between them. Neighbors in the same branches share their `#if`.
    static func write(_ parts: [MockPart], to code: inout CodeText) {
        var open: [Branch] = []
        for (number, part) in parts.enumerated() {
            let isContinued = part.conditions == open
            if !isContinued { for _ in open { code.add("#endif") } }
            if number > 0 { code.add("") }
            if !isContinued { for branch in part.conditions { code.add("#if \(branch.test)") } }
            open = part.conditions
            part.write(&code)
        }
        for _ in open { code.add("#endif") }
    }
}
