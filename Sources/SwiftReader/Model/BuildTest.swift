/// A test of an `#if` as a logical formula over names and calls such as `os(iOS)`, whose values are not known.
public indirect enum BuildTest: Sendable {
    case atom(String)
    case not(BuildTest)
    case both(BuildTest, BuildTest)
    case either(BuildTest, BuildTest)

    /// `nil` if the text is not understood, or very long.
    public init?(_ text: String) {
        var parser = BuildTestParser(text)
        guard let test = parser.test() else { return nil }
        self = test
    }

    /// The value that it has in all builds; `nil` if it depends on flags, systems, modules or compilers that exist.
    public var constantValue: Bool? {
        switch self {
        case .atom(let text): Self.constantValue(ofAtom: text)
        case .not(let inner): inner.constantValue.map { !$0 }
        case .both(let left, let right):
            switch (left.constantValue, right.constantValue) {
            case (false?, _), (_, false?): false
            case (true?, true?): true
            default: nil
            }
        case .either(let left, let right):
            switch (left.constantValue, right.constantValue) {
            case (true?, _), (_, true?): true
            case (false?, false?): false
            default: nil
            }
        }
    }

    private static func constantValue(ofAtom text: String) -> Bool? {
        switch text {
        case "true": true
        case "false": false
        default: isAtLeast("compiler", oldest: [5], text) ?? isAtLeast("swift", oldest: [4], text)
        }
    }

    /// No compiler has this major version. Like most that are written to mean "never", it leaves room for years.
    private static let impossibleVersion = 99

    /// The value of `compiler(>=5.3)` or `compiler(<5.3)`, without space. `nil` if it depends on the compiler.
    ///
    /// - Parameter oldest: the oldest version that compiles the libraries.
    private static func isAtLeast(_ name: String, oldest: [Int], _ text: String) -> Bool? {
        guard text.hasPrefix("\(name)("), text.hasSuffix(")") else { return nil }
        let comparison = text.dropFirst(name.utf8.count + 1).dropLast()
        let isNegated = comparison.hasPrefix("<")
        guard isNegated || comparison.hasPrefix(">=") else { return nil }
        let parts = comparison.dropFirst(isNegated ? 1 : 2).split(separator: ".", omittingEmptySubsequences: false)
        let version = parts.compactMap { Int($0) }
        guard version.count == parts.count, let major = version.first else { return nil }
        if major >= impossibleVersion { return isNegated }
        let significant = version.prefix((version.lastIndex { $0 != 0 } ?? 0) + 1)
        return oldest.lexicographicallyPrecedes(significant) ? nil : !isNegated
    }
}
