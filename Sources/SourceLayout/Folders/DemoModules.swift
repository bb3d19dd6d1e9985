import Modules
import Graphs

/// Distinguishes demos from apps by their imports, across all projects of the sources.
extension [ModuleSources] {
    /// A copy in which programs are demos if they have the name of a demo and share a library with an app.
    ///
    /// A project for each feature often has an app that shows only the feature. If there is no other app, it is the
    /// app.
    package func tellingDemos() -> [ModuleSources] {
        let candidates = indices.filter { self[$0].module.kind == .application && isDemoName(self[$0].module.name) }
        guard !candidates.isEmpty else { return self }
        let byName = Dictionary(grouping: indices) { self[$0].module.name }
        let apps = indices.filter { self[$0].module.kind == .application && !isDemoName(self[$0].module.name) }
        let used = libraries(importedBy: apps, byName)
        var result = self
        for number in candidates where !used.isDisjoint(with: libraries(importedBy: [number], byName)) {
            result[number] = self[number].with(self[number].module.with(kind: .demo))
        }
        return result
    }

    /// The libraries that some modules import, directly or transitively.
    private func libraries(importedBy modules: [Int], _ byName: [String: [Int]]) -> Set<Int> {
        func libraries(importedBy module: Int) -> [Int] {
            let imports = Set(self[module].files.flatMap(\.importedModules)).union(self[module].otherImports)
            return imports.flatMap { byName[$0] ?? [] }.filter { self[$0].module.kind == .library }
        }
        return Set(reachable(from: modules.flatMap(libraries), libraries))
    }
}
