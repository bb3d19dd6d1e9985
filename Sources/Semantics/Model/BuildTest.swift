/// A test of an `#if` as a logical formula over names and calls such as `os(iOS)`, whose values are not known.
indirect enum BuildTest {
    case atom(String)
    case not(BuildTest)
    case both(BuildTest, BuildTest)
    case either(BuildTest, BuildTest)

    /// The values of more atoms would have too many combinations.
    private static let atomLimit = 8

    /// Whether what is compiled under some conditions is certainly missing in some builds that compile what has other
    /// conditions: in all those in which a flag is set, or in all those in which it is not set.
    ///
    /// `false` if that depends on other flags, or if a test is not understood.
    static func isMissing(_ provided: [String], whenever required: [String], dependingOn flag: String) -> Bool {
        let given = provided.compactMap { BuildTest($0) }
        let needed = required.compactMap { BuildTest($0) }
        guard given.count == provided.count, needed.count == required.count else { return false }
        let atoms = Set((given + needed).flatMap(\.atoms))
        let others = atoms.subtracting([flag]).sorted()
        guard atoms.contains(flag), others.count < atomLimit else { return false }
        return [[flag], []].contains { (set: Set<String>) in
            let builds = (0..<1 << others.count).lazy.map { build in
                set.union(others.indices.lazy.filter { build >> $0 & 1 == 1 }.map { others[$0] })
            }
            let concerned = builds.filter { build in needed.allSatisfy { $0.holds(with: build) } }
            return !concerned.isEmpty
                && concerned.allSatisfy { build in !given.allSatisfy { $0.holds(with: build) } }
        }
    }

    private var atoms: [String] {
        switch self {
        case .atom(let name): [name]
        case .not(let inner): inner.atoms
        case .both(let left, let right), .either(let left, let right): left.atoms + right.atoms
        }
    }

    /// - Parameter set: the atoms that are true.
    private func holds(with set: Set<String>) -> Bool {
        switch self {
        case .atom(let name): set.contains(name)
        case .not(let inner): !inner.holds(with: set)
        case .both(let left, let right): left.holds(with: set) && right.holds(with: set)
        case .either(let left, let right): left.holds(with: set) || right.holds(with: set)
        }
    }
}

extension BuildTest {
    /// `nil` if the text is not understood, or very long.
    init?(_ text: String) {
        var parser = BuildTestParser(text)
        guard let test = parser.test() else { return nil }
        self = test
    }
}

/// Parses the test of an `#if`.
private struct BuildTestParser {
    private var rest: Substring.UTF8View
    /// The number of parentheses and negations around the current operand.
    private var depth = 0

    private static let lengthLimit = 512
    private static let depthLimit = 16

    init(_ text: String) { rest = text.utf8.count > Self.lengthLimit ? ""[...].utf8 : text[...].utf8 }

    mutating func test() -> BuildTest? {
        guard let test = alternatives() else { return nil }
        skipSpace()
        return rest.isEmpty ? test : nil
    }

    private mutating func alternatives() -> BuildTest? {
        guard var test = conjunction() else { return nil }
        while take("||") {
            guard let next = conjunction() else { return nil }
            test = .either(test, next)
        }
        return test
    }

    private mutating func conjunction() -> BuildTest? {
        guard var test = operand() else { return nil }
        while take("&&") {
            guard let next = operand() else { return nil }
            test = .both(test, next)
        }
        return test
    }

    private mutating func operand() -> BuildTest? {
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        if take("!") { return operand().map { .not($0) } }
        if take("(") {
            guard let inner = alternatives(), take(")") else { return nil }
            return inner
        }
        return atom()
    }

    /// A name, or a call with its arguments.
    private mutating func atom() -> BuildTest? {
        let name = rest.prefix { isWord($0) }
        guard !name.isEmpty else { return nil }
        rest = rest.dropFirst(name.count)
        var text = String(Substring(name))
        if take("(") {
            let arguments = rest.prefix { $0 != UInt8(ascii: ")") }
            rest = rest.dropFirst(arguments.count)
            guard !arguments.contains(UInt8(ascii: "(")), take(")") else { return nil }
            text += "(\(String(Substring(arguments)).filter { !$0.isWhitespace }))"
        }
        return .atom(text)
    }

    private mutating func skipSpace() { rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

    /// Consumes a word or an operator if it comes next.
    private mutating func take(_ mark: String) -> Bool {
        skipSpace()
        guard rest.starts(with: mark.utf8) else { return false }
        rest = rest.dropFirst(mark.utf8.count)
        skipSpace()
        return true
    }

    private func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte >= 0x80
    }
}
