extension ScaffoldSources {
    /// Whether no two declarations have a name.
    func declaresOnce(_ name: String) -> Bool {
        modules.lazy.flatMap(\.files).reduce(0) { count, source in
            count + source.declarations.count { source.spells(text: name, in: $0.name) }
        } < 2
    }
}
