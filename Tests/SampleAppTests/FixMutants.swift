/// Mistakes of all kinds that Thimble can fix, made in every place of the sample where they can be made.
struct FixMutants {
    let form: SampleForm
    private let texts: [String: String]

    init(of form: SampleForm) throws {
        self.form = form
        texts = try form.texts()
    }

    /// Made once: each run of the tests has the same.
    static let all: Result<[(form: SampleForm, mutant: Mutant)], any Error> = Result {
        try SampleForm.allCases.flatMap { form in try FixMutants(of: form).all().map { (form, $0) } }
    }

    func all() throws -> [Mutant] {
        let files = texts.keys.sorted().filter { path in
            let isCompiled = path.hasPrefix("Sources/TicTacToe/") || path.hasPrefix("Sources/ScoreBoard/")
            return isCompiled && path != Sample.generatedFile
        }
        let others: [Mutant]
        switch form {
        case .generated: others = try MutantList.all.get()
        case .handWired: others = try HandWiredMutants.all.get()
        }
        return others + files.flatMap(ofLines) + (try [false, true].flatMap(unusedRequirements))
            + (try [false, true].map(idleConformance))
    }

    /// The mutants that change a single line of a file.
    private func ofLines(_ path: String) -> [Mutant] {
        let lines = (texts[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var owner = ""
        return lines.indices.flatMap { number -> [Mutant] in
            let line = lines[number]
            let words = line.split { $0 == " " || $0 == ":" }.map(String.init)
            if let keyword = words.firstIndex(where: { ["class", "extension", "protocol"].contains($0) }),
                !line.hasPrefix(" "), words.indices.contains(keyword + 1)
            {
                owner = words[keyword + 1]
            }
            return changes(of: line, owner).map { kind, changed in
                var all = lines
                all[number] = changed
                let subject = "\(path.split(separator: "/").last ?? ""):\(number + 1)"
                return Mutant(kind, subject, changes: [path: all.joined(separator: "\n")], expected: [])
            }
        }
    }

    private func changes(of line: String, _ owner: String) -> [(kind: Mutant.Kind, line: String)] {
        var result: [(kind: Mutant.Kind, line: String)] = []
        if line.hasPrefix("    weak var ") {
            result.append((.referenceStrong, line.replacing("weak var ", with: "var ")))
        }
        for passed in ["(dependency: component)", "Builder(dependency: self)"] where line.contains(passed) {
            let replacement = passed.hasPrefix("(") ? "(dependency: dependency)" : "Builder(dependency: dependency)"
            result.append((.dependencyPassed, line.replacing(passed, with: replacement)))
        }
        let words = line.split { $0 == " " || $0 == ":" }.map(String.init)
        guard line.hasPrefix("    var ") || line.hasPrefix("    let "), words.count > 2, words[1].count > 3,
            let misspelt = Self.misspelt(words[1])
        else { return result }
        let changed = line.replacing("\(words[1]):", with: "\(misspelt):", maxReplacements: 1)
        if owner.hasSuffix("Dependency"), line.hasSuffix("{ get }") { result.append((.requirementMisspelt, changed)) }
        if owner.hasSuffix("Component"), !line.contains("{ dependency.") {
            result.append((.provisionMisspelt, changed))
            result.append((.provisionHidden, "    private " + line.dropFirst(4)))
        }
        return result
    }

    /// With its last two letters swapped; `nil` where that changes nothing.
    private static func misspelt(_ name: String) -> String? {
        let result = String(name.dropLast(2) + name.suffix(2).reversed())
        return result == name ? nil : result
    }

    private static let trails = [
        ["Root", "LoggedOut", "CreateAccount"], ["Root", "LoggedIn", "OffGame", "ScoreBoard"],
        ["Root", "LoggedIn", "TicTacToe"], ["Root", "LoggedIn"], ["Root"],
    ]

    /// A property that the top has and that is handed down for nothing.
    private func unusedRequirements(isDocumented: Bool) throws -> [Mutant] {
        let comment = isDocumented ? "    /// For later.\n" : ""
        return try Self.trails.map { searchPath in
            var changed = texts
            func insert(_ member: String, into head: String) throws {
                let path = changed.keys.sorted().first { changed[$0]?.contains("\(head)") ?? false }
                guard let path, let text = changed[path], let start = text.range(of: head),
                    let brace = text[start.lowerBound...].firstIndex(of: "{")
                else { throw SampleError("The sample has no '\(head)'.") }
                var edited = text
                let isEmpty = text[text.index(after: brace)...].hasPrefix("}")
                edited.replaceSubrange(brace...brace, with: "{\n\(comment)    \(member)" + (isEmpty ? "\n" : ""))
                changed[path] = edited
            }
            try insert("var spare: Int { 3 }", into: "class AppComponent:")
            for (number, scope) in searchPath.enumerated() {
                let isLast = number == searchPath.count - 1
                guard isLast || form == .handWired else { continue }
                try insert("var spare: Int { get }", into: "protocol \(scope)Dependency:")
                guard !isLast else { continue }
                try insert(
                    "var spare: Int { dependency.spare }",
                    into: "extension \(scope)Component: \(searchPath[number + 1])Dependency"
                )
            }
            let subject = "\(searchPath.last ?? "").spare\(isDocumented ? ", documented" : "")"
            return Mutant(.requirementUnused, subject, changes: changed.filter { texts[$0] != $1 }, expected: [])
        }
    }

    /// A conformance that nothing needs.
    private func idleConformance(isDocumented: Bool) throws -> Mutant {
        let path = "Sources/TicTacToe/App/AppComponent.swift"
        let comment = isDocumented ? "/// For later.\n" : ""
        let added = """

            \(comment)extension AppComponent: CreateAccountDependency {
                var nameRules: NameRules { preconditionFailure() }
            }

            """
        let text = (texts[path] ?? "") + added
        let subject = "AppComponent: CreateAccountDependency\(isDocumented ? ", documented" : "")"
        return Mutant(.conformanceIdle, subject, changes: [path: text], expected: [])
    }
}

/// How the sample is wired.
enum SampleForm: String, CaseIterable, Sendable {
    case generated, handWired

    /// All that `check` reads, by the path from the app's folder.
    func texts() throws -> [String: String] {
        switch self {
        case .generated: try Sample.read.get().texts
        case .handWired: try HandWiredSample.made.get().texts
        }
    }
}
