/// The arguments of one command, sorted into options and operands.
struct Arguments {
    /// The arguments that do not begin with a hyphen, in order.
    let operands: [String]
    /// Values by option name, in the order given; "" for an option without a value.
    private let values: [String: [String]]

    /// - Parameters:
    ///   - words: the words after the name of the command.
    ///   - shape: the arguments that the command accepts.
    /// - Throws: an error that describes the problem and suggests a correction.
    init(_ words: ArraySlice<String>, for shape: CommandShape) throws(UsageError) {
        var operands: [String] = []
        var values: [String: [String]] = [:]
        var rest = words
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let (option, value) = try Self.read(word, &rest, for: shape)
            values[option.name, default: []].append(value)
            for _ in 1..<max(option.valueCount, 1) {
                values[option.name, default: []].append(try Self.value(of: option, &rest, for: shape))
            }
        }
        let asksForHelp = values[Option.help.name] != nil
        if operands.count > shape.operandLimit, !asksForHelp {
            throw UsageError("Unexpected argument '\(operands[shape.operandLimit])'.", for: shape)
        }
        self.operands = operands
        self.values = values
    }

    private init(operands: [String], values: [String: [String]]) {
        self.operands = operands
        self.values = values
    }

    /// A copy without the first operand.
    var withoutFirstOperand: Arguments { naming(Array(operands.dropFirst())) }

    /// A copy with other operands.
    func naming(_ operands: [String]) -> Arguments { Arguments(operands: operands, values: values) }

    /// A copy with only some of the values of an option.
    func keeping(_ option: String, where isKept: (String) -> Bool) -> Arguments {
        var values = values
        let kept = all(option).filter(isKept)
        values[option] = kept.isEmpty ? nil : kept
        return Arguments(operands: operands, values: values)
    }

    /// Whether an option was given.
    func has(_ option: String) -> Bool { values[option] != nil }

    /// The last value of an option.
    func value(_ option: String) -> String? { values[option]?.last }

    /// All values of an option, in the order given.
    func all(_ option: String) -> [String] { values[option] ?? [] }

    private static func read(
        _ word: String,
        _ rest: inout ArraySlice<String>,
        for shape: CommandShape
    ) throws(UsageError) -> (Option, String) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts.first ?? word
        guard let option = shape.option(named: name) else {
            throw UsageError("Unknown option '\(name)'.\(advice(on: name, for: shape))", for: shape)
        }
        guard option.value != nil else {
            if parts.count > 1 { throw UsageError("Option '\(name)' takes no value.", for: shape) }
            return (option, "")
        }
        let value = try parts.count > 1 ? parts[1] : Self.value(of: option, &rest, for: shape)
        guard !value.isEmpty else { throw UsageError("Option '\(option.usage)' needs a value.", for: shape) }
        guard option.choices.isEmpty || option.choices.contains(value) else {
            let known = "Known: \(option.choices.joined(separator: ", "))."
            let meant = suggestion(for: value, among: option.choices)
            throw UsageError("Unknown value '\(value)' of '\(name)'. \(known)\(meant)", for: shape)
        }
        return (option, value)
    }

    /// The next word as a value. A value that looks like an option must follow '='.
    private static func value(
        of option: Option,
        _ rest: inout ArraySlice<String>,
        for shape: CommandShape
    ) throws(UsageError) -> String {
        let isFollowed = rest.first.map { !$0.hasPrefix("--") && shape.option(named: $0) == nil } ?? false
        guard isFollowed, let value = rest.popFirst(), !value.isEmpty else {
            let need = option.valueCount == 1 ? "a value" : "\(option.valueCount) values"
            throw UsageError("Option '\(option.usage)' needs \(need).", for: shape)
        }
        return value
    }

    /// A suggestion for an unknown option.
    private static func advice(on name: String, for shape: CommandShape) -> String {
        let meant = suggestion(for: name, among: shape.options.flatMap { [$0.name] + $0.aliases })
        guard meant.isEmpty else { return meant }
        let owners = allCommands.map { $0.shape }.filter { $0.option(named: name) != nil }.map { "'\($0.name)'" }
        return owners.isEmpty ? "" : " It requires \(owners.joined(separator: ", "))."
    }
}

extension CommandShape {
    /// The option with a given name or alias.
    fileprivate func option(named name: String) -> Option? {
        options.first { $0.name == name || $0.aliases.contains(name) }
    }
}
