import Graphs
import SwiftReader

/// The sources as one target compiles them that shares files with others: it compiles the shared files itself, and knows
/// nothing of the other targets.
package struct TargetSources: Sendable {
    /// In the order of all sources.
    package let modules: [ModuleSources]
    /// The target: an index into `modules`.
    package let target: Int
}

extension [ModuleSources] {
    /// The targets that compile common files, in groups, without tests: indices, ascending.
    package var groupsOfSharingTargets: [[Int]] {
        guard contains(where: { !$0.sharersOfFiles.isEmpty }) else { return [] }
        let byName = Dictionary(grouping: indices) { self[$0].module.name }
        var groups = UnionFind(count: count)
        for (owner, part) in enumerated() where part.module.kind != .test {
            for name in Set(part.sharersOfFiles.values.joined()) {
                for other in byName[name] ?? [] where sharesFiles(owner, other) { groups.join(owner, other) }
            }
        }
        return Dictionary(grouping: indices) { groups.first(of: $0) }.values.filter { $0.count > 1 }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    private func sharesFiles(_ owner: Int, _ other: Int) -> Bool {
        let (module, home) = (self[other].module, self[owner].module)
        // Another project may have targets of the same names.
        return module.kind != .test && module.package == home.package && module.companions.contains(home.name)
    }

    /// The sources as a target compiles them.
    ///
    /// - Parameter group: the target and those with which it shares files.
    package func compiled(by target: Int, of group: [Int]) -> TargetSources {
        let others = othersOutOfReach(of: target, group)
        let isLeftOut = Set(others)
        let own = self[target].compiling(others.map { self[$0] })
        let kept = indices.filter { !isLeftOut.contains($0) }
        return TargetSources(
            modules: kept.map { $0 == target ? own : self[$0] },
            target: kept.firstIndex(of: target) ?? 0
        )
    }

    /// The other targets of a group that the rest of the sources does not import.
    private func othersOutOfReach(of target: Int, _ group: [Int]) -> [Int] {
        let others = group.filter { $0 != target }
        let isOther = Set(others)
        let importing = indices.filter { !isOther.contains($0) && self[$0].module.kind != .test }
        let imported = Set(importing.flatMap { self[$0].namesOfImportedModules })
        return others.filter { !imported.contains(self[$0].module.name) }
    }
}

extension ModuleSources {
    /// The names of the modules that its files import.
    fileprivate var namesOfImportedModules: Set<String> {
        let names = files.reduce(into: Set<String>()) { names, file in
            for statement in file.imports { names.insert(module.ownName(ofImported: statement.module)) }
        }
        return names.union(otherImports.map(module.ownName))
    }

    /// The files that Thimble generated for the module and that another target compiles too.
    private func filesGenerated(alsoFor target: String) -> [GeneratedSource] {
        generated.filter { file in
            sharersOfGenerated[file.path]?.contains(target) ?? false
                || GeneratedFileName.targets(in: file.path.lastComponent).contains(target)
        }
    }

    /// A copy with the files that its target shares with others, as if these did not exist.
    fileprivate func compiling(_ others: [ModuleSources]) -> ModuleSources {
        let name = module.name
        let shared = others.flatMap { other in
            other.files.filter { other.sharersOfFiles[$0.path]?.contains(name) ?? false }
        }
        let names = Set(others.map(\.module.name))
        let left = sharersOfFiles.compactMapValues { sharers in
            let left = sharers.filter { !names.contains($0) }
            return left.isEmpty ? nil : left
        }
        return ModuleSources(
            module: module.without(names),
            files: (files + shared).sorted { $0.path.precedesByBytes($1.path) },
            generated: (generated + others.flatMap { $0.filesGenerated(alsoFor: name) })
                .sorted { $0.path.precedesByBytes($1.path) },
            generatedForNeedle: generatedForNeedle,
            otherImports: Set(others.flatMap(\.otherImports)).union(otherImports).sorted(),
            hasExcludedFiles: hasExcludedFiles || others.contains(where: \.hasExcludedFiles),
            generatedPath: generatedPath,
            isGeneratedByBuild: isGeneratedByBuild,
            sharersOfFiles: left,
            sharersOfGenerated: sharersOfGenerated,
            wiringMode: wiringMode,
            newFiles: newFiles
        )
    }
}

extension Module {
    /// A copy that shares no files with some targets. A program that was only beside an app for that reason is an app.
    fileprivate func without(_ targets: Set<String>) -> Module {
        with(
            kind: kind == .demo && !isDemoName(name) ? .application : kind,
            companions: companions.filter { !targets.contains($0) },
            sharers: sharers.filter { !targets.contains($0) }
        )
    }
}
