import NeedleText
import ScopeGraph
import Semantics
import SourceLayout

/// The names of the scopes and their dependencies in generated code.
struct NeedleNames {
    let graph: ScopeGraph
    /// The module of the code: an index into `ScopeGraph.modules`.
    let module: Int
    /// The names that scopes of several modules share.
    private let ambiguous: Set<String>
    /// The names of scopes with several declarations in the branches of an `#if`.
    private let branching: Set<String>

    init(of graph: ScopeGraph, module: Int) {
        self.graph = graph
        self.module = module
        var homes: [String: Set<Int>] = [:]
        for scope in graph.scopes where scope.isNeedleComponent { homes[scope.name, default: []].insert(scope.module) }
        ambiguous = Set(homes.filter { $0.value.count > 1 }.keys)
        let conditional = graph.scopes.filter { $0.isNeedleComponent && !$0.conditions.isEmpty }
        branching = Set(Dictionary(grouping: conditional, by: \.name).filter { $0.value.count > 1 }.keys)
    }

    /// Whether the path of a scope is also that of a scope in another branch of an `#if`.
    func isBranch(_ scope: Int) -> Bool {
        !graph.scopes[scope].conditions.isEmpty && branching.contains(graph.scopes[scope].name)
    }

    /// The class of a scope.
    func type(of scope: Int) -> String {
        let value = graph.scopes[scope]
        let isClear = value.module == module || !ambiguous.contains(value.name)
        return isClear ? value.name : "\(graph.modules[value.module].name).\(value.name)"
    }

    /// The dependency of a scope; `nil` if it has no requirements.
    func dependency(of scope: Int) -> String? {
        guard let dependencyProtocol = graph.scopes[scope].dependency else { return nil }
        let parts = dependencyProtocol.protocols.map(\.name)
        // A composition without a name of its own is named by its parts.
        return dependencyProtocol.isComposition && parts.contains(dependencyProtocol.name)
            ? parts.joined(separator: " & ") : dependencyProtocol.name
    }

    /// The same inside the class of the scope, where some names have another meaning.
    func dependencyInside(_ scope: Int) -> String? {
        guard let name = dependency(of: scope), let dependencyProtocol = graph.scopes[scope].dependency else {
            return nil
        }
        let hidden = graph.scopes[scope].hiddenNames
        guard let home = dependencyProtocol.module, !hidden.isEmpty else { return name }
        return name.split(separator: " & ").map { part in
            let part = String(part)
            guard hidden.contains(String(part.prefix { $0 != "." })) else { return part }
            let module = dependencyProtocol.parts.first { $0.name == part }?.module ?? home
            return "\(graph.modules[module].name).\(part)"
        }
        .joined(separator: " & ")
    }

    /// The variable names of some scopes next to some properties: Needle's names, unless two of them collide.
    func values(of scopes: [Int], beside properties: [String]) -> [TextComponent] {
        var taken = Set(properties)
        return scopes.map { scope in
            let name = type(of: scope)
            let base = TextComponent(name: graph.scopes[scope].pathName).valueName
            var valueName = base
            var number = 1
            while SwiftName.reserved.contains(valueName) || !taken.insert(valueName).inserted {
                valueName = number == 1 ? "\(base)Scope" : "\(base)Scope\(number)"
                number += 1
            }
            return TextComponent(name: name, valueName: valueName)
        }
    }
}

extension Requirement {
    /// The declaration in generated code: as written, if the names have the same meaning outside the protocol.
    ///
    /// - Parameter hidden: the names that mean another type where the code is generated.
    func variable(where hidden: [String] = [], modules: [Module] = []) -> TextVariable {
        let text = type.qualifiedSpelling == type.spelling ? writtenType : type.qualifiedSpelling
        return TextVariable(
            name: SwiftName.written(name),
            type: hidden.isEmpty ? text : type.qualified(text, where: hidden, modules: modules),
            attributes: attributes + [isolation].compactMap { $0 },
            conditions: conditions,
            isSettable: isSettable,
            effects: effects.spelling
        )
    }
}
