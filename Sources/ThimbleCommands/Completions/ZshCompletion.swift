/// For zsh's own completion system.
enum ZshCompletion: CompletionScript {
    static let name = "zsh"

    static func text(for commands: [CommandShape]) -> String {
        """
        #compdef thimble
        # Completions of thimble for zsh: thimble completions zsh > FOLDER/_thimble, where FOLDER is in $fpath.

        # A name out of some, or a file behind its '='.
        _thimble_named() {
            if compset -P '*='; then _files; else compadd -- "$@"; fi
        }

        _thimble() {
            local -a commands=(
        \(commands.topics.map { "        \(quotedForShell("\($0.word):\(escapedColons($0.summary))"))" }
            .joined(separator: "\n"))
            )
            local -a options=(
        \(commands.lonelyOptions.map { "        \(quotedForShell("\($0.word):\(escapedColons($0.summary))"))" }
            .joined(separator: "\n"))
            )
            if ((CURRENT == 2)); then
                _describe -t commands command commands
                _describe -o -t options option options
                return
            fi
            local command=$words[2]
            shift words
            ((CURRENT--))
            case $command in
        \(commands.map(commandCase).joined(separator: "\n"))
            help) _arguments \(quotedForShell("1:command:(\(commands.map(\.name).joined(separator: " ")))")) ;;
            esac
        }

        if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _thimble "$@"; else compdef _thimble thimble; fi

        """
    }

    private static func commandCase(_ command: CommandShape) -> String {
        let specifications = command.options.flatMap(specifications) + operands(of: command)
        let lines = specifications.map { "            \(quotedForShell($0))" }.joined(separator: " \\\n")
        return "    \(command.name))\n        _arguments -S \\\n\(lines)\n        ;;"
    }

    /// An option may be repeated, and its value may follow `=`.
    private static func specifications(of option: Option) -> [String] {
        CommandShape.names(of: option).map { name in
            let help = option.help.map { "[]\\:".contains($0) ? "\\\($0)" : String($0) }.joined()
            guard let value = option.value else { return "*\(name)[\(help)]" }
            let values = option.valueCount > 1 ? value.split(separator: " ").map(String.init) : [value]
            let messages = values.map { ":\(escapedColons($0)):\(action(option.completion))" }
            return "*\(name)=[\(help)]\(messages.joined())"
        }
    }

    private static func operands(of command: CommandShape) -> [String] {
        guard !command.operands.isEmpty else { return [] }
        let names = command.operands.split(separator: " ").map(String.init)
        return command.completions.enumerated().map { number, completion in
            let isLast = number == command.completions.count - 1
            let isRepeated = isLast && command.operandLimit > number + 1
            let name = escapedColons(number < names.count ? names[number] : names[names.count - 1])
            return "\(isRepeated ? "*" : String(number + 1)):\(name):\(action(completion))"
        }
    }

    private static func action(_ completion: Completion) -> String {
        switch completion {
        case .nothing: " "
        case .files: "_files"
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .namesOfFiles(let words): "{_thimble_named \(words.joined(separator: " "))}"
        }
    }

    private static func escapedColons(_ text: String) -> String {
        text.map { $0 == ":" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    }
}
