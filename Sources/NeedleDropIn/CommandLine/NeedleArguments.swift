/// The version of Needle that drop-in mode replaces.
package let needleVersion = "0.25.1"

/// The arguments of a run of Needle.
package struct NeedleArguments: Sendable {
    package enum Action: Sendable { case generate, tree, version }

    package let action: Action
    private let positionals: [String: [String]]
    private let values: [String: [String]]

    /// The output file.
    package var destination: String { positionals["destinationPath"]?.last ?? "" }
    /// Folders, Swift files and lists, in order.
    package var sources: [String] { positionals["sourceRootPaths"] ?? [] }
    /// `nil` if none is given: Needle uses it only for lists.
    package var listFormat: String? { values["--sources-list-format"]?.last }
    package var excludedSuffixes: [String] { values["--exclude-suffixes"] ?? [] }
    package var excludedPaths: [String] { values["--exclude-paths"] ?? [] }
    package var isPluginized: Bool { flag("--pluginized") }
    package var additionalImports: [String] { values["--additional-imports"] ?? [] }
    package var headerPath: String? { values["--header-doc"]?.last }
    package var writesInputs: Bool { flag("--emit-input-deps-file") }
    package var rootComponent: String { values["--root-component-name"]?.last ?? "RootComponent" }

    /// The maximum number of paths from the roots for which code is generated.
    package var pathLimit: Int { values["--path-limit"]?.last.flatMap { Int($0) } ?? 50_000 }

    /// Needle's `tree` command accepts the option and ignores it.
    package var logLevel: LogLine.Level {
        guard action != .tree, let name = values["--logging-level"]?.last else { return .warning }
        return LogLine.Level(named: name) ?? .warning
    }

    private func flag(_ name: String) -> Bool { values[name]?.last == "true" }

    fileprivate init(_ action: Action, _ positionals: [String: [String]], _ values: [String: [String]]) {
        self.action = action
        self.positionals = positionals
        self.values = values
    }
}

/// A parsed command line of Needle's.
package enum NeedleInvocation: Sendable {
    case run(NeedleArguments)
    /// The text to print; the exit code is 0.
    case help(String)

    /// - Parameter words: the arguments without the name of the program.
    /// - Throws: Needle's error message.
    package init(_ words: ArraySlice<String>) throws(DropInError) {
        guard let name = words.first else {
            self = .help(NeedleCommand.overview)
            return
        }
        guard !Self.asksForHelp(name) else {
            self = .help(NeedleCommand.overview)
            return
        }
        if name.hasPrefix("-") { throw DropInError(unknownOption(name, among: [])) }
        guard let command = NeedleCommand.all.first(where: { $0.name == name }) else {
            let names = NeedleCommand.all.map(\.name).sorted().joined(separator: ", ")
            throw DropInError(commandLineError("expected arguments: \(names)"))
        }
        var reading = ArgumentReading(command: command, rest: words.dropFirst())
        guard try reading.run() else {
            self = .help(command.help)
            return
        }
        let actions: [String: NeedleArguments.Action] = ["generate": .generate, "print-dependency-tree": .tree]
        self = .run(NeedleArguments(actions[name] ?? .version, reading.positionals, reading.values))
    }

    fileprivate static func asksForHelp(_ word: String) -> Bool { ["-h", "-help", "--help"].contains(word) }
}

/// Parses the arguments of one command.
private struct ArgumentReading {
    let command: NeedleCommand
    var rest: ArraySlice<String>
    var positionals: [String: [String]] = [:]
    var values: [String: [String]] = [:]

    /// - Returns: false if help is requested.
    mutating func run() throws(DropInError) -> Bool {
        var expected = command.positionals[...]
        while let word = rest.popFirst() {
            if NeedleInvocation.asksForHelp(word) { return false }
            if word.hasPrefix("-") {
                try readOption(word)
                continue
            }
            guard let positional = expected.popFirst() else {
                throw DropInError(
                    commandLineError("unexpected argument \(word); use --help to list available arguments")
                )
            }
            positionals[positional.name] = [word] + (positional.isList ? takeList() : [])
        }
        guard expected.isEmpty else {
            let names = expected.map(\.name).joined(separator: ", ")
            throw DropInError(commandLineError("expected arguments: \(names)"))
        }
        return true
    }

    private mutating func readOption(_ word: String) throws(DropInError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts.first ?? word
        guard let option = command.options.first(where: { $0.name == name || $0.shortName == name }) else {
            let known = command.options.flatMap { [$0.name] + ($0.shortName.map { [$0] } ?? []) }
            throw DropInError(unknownOption(name, among: known))
        }
        let value = parts.count > 1 ? parts[1] : nil
        let taken: [String]
        switch (option.kind, value) {
        case (_, let value?): taken = [value]
        case (.flag, nil): taken = ["true"]
        case (.list, nil): taken = takeList()
        case (.text, nil), (.number, nil): taken = rest.popFirst().map { [$0] } ?? []
        }
        guard !taken.isEmpty else {
            let form = "'\(option.name) <value>' or '\(option.name)=<value>'"
            throw DropInError(commandLineError("option \(name) requires a value; provide a value using \(form)"))
        }
        for value in taken { try check(value, of: option) }
        values[option.name] = (option.kind.isList ? values[option.name] ?? [] : []) + taken
    }

    private mutating func takeList() -> [String] {
        let list = rest.prefix { !$0.hasPrefix("-") }
        rest = rest.dropFirst(list.count)
        return Array(list)
    }

    private func check(_ value: String, of option: NeedleOption) throws(DropInError) {
        let reason: String
        switch option.kind {
        case .number where Int(value) == nil: reason = "'\(value)' is not convertible to Int"
        case .flag where value != "true" && value != "false": reason = "unknown value '\(value)'"
        default: return
        }
        throw DropInError(commandLineError("\(reason) for argument \(option.name); use --help to print usage"))
    }
}

extension NeedleOption.Kind {
    fileprivate var isList: Bool {
        if case .list = self { true } else { false }
    }
}

private func commandLineError(_ reason: String) -> String {
    "Command-line pasing error (use --help for help): \(reason)"
}

private func unknownOption(_ name: String, among known: [String]) -> String {
    let message = commandLineError("unknown option \(name); use --help to list available options")
    // The first of the closest ones, if it is close enough.
    let ranked = known.sorted().map { (name: $0, distance: distance(name, $0)) }
    let near = ranked.filter { $0.distance <= ($0.name.count + 2) / 3 }
    guard let best = near.min(by: { $0.distance < $1.distance }) else { return message }
    return "\(message)\nDid you mean \(best.name)?"
}

/// The number of insertions, deletions and substitutions.
private func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.prefix(64)), Array(right))
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
        var next = [index + 1]
        for (column, other) in right.enumerated() {
            next.append(letter == other ? row[column] : 1 + min(row[column], row[column + 1], next[column]))
        }
        row = next
    }
    return row[right.count]
}
