import SwiftReader

/// The `#if` conditions under which the compiler sees something: the tests of the `#if`s around it, as written. All of
/// them have to hold. Empty if it is always compiled.
package enum BuildConditions {
    /// The conditions under which both of two things are compiled.
    package static func both(_ one: [String], _ other: [String]) -> [String] {
        one.isEmpty ? other : one + other.filter { !one.contains($0) }
    }

    /// The conditions under which at least one of the alternatives is compiled.
    package static func either(_ alternatives: [[String]]) -> [String] {
        var rest: [[String]] = []
        for alternative in alternatives { add(alternative, to: &rest) }
        guard rest.count > 1 else { return rest.first ?? [] }
        return [rest.compactMap { test($0).map { "(\($0))" } }.joined(separator: " || ")]
    }

    /// The test to write after `#if`; `nil` if there are no conditions.
    package static func test(_ conditions: [String]) -> String? {
        guard conditions.count > 1 else { return conditions.first }
        return conditions.map { "(\($0))" }.joined(separator: " && ")
    }

    /// Whether a declaration with `conditions` is compiled whenever one with `others` is.
    package static func include(_ conditions: [String], _ others: [String]) -> Bool {
        conditions.allSatisfy(others.contains)
    }

    /// Whether two things are certainly never compiled together, because a test of one negates a test of the other.
    private static func exclude(_ conditions: [String], _ others: [String]) -> Bool {
        conditions.contains { test in others.contains { test.isOpposite(of: $0) } }
    }

    /// Whether two things are never compiled together for one of Apple's systems.
    package static func exclude(onAllSystems conditions: [String], _ others: [String]) -> Bool {
        guard !conditions.isEmpty, !others.isEmpty else { return false }
        return exclude(conditions, others) || BuildTest.areContradictory(both(conditions, others))
    }

    /// Whether something is missing in all Debug or in all Release builds of what has other conditions. Only these builds
    /// certainly exist: what other flags mean, and which combinations of them are built, is not known.
    package static func areMissed(_ conditions: [String], whenever others: [String]) -> Bool {
        !conditions.isEmpty && BuildTest.isMissing(conditions, whenever: others, dependingOn: "DEBUG")
    }

    /// Whether something is part of all Debug or of all Release builds of what has other conditions.
    package static func areMet(_ conditions: [String], whenever others: [String]) -> Bool {
        guard let test = test(conditions) else { return true }
        return areMissed(["!(\(test))"], whenever: others)
    }

    /// Adds an alternative. Alternatives whose last tests negate each other are joined.
    private static func add(_ alternative: [String], to rest: inout [[String]]) {
        var alternative = alternative
        var next = 0
        while next < rest.count {
            let other = rest[next]
            if include(other, alternative) { return }
            if include(alternative, other) {
                rest.remove(at: next)
            } else if let joined = joined(alternative, other) {
                rest.remove(at: next)
                alternative = joined
                next = 0
            } else {
                next += 1
            }
        }
        rest.append(alternative)
    }

    /// Joins two lists that differ only in one test, which one list negates. `nil` for other lists.
    private static func joined(_ one: [String], _ other: [String]) -> [String]? {
        guard one.count == other.count else { return nil }
        let mine = one.filter { !other.contains($0) }
        let its = other.filter { !one.contains($0) }
        guard mine.count == 1, its.count == 1, mine[0].isOpposite(of: its[0]) else { return nil }
        return one.filter { $0 != mine[0] }
    }
}

extension String {
    fileprivate func isOpposite(of other: String) -> Bool { isNegation(of: other) || other.isNegation(of: self) }

    /// Whether this is `!` followed by the other test. `!A && B` does not negate `A && B`.
    private func isNegation(of other: String) -> Bool {
        if self == "!(\(other))" { return true }
        return self == "!\(other)" && !other.utf8.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "|") }
    }
}
