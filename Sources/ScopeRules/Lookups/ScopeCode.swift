import Graphs
import ScopeGraph
import Semantics
import SwiftReader

/// For each class, the scopes that it works for: its own if it is a component or builder, else those whose code creates
/// it, directly or through other such classes.
struct ScopeCode: Sendable {
    /// By type, the scopes, ascending, as indices into `ScopeGraph.scopes`.
    private let scopesOfType: [Int: [Int]]
    /// The scope of which a type is the component or another class that provides; builders are not in it.
    private let scopeOfProvider: [Int: Int]

    init(of model: SemanticModel, _ scopes: ScopeDeclarations) {
        let entries = Self.entries(scopes)
        let created = Self.createdTypes(in: model)
        var found: [Int: [Int]] = [:]
        for (scope, types) in entries.types.enumerated() where !types.isEmpty {
            let reached = reachable(from: types) { type in
                (created[type] ?? []).filter { entries.scopeOfType[$0] == nil }
            }
            for type in reached { found[type, default: []].append(scope) }
        }
        scopesOfType = found
        scopeOfProvider = entries.scopeOfProvider
    }

    /// The scopes for which a type works; empty if there is none.
    subscript(type: Int) -> [Int] { scopesOfType[type] ?? [] }

    /// The scope whose component a type is.
    func scope(ofComponent type: Int) -> Int? { scopeOfProvider[type] }

    /// The classes that belong to one scope by themselves.
    private struct Entries {
        /// By scope.
        var types: [[Int]]
        /// Components and builders.
        var scopeOfType: [Int: Int] = [:]
        var scopeOfProvider: [Int: Int] = [:]
    }

    private static func entries(_ scopes: ScopeDeclarations) -> Entries {
        var entries = Entries(types: [[Int]](repeating: [], count: scopes.order.count))
        for scope in scopes.order.indices {
            guard let type = scopes[scope].type else { continue }
            entries.types[scope].append(type)
            entries.scopeOfType[type] = scope
            if scopes[scope].kind != .builder { entries.scopeOfProvider[type] = scope }
        }
        for (builder, components) in scopes.componentsOfBuilder.sorted(by: { $0.key < $1.key }) {
            for scope in components.compactMap(scopes.scope) {
                entries.types[scope].append(builder)
                entries.scopeOfType[builder] = scope
            }
        }
        return entries
    }

    /// For each type, the classes that its code creates, and its superclasses.
    private static func createdTypes(in model: SemanticModel) -> [Int: [Int]] {
        let found = model.onAllCores(model.filePortions) { model, files in
            files.flatMap { creations(in: $0, model) }
        }
        var created: [Int: [Int]] = [:]
        for (creator, type) in found.joined() { created[creator, default: []].append(type) }
        for type in model.index.classes {
            let superclasses = model.ancestry(of: type).superclasses.map(\.type)
                .filter { !model.index.libraries.declares($0) }
            if !superclasses.isEmpty { created[type, default: []] += superclasses }
        }
        return created
    }

    private static func creations(in file: Int, _ model: SemanticModel) -> [(creator: Int, type: Int)] {
        let source = model.source(file)
        if model.index.isOfLibrary(file) { return [] }
        return source.expressions.enumerated().compactMap { number, expression in
            guard expression.kind == .call, let base = expression.base, mayBeType(base, in: source),
                let creator = model.index.type(around: expression.block, in: file),
                case .initializer(let type, _) = model.callee(of: ExpressionID(number), in: file, depth: 0),
                let created = type.declaredType, created != creator, !model.index.libraries.declares(created)
            else { return nil }
            let kind = model.index.types[created].kind
            return kind == .class || kind == .actor || kind == .struct ? (creator, created) : nil
        }
    }

    /// Whether a call of this expression may create a value: `X(…)`, `X.init(…)`, `.init(…)`.
    private static func mayBeType(_ callee: ExpressionID, in source: SourceFile) -> Bool {
        let name = source[callee].name
        guard !name.isEmpty, Int(name.start) < source.bytes.count else { return false }
        let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source.bytes[Int(name.start)])
        return isCapital || source.spells("init", in: name)
    }
}
