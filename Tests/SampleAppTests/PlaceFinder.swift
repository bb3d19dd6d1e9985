/// Finds lines in a mutant's sources by their text, without the reader that is being tested.
struct LocationFinder {
    let sample: Sample
    /// The mutant's new texts.
    let changes: [String: String]

    /// A finding about a requirement.
    func expectation(_ rule: String, requirement property: String, of scope: String) throws -> Expectation {
        let file = Oracle.file(of: scope)
        let line = try line(of: "var \(property):", in: file, after: "protocol \(scope)Dependency:")
        return Expectation(rule: rule, file: file, line: line, property: property)
    }

    /// A finding about a dependency as a whole.
    func expectation(_ rule: String, dependencyProtocolOf scope: String) throws -> Expectation {
        let file = Oracle.file(of: scope)
        let line = try line(of: "protocol \(scope)Dependency:", in: file)
        return Expectation(rule: rule, file: file, line: line, property: nil)
    }

    /// A finding about a component as a whole.
    func expectation(_ rule: String, component scope: String, in file: String) throws -> Expectation {
        let line = try line(of: "class \(scope)Component:", in: file)
        return Expectation(rule: rule, file: file, line: line, property: nil)
    }

    /// A finding about the last of several components of one name.
    func expectation(_ rule: String, lastComponent scope: String, in file: String) throws -> Expectation {
        let lines = try lines(of: file)
        guard let found = lines.lastIndex(where: { $0.contains("class \(scope)Component:") }) else {
            throw SampleError("'\(file)' has no '\(scope)Component'.")
        }
        return Expectation(rule: rule, file: file, line: found + 1, property: nil)
    }

    /// The generated file is out of date.
    static let stale = Expectation(rule: "stale-providers", file: Sample.generatedFile, line: 1, property: nil)

    private func line(of text: String, in file: String, after start: String = "") throws -> Int {
        let lines = try lines(of: file)
        let first = start.isEmpty ? lines.startIndex : lines.firstIndex { $0.contains(start) }
        guard let first, let found = lines[first...].firstIndex(where: { $0.contains(text) }) else {
            throw SampleError("'\(file)' has no line with '\(text)'.")
        }
        return found + 1
    }

    private func lines(of file: String) throws -> [Substring] {
        try (changes[file] ?? sample.text(of: file)).split(separator: "\n", omittingEmptySubsequences: false)
    }
}
