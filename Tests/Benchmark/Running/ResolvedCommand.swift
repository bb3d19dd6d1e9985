/// What is run, and what is deleted before.
struct ResolvedCommand {
    let words: [String]
    var deleted: String?
}

/// What a row stands beside.
struct ResolvedReference {
    let name: String
    let command: ResolvedCommand
}
