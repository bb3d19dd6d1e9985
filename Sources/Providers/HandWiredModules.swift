import ScopeGraph
import Modules

extension ScopeGraph {
    /// For each module, whether its wiring is handwritten.
    ///
    /// The configuration takes precedence. Otherwise the wiring of a module is generated if it has a generated file,
    /// has an entry in the configuration, or inherits a protocol whose name is reserved for generation.
    func handWiredModules(_ sources: [ModuleSources]) -> [Bool] {
        var isGenerated = sources.map { !$0.generated.isEmpty || $0.generatedPath != nil || $0.isGeneratedByBuild }
        for scope in scopes {
            guard let dependencyProtocol = scope.dependency, let home = dependencyProtocol.module,
                isGenerated.indices.contains(home),
                !isGenerated[home]
            else { continue }
            isGenerated[home] = !dependencyProtocol.reservedParents.isEmpty
        }
        return zip(sources, isGenerated).map { module, isGenerated in
            module.wiringMode.map { $0 == .hand } ?? !isGenerated
        }
    }
}

extension DependencyProtocol {
    /// The inherited protocols that no source declares and whose names are reserved for generation.
    package var reservedParents: [String] {
        if undeclaredParents.isEmpty { return [] }
        let prefix = flatName
        // A child's name starts with a capital, so `Dependency` is not reserved for `D`.
        return undeclaredParents.filter { name in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
        }
    }
}
