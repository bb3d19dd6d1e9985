/// A pattern for paths: `*` and `?` match within one component, `**` matches any number of components, `[a-z]` is a
/// set.
///
/// A pattern without a slash matches a file or folder of that name anywhere. Everything inside a matching folder
/// matches.
package struct Glob: Sendable {
    /// The components, including `**`.
    private let components: [[Character]]
    private let isAnchored: Bool
    /// Whether the pattern is an absolute path.
    package let isAbsolute: Bool

    package init(_ pattern: String) {
        let parts = pattern.split(separator: "/").filter { $0 != "." }
        components = parts.map(Array.init)
        isAbsolute = pattern.hasPrefix("/")
        isAnchored = parts.count > 1 || isAbsolute
    }

    /// Whether a path itself matches, regardless of its enclosing folders.
    ///
    /// - Parameter path: relative, or absolute for an absolute pattern.
    package func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard isAnchored else {
            guard let pattern = components.first, let name = parts.last else { return false }
            return pattern == ["*", "*"] || Self.matches(Array(name), pattern)
        }
        return matches(parts)
    }

    /// Simulates the pattern as a state machine, so the work is at most the product of both lengths.
    private func matches(_ parts: [Substring]) -> Bool {
        var locations: Set<Int> = [0]
        for part in parts {
            let name = Array(part)
            var next: Set<Int> = []
            for location in reachable(from: locations) where location < components.count {
                if components[location] == ["*", "*"] {
                    next.insert(location)
                } else if Self.matches(name, components[location]) {
                    next.insert(location + 1)
                }
            }
            locations = next
        }
        return reachable(from: locations).contains(components.count)
    }

    /// `**` may match no component at all.
    private func reachable(from locations: Set<Int>) -> Set<Int> {
        var result = locations
        for location in locations {
            var location = location
            while location < components.count, components[location] == ["*", "*"] {
                location += 1
                result.insert(location)
            }
        }
        return result
    }

    /// Matches one component. On a mismatch, the last `*` matches one more character.
    private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
        var (at, step) = (0, 0)
        var star: (step: Int, at: Int)?
        while at < name.count {
            if step < pattern.count, pattern[step] == "*" {
                star = (step, at)
                step += 1
            } else if let end = matchOne(name[at], pattern, step) {
                (at, step) = (at + 1, end)
            } else if let last = star {
                star = (last.step, last.at + 1)
                (at, step) = (last.at + 1, last.step + 1)
            } else {
                return false
            }
        }
        return pattern[step...].allSatisfy { $0 == "*" }
    }

    /// The position after the part of a pattern that matches one character; `nil` if it does not match.
    private static func matchOne(_ letter: Character, _ pattern: [Character], _ step: Int) -> Int? {
        guard step < pattern.count else { return nil }
        if pattern[step] == "?" { return step + 1 }
        if pattern[step] == "[", let end = pattern[(step + 1)...].firstIndex(of: "]"), end > step + 1 {
            return isInSet(letter, pattern[(step + 1)..<end]) ? end + 1 : nil
        }
        return pattern[step] == letter ? step + 1 : nil
    }

    private static func isInSet(_ letter: Character, _ set: ArraySlice<Character>) -> Bool {
        let isInverted = set.first == "!" || set.first == "^"
        let members = Array(isInverted ? set.dropFirst() : set)
        var isMember = false
        var index = 0
        while index < members.count {
            if index + 2 < members.count, members[index + 1] == "-" {
                if members[index] <= letter, letter <= members[index + 2] { isMember = true }
                index += 3
            } else {
                if members[index] == letter { isMember = true }
                index += 1
            }
        }
        return isMember != isInverted
    }
}
