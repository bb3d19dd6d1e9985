/// For fish 3.0 and later.
enum FishCompletion: CompletionScript {
    static let name = "fish"

    static func text(for commands: [CommandShape]) -> String {
        let topics = commands.topics.map { topic in
            "complete -c thimble -n __thimble_is_first -a \(topic.word) -d \(quoted(topic.summary))"
        }
        let lonely = commands.lonelyOptions.map { option in
            "complete -c thimble -n __thimble_is_first -l \(option.word.dropFirst(2)) -d \(quoted(option.summary))"
        }
        let names = commands.map(\.name).joined(separator: " ")
        let help = "complete -c thimble -n '__thimble_is help' -a \(quoted(names))"
        return """
            # Completions of thimble for fish: thimble completions fish > ~/.config/fish/completions/thimble.fish

            function __thimble_is_first
                test (count (commandline -opc)) -eq 1
            end

            function __thimble_is
                set -l words (commandline -opc)
                test (count $words) -gt 1; and test "$words[2]" = "$argv[1]"
            end

            # Nothing is a file unless something below says so.
            complete -c thimble -f
            \((topics + lonely + commands.flatMap(lines) + [help]).joined(separator: "\n"))

            """
    }

    private static func lines(for command: CommandShape) -> [String] {
        let start = "complete -c thimble -n \(quoted("__thimble_is \(command.name)"))"
        let options = command.options.map { option in
            let names = CommandShape.names(of: option).map { name in
                name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
            }
            let value = option.value == nil ? "" : " \(wanting(option.completion))"
            return "\(start) \(names.joined(separator: " "))\(value) -d \(quoted(option.help))"
        }
        let operands = Set(command.completions).sorted { $0.words.count < $1.words.count }.compactMap { completion in
            switch completion {
            case .nothing: nil as String?
            case .files: "\(start) -F"
            case .words(let words), .namesOfFiles(let words): "\(start) -a \(quoted(words.joined(separator: " ")))"
            }
        }
        return options + (command.operands.isEmpty ? [] : operands)
    }

    private static func wanting(_ completion: Completion) -> String {
        switch completion {
        case .nothing: "-x"
        case .files: "-r -F"
        case .words(let words): "-x -a \(quoted(words.joined(separator: " ")))"
        case .namesOfFiles(let words) where words.isEmpty: "-r -F"
        case .namesOfFiles(let words): "-r -F -a \(quoted(words.joined(separator: " ")))"
        }
    }

    /// Inside single quotes, fish has no other escape for a quote than `\'`.
    private static func quoted(_ text: String) -> String {
        "'\(text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined())'"
    }
}
