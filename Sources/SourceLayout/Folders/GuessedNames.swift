/// Corrects guessed names of modules by the names that files import.
extension [ModuleSources] {
    /// The same modules, with a library whose name was guessed called as others import it: by a name that is no module's
    /// and that begins with the guess, or the guess with it, and where no other guess comes into question.
    ///
    /// - Parameter isKnown: whether a module that is not at hand is known to be none of an app.
    public func correctingNames(besides isKnown: (String) -> Bool) -> [ModuleSources] {
        let guessed = indices.filter { self[$0].module.isNameGuessed && self[$0].module.kind == .library }
        guard !guessed.isEmpty else { return self }
        let names = Set(map(\.module.name))
        let imports = reduce(into: Set<String>()) { found, sources in
            for file in sources.files { found.formUnion(file.importedModules) }
            found.formUnion(sources.otherImports)
        }
        let unknown = imports.filter { !names.contains($0) && !isKnown($0) }
        var result = self
        for number in guessed where !imports.contains(self[number].module.name) {
            let own = unknown.filter { Self.areAlike($0, self[number].module.name) }
            guard own.count == 1, let name = own.first,
                guessed.allSatisfy({ $0 == number || !Self.areAlike(name, self[$0].module.name) })
            else { continue }
            result[number] = self[number].with(self[number].module.with(name: name))
        }
        return result
    }

    private static func areAlike(_ name: String, _ guess: String) -> Bool {
        Swift.min(name.count, guess.count) > 2 && (name.hasPrefix(guess) || guess.hasPrefix(name))
    }
}
