extension Repair {
    /// Replaces the code that the build of some modules generates by committed files.
    ///
    /// - Parameter modules: their names.
    static func committingCode(of modules: [String]) -> Repair {
        let names = Message.list(modules.map { name -> Message in "\(code: name)" })
        let entries = Message.list(modules.map { name -> Message in "\(code: "\"\(name)\": \"build\"")" })
        let targets: Message = modules.count == 1 ? "target" : "targets"
        return Repair(
            title: """
                Commit the code of \(names): remove \(entries) from \(code: ".thimble.json") and \
                \(code: "ThimbleGenerate") from the \(targets), then run \(code: "thimble generate")
                """,
            location: nil
        )
    }
}
