import Modules

/// Corrects guessed module names by the names that files import.
extension [ModuleSources] {
    /// A copy in which libraries with guessed names have the names that other modules import. An imported name is used
    /// if it is not the name of another module, if one of the two names is a prefix of the other, and if no other guess
    /// matches.
    ///
    /// - Parameter isKnown: whether a module without sources is known to be outside of the app, such as a system
    ///   framework.
    package func correctingNames(besides isKnown: (String) -> Bool) -> [ModuleSources] {
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
