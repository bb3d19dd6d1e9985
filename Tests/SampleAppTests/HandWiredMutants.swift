/// Every mistake that is easily made in wiring by hand, made by program.
enum HandWiredMutants {
    /// Made once: each run of the tests has the same.
    static let all = Result { try mutants(of: HandWiredSample.made.get()) }

    private static func mutants(of sample: HandWiredSample) -> [Mutant] {
        sample.texts.sorted { $0.key < $1.key }.filter { $0.key.hasPrefix("Sources/TicTacToe/") }.flatMap {
            path,
            text in
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            var owner = ""
            return lines.indices.compactMap { number -> Mutant? in
                let line = lines[number]
                if line.hasPrefix("extension ") || line.hasPrefix("protocol ") {
                    owner = String(line.split { $0 == " " || $0 == ":" }[1])
                }
                return mutant(path, lines, number, owner)
            }
        }
    }

    private static func mutant(_ path: String, _ lines: [String], _ number: Int, _ owner: String) -> Mutant? {
        let line = lines[number]
        let name = line.split { $0 == " " || $0 == ":" }.dropFirst().first.map(String.init) ?? ""
        var changed = lines
        if path == HandWiredSample.wiringFile, line.contains("{ dependency.") {
            changed.remove(at: number)
            return Mutant(.passThroughForgotten, "\(owner).\(name)", changes: [path: joined(changed)], expected: [])
        }
        if path == HandWiredSample.wiringFile, line.hasPrefix("extension ") {
            changed[number] = "extension \(owner) " + (line.hasSuffix("{}") ? "{}" : "{")
            return Mutant(.conformanceForgotten, line, changes: [path: joined(changed)], expected: [])
        }
        if owner.hasSuffix("Dependency"), line.hasPrefix("    var "), line.hasSuffix("{ get }") {
            changed.remove(at: number)
            return Mutant(.requirementDeleted, "\(owner).\(name)", changes: [path: joined(changed)], expected: [])
        }
        return nil
    }

    private static func joined(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
