/// Options that exclude each other.
extension Generate {
    static func refuseContradictions(_ arguments: Arguments) throws(Stop) {
        if isForNeedle(arguments) {
            for option in [fix, adopt] where arguments.has(option.name) {
                throw .usage(UsageError("'\(option.name)' is only available for the dialect ribs.", for: shape))
            }
        } else if arguments.has(pathLimit.name), !arguments.has(Option.onlyModule.name) {
            throw .usage(UsageError("'\(pathLimit.name)' requires '--dialect needle'.", for: shape))
        }
        for option in [fix, adopt] where arguments.has(option.name) && arguments.has(Option.summaries.name) {
            throw .usage(
                UsageError(
                    "'\(option.name)' edits sources, and '\(Option.summaries.name)' reads none: name the sources instead.",
                    for: shape
                )
            )
        }
        try refuseContradictionsOfModule(arguments, changing: [fix, adopt])
        _ = try limit(arguments)
        if let option = [check, dryRun].first(where: { arguments.has($0.name) }), arguments.namesStandardOutput(output)
        {
            throw .usage(UsageError("'\(option.name)' compares with a file, and '-' is standard output.", for: shape))
        }
        guard arguments.has(check.name) else { return }
        for option in [dryRun, fix, adopt] where arguments.has(option.name) {
            throw .usage(
                UsageError("'\(option.name)' cannot be combined with '--check', which changes nothing.", for: shape)
            )
        }
    }
}
