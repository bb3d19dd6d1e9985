/// The sample as a team would have written it that has never run `generate`: the generated members are in a file of the
/// team's own, and each dependency requires itself what the generated protocols carry.
struct HandWiredSample {
    static let wiringFile = "Sources/TicTacToe/Wiring.swift"

    /// All that `check` reads, by the path from the app's folder.
    let texts: [String: String]

    /// Made once for all tests.
    static let made = Result { try HandWiredSample(of: Sample.read.get()) }

    private init(of sample: Sample) throws {
        var texts = sample.texts
        let generated = Self.lines(try sample.text(of: Sample.generatedFile)).filter { !$0.hasPrefix("//") }
        let (wiring, carried) = Self.separated(generated)
        let imports = generated.filter { $0.hasPrefix("import ") }
        texts[Sample.generatedFile] = nil
        for (path, text) in texts where path.hasPrefix("Sources/TicTacToe/") {
            texts[path] = Self.requiring(carried, in: text, imports)
        }
        texts[Self.wiringFile] = wiring.joined(separator: "\n")
        self.texts = texts
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The lines without the generated protocols, and what each of those requires.
    private static func separated(_ lines: [String]) -> (rest: [String], carried: [String: [String]]) {
        var (rest, carried): ([String], [String: [String]]) = ([], [:])
        var current: String?
        for line in lines {
            if let name = current {
                if line == "}" { current = nil } else { carried[name, default: []].append(line) }
            } else if line.hasPrefix("protocol "), let name = line.dropFirst(9).split(separator: ":").first {
                carried[String(name)] = []
                if !line.hasSuffix("{}") { current = String(name) }
            } else {
                rest.append(line)
            }
        }
        return (rest, carried)
    }

    /// Writes into the dependencies of a file what the generated protocols carry that they inherit.
    private static func requiring(_ carried: [String: [String]], in text: String, _ imports: [String]) -> String {
        var result: [String] = []
        var own: [String] = []
        var pending: [String]?
        for line in lines(text) {
            if let inherited = pending, line == "}" {
                result += inherited.filter { !own.contains($0) } + [line]
                (pending, own) = (nil, [])
            } else if line.hasPrefix("protocol "), let colon = line.firstIndex(of: ":"), line.contains("Dependency") {
                let head = line[...colon]
                let clause = line[line.index(after: colon)...].prefix { $0 != "{" }
                let parents = clause.split(separator: ",").map { $0.filter { $0 != " " } }
                guard parents.contains(where: { carried[$0] != nil }) else {
                    result.append(line)
                    continue
                }
                var inherited: [String] = []
                for requirement in parents.compactMap({ carried[$0] }).joined()
                where !inherited.contains(requirement) { inherited.append(requirement) }
                let kept = parents.filter { carried[$0] == nil }.joined(separator: ", ")
                result.append("\(head) \(kept) {")
                if line.hasSuffix("{}") { result += inherited + ["}"] } else { pending = inherited }
            } else {
                if pending != nil { own.append(line) }
                result.append(line)
            }
        }
        guard result.joined(separator: "\n") != text else { return text }
        return (imports.filter { !result.contains($0) } + result).joined(separator: "\n")
    }
}
