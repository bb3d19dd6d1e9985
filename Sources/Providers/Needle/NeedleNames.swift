import NeedleText
import ScopeGraph
import Semantics
import Modules
import WiringText

/// The names of the scopes and their dependencies in generated code.
struct NeedleNames {
    let graph: ScopeGraph
    /// The module of the code: an index into `ScopeGraph.modules`.
    let module: Int
    /// Decides how the file writes the names of types.
    private let names: NameWriter
    /// The names of scopes with several declarations in the branches of an `#if`.
    private let branching: Set<String>

    init(of graph: ScopeGraph, module: Int, _ imports: ImportTable) {
        self.graph = graph
        self.module = module
        names = NameWriter(imports, modules: graph.modules, module: module)
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
        return names.path(SwiftName.written(path: value.name), of: value.module)
    }

    /// The dependency of a scope; `nil` if it has no requirements.
    func dependency(of scope: Int) -> String? { dependency(of: scope, where: .none) }

    /// The same inside the class of the scope, where some names have another meaning.
    func dependencyInside(_ scope: Int) -> String? {
        dependency(of: scope, where: HiddenNames(graph.scopes[scope].hiddenNames))
    }

    private func dependency(of scope: Int, where hidden: HiddenNames) -> String? {
        guard let dependencyProtocol = graph.scopes[scope].dependency else { return nil }
        let foreign = dependencyProtocol.foreignParts.map { part in
            let path = SwiftName.written(path: part.name)
            return part.library.map { names.path(path, ofLibrary: $0, where: hidden) } ?? path
        }
        return ([declaredDependency(dependencyProtocol, where: hidden)] + foreign).joined(separator: " & ")
    }

    private func declaredDependency(_ dependencyProtocol: DependencyProtocol, where hidden: HiddenNames) -> String {
        let parts = dependencyProtocol.protocols.map(\.name)
        // A composition without a name of its own is named by its parts.
        let isNameless = dependencyProtocol.isComposition && parts.contains(dependencyProtocol.name)
        guard let home = dependencyProtocol.module else {
            return isNameless ? parts.joined(separator: " & ") : dependencyProtocol.name
        }
        guard isNameless else {
            return names.path(SwiftName.written(path: dependencyProtocol.name), of: home, where: hidden)
        }
        return parts.map { part in
            let module = dependencyProtocol.parts.first { $0.name == part }?.module ?? home
            return names.path(SwiftName.written(path: part), of: module, where: hidden)
        }
        .joined(separator: " & ")
    }

    /// The library's fixed text as this module has to write it, where its own types hide those of the libraries.
    var libraryNames: NeedleLibraryNames {
        NeedleLibraryNames(
            string: names.path("String", ofLibrary: "Swift"),
            anyObject: names.path("AnyObject", ofLibrary: "Swift"),
            emptyProvider: names.path("EmptyDependencyProvider", ofLibrary: NeedleLibraryNames.library),
            library: names.prefix(ofModule: NeedleLibraryNames.library)
        )
    }

    /// The declaration of a requirement, as written if that has the same meaning here.
    func variable(of requirement: Requirement) -> TextVariable {
        let type = requirement.type
        let file = requirement.location.file
        func text(_ text: String) -> String { names.text(text, naming: type.names, from: file) }
        let isAsWritten = type.qualifiedSpelling == type.spelling
        let written = text(type.qualifiedSpelling)
        return TextVariable(
            name: SwiftName.written(requirement.name),
            type: isAsWritten && written == type.spelling ? requirement.writtenType : written,
            attributes: requirement.attributes.allowed(on: .internal)
                + [requirement.isolation].compactMap { $0.map(text) },
            conditions: requirement.conditions,
            isSettable: requirement.isSettable,
            effects: names.text(requirement.effects, from: file)
        )
    }

    /// The variable names of some scopes next to some properties: Needle's names, unless two of them collide.
    func values(of scopes: [Int], beside properties: [String]) -> [TextComponent] {
        var taken = Set(properties)
        return scopes.map { scope in
            let name = type(of: scope)
            let lowercased = TextComponent(name: graph.scopes[scope].name.lastName).valueName
            let base = lowercased.isIdentifier ? lowercased : "scope"
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
