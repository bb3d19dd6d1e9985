/// For bash 3.2, the version of macOS, and later.
enum BashCompletion: CompletionScript {
    static let name = "bash"

    static func text(for commands: [CommandShape]) -> String {
        let words = commands.topics.map(\.word) + commands.lonelyOptions.map(\.word)
        return """
            # Completions of thimble for bash: source <(thimble completions bash)

            # What may stand behind an option of a command, and how many: 'none' where it takes no value.
            _thimble_value() {
                kind=none words="" values=1
                case "$1 $2" in
            \(commands.flatMap { command in command.options.compactMap { valueCase($0, of: command) } }
                .joined(separator: "\n"))
                esac
            }

            # What may stand as an operand of a command, the first being 1.
            _thimble_operand() {
                kind=none words=""
                case "$1 $2" in
            \(commands.flatMap(operandCases).joined(separator: "\n"))
                "help 1") kind=words words=\(quotedForShell(commands.map(\.name).joined(separator: " "))) ;;
                esac
            }

            _thimble_options() {
                case "$1" in
            \(commands.map(optionsCase).joined(separator: "\n"))
                esac
            }

            _thimble_offer() {
                local IFS=$'\\n'
                case "$kind" in
                files)
                    compopt -o filenames 2>/dev/null
                    COMPREPLY=($(compgen -f -- "$current"))
                    ;;
                words) COMPREPLY=($(compgen -W "${words// /$IFS}" -- "$current")) ;;
                esac
            }

            _thimble() {
                local current="${COMP_WORDS[COMP_CWORD]}" command="${COMP_WORDS[1]}"
                local kind=none words="" values=1 option="" operand=1 only=0 index=2 word
                COMPREPLY=()
                if ((COMP_CWORD == 1)); then
                    kind=words words=\(quotedForShell(words.joined(separator: " ")))
                    _thimble_offer
                    return
                fi
                # bash takes '=' for a word of its own.
                while ((index < COMP_CWORD)); do
                    word="${COMP_WORDS[index]}"
                    option=""
                    if ((only)) || [[ "$word" != -?* ]]; then
                        if [[ "$word" == "=" ]]; then option="="; else operand=$((operand + 1)); fi
                    elif [[ "$word" == "--" ]]; then
                        only=1
                    else
                        _thimble_value "$command" "$word"
                        if [[ "$kind" != none ]]; then
                            [[ "${COMP_WORDS[index + 1]}" == "=" ]] && index=$((index + 1))
                            index=$((index + values))
                            ((index >= COMP_CWORD)) && option="$word"
                            # A file behind the name of a report.
                            if [[ "${COMP_WORDS[index + 1]}" == "=" ]] && ((index + 1 <= COMP_CWORD)); then
                                index=$((index + 2))
                                ((index >= COMP_CWORD)) && option="="
                            fi
                        fi
                    fi
                    index=$((index + 1))
                done
                [[ "$current" == "=" ]] && current=""
                if [[ "$option" == "=" ]]; then
                    kind=files
                elif [[ -n "$option" ]]; then
                    _thimble_value "$command" "$option"
                elif [[ "$current" == -* ]] && ((!only)); then
                    kind=words words="$(_thimble_options "$command")"
                else
                    _thimble_operand "$command" "$operand"
                fi
                _thimble_offer
            }

            complete -F _thimble thimble

            """
    }

    private static func valueCase(_ option: Option, of command: CommandShape) -> String? {
        guard option.value != nil else { return nil }
        let names = CommandShape.names(of: option).map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
        let count = option.valueCount > 1 ? " values=\(option.valueCount)" : ""
        return "    \(names)) \(offer(option.completion))\(count) ;;"
    }

    private static func operandCases(of command: CommandShape) -> [String] {
        command.completions.enumerated().compactMap { number, completion in
            let isLast = number == command.completions.count - 1
            let isRepeated = isLast && command.operandLimit > number + 1
            let position = isRepeated ? "\"*" : "\(number + 1)\""
            return "    \"\(command.name) \(position)) \(offer(completion)) ;;"
        }
    }

    private static func optionsCase(of command: CommandShape) -> String {
        let names = command.options.flatMap { CommandShape.names(of: $0) }
        return "    \(command.name)) echo \(quotedForShell(names.joined(separator: " "))) ;;"
    }

    private static func offer(_ completion: Completion) -> String {
        switch completion {
        case .nothing: "kind=text"
        case .files: "kind=files"
        case .words(let words), .namesOfFiles(let words):
            "kind=words words=\(quotedForShell(words.joined(separator: " ")))"
        }
    }
}
