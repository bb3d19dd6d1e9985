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
        let imports = Set(flatMap(\.imports))
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

/// Folders of packages whose manifests are not understood.
extension [ModuleSources] {
    /// A copy in which the files of a folder beside the sources of a module belong to that module: `Login/UI` beside
    /// `Login/Sources`. If any module imports the folder by its name, or the folder imports that module, these are two
    /// modules.
    package func joiningParts() -> [ModuleSources] {
        let guessed = indices.filter { self[$0].module.isNameGuessed && self[$0].module.origin == .packageFolder }
        guard !guessed.isEmpty else { return self }
        let wholes = Dictionary(indices.compactMap { number in self[number].module.folderOfParts.map { ($0, number) } })
        {
            first,
            _ in first
        }
        let imports = Set(flatMap(\.imports))
        var result = self
        for number in guessed {
            let part = self[number].module
            guard let whole = wholes[part.folder.parentFolder], whole != number, !imports.contains(part.name),
                part.name == self[whole].module.name + part.folder.lastComponent, part.kind == .library,
                !self[number].imports.contains(self[whole].module.name)
            else { continue }
            result[whole] = result[whole].with(filesOf: self[number])
            result[number] = self[number].withoutFiles
        }
        return result
    }
}

extension Module {
    /// The folder with the sources of a module and with other ones that may belong to it; `nil` if there is none.
    fileprivate var folderOfParts: String? {
        guard origin == .packageFolder, kind == .library,
            PackageFolders.sourceFolders.contains(String(folder.lastComponent))
        else { return nil }
        return folder.parentFolder
    }
}

extension ModuleSources {
    /// The names of the modules that its files import.
    fileprivate var imports: Set<String> {
        files.reduce(into: Set(otherImports)) { $0.formUnion($1.importedModules) }
    }
}
