import NeedleText
import ScopeGraph
import Semantics
import SwiftReader

/// The code that replaces the providers in dynamic mode: each component registers the keys that it looks up, and the
/// keys under which others find its properties.
struct NeedleRegistrations {
    private let providers: NeedleProviders
    /// For each registered component, the requirements that key paths identify.
    private let required: [Int: [TextVariable]]
    private let read: NeedleReads
    /// For each scope, its subclasses, which are registered with it: a subclass cannot repeat the registration of its
    /// superclass.
    private var subclasses: [Int: [Int]] = [:]
    private var areRegisteredElsewhere: Set<Int> = []
    private var graph: ScopeGraph { providers.graph }

    init(
        of providers: NeedleProviders,
        required: [NeedleLookups],
        read: NeedleReads
    ) {
        self.providers = providers
        self.read = read
        self.required = Dictionary(required.map { ($0.scope, $0.byKeyPath) }) { first, _ in first }
        let numbers = required.map(\.scope)
        guard numbers.contains(where: { !graph.scopes[$0].superclasses.isEmpty }) else { return }
        let ids = Dictionary(numbers.map { (graph.scopes[$0].id, $0) }) { first, _ in first }
        for scope in numbers {
            guard let top = graph.scopes[scope].superclasses.last(where: { ids[$0] != nil }).flatMap({ ids[$0] }) else {
                continue
            }
            subclasses[top, default: []].append(scope)
            areRegisteredElsewhere.insert(scope)
        }
    }

    func text(of scopes: [Int]) -> [UInt8] {
        var output = OutputPart()
        for scope in scopes where !areRegisteredElsewhere.contains(scope) && isNamed(scope) {
            output.add(registration(of: scope))
        }
        return output.dynamicProviders
    }

    /// Whether the code has to name a component. One of another module that is not visible, and requires nothing, needs
    /// no registration: reading from it is an error anyway.
    private func isNamed(_ scope: Int) -> Bool {
        let value = graph.scopes[scope]
        return value.access > .fileprivate
            && (graph.modules.isVisible(value.access, declaredIn: value.module, from: providers.tree.module)
                || value.dependency != nil)
    }

    private func registration(of scope: Int) -> DynamicText {
        let conditions = providers.conditions(of: scope)
        let dependencyConditions = providers.dependencyConditions(of: scope)
        let below = subclasses[scope] ?? []
        let values = providers.names.values(of: below, beside: [])
        let variables = self.required[scope] ?? []
        return DynamicText(
            component: providers.names.type(of: scope),
            required: (
                providers.names.dependencyInside(scope) ?? "EmptyDependency",
                variables.map {
                    $0.with(conditions: BuildConditions.both(dependencyConditions, $0.conditions), around: conditions)
                }
            ),
            provided: graph.isNeedleLeaf(scope)
                ? nil : provided(by: scope, on: graph.scopes[scope].isolation, around: conditions),
            subclasses: zip(below, values).map { subclass, value in
                let own = providers.conditions(of: subclass).filter { !conditions.contains($0) }
                let provided = provided(by: subclass, on: graph.scopes[scope].isolation, around: conditions + own)
                return DynamicText.Subclass(component: value, provided: provided, conditions: own)
            }
            .filter { !$0.provided.isEmpty },
            conditions: conditions,
            availability: providers.availability(of: scope)
        )
    }

    /// The public properties and those that others read, in source order: those of the class's file first, those without
    /// a declaration last.
    ///
    /// - Parameter actor: the global actor on which they are registered.
    private func provided(by scope: Int, on actor: String?, around conditions: [String]) -> [DynamicText.Offer] {
        let value = graph.scopes[scope]
        let read = read[scope] ?? [:]
        let own = value.provisions.filter { provision in
            provision.owner == .itself
                && (provision.access == .public && provision.effects.handled == .none || read[provision.name] != nil)
        }
        let seen = own + value.libraryProvisions.filter { read[$0.name] != nil }
        let sorted = seen.sorted { left, right in
            let (one, other) = (left.location.file == value.location.file, right.location.file == value.location.file)
            return one != other ? one : left.location < right.location
        }
        return sorted.flatMap { provision in
            let isolation = isolation(of: provision, from: actor)
            return offers(of: provision, read[provision.name] ?? [], isolation, around: conditions)
        } + unseen(in: scope, read)
    }

    /// A property as a value, under each of its types, and as a function for those that read it with effects.
    ///
    /// - Parameter elsewhere: the actor to which it belongs, if it is not registered on it.
    private func offers(
        of provision: Provision,
        _ reads: Set<NeedleRead>,
        _ elsewhere: MemberIsolation?,
        around conditions: [String]
    ) -> [DynamicText.Offer] {
        let (name, own) = (SwiftName.written(provision.name), provision.type?.spelling)
        let test = provision.isConditional ? self.conditions(of: provision).filter { !conditions.contains($0) } : []
        let keys = [own].compactMap(\.self) + reads.filter { $0.effects.isEmpty && $0.type != own }.map(\.type).sorted()
        let value = TextVariable(name: name, type: own ?? "", conditions: test, keys: keys)
        let functions = reads.filter { !$0.effects.isEmpty }.sorted().map {
            TextVariable(name: name, type: $0.type, conditions: test, effects: $0.effects)
        }
        let isValue =
            provision.effects.handled == .none && (elsewhere == nil || reads.contains(where: \.effects.isEmpty))
        return (isValue ? [DynamicText.Offer(value, readOn: elsewhere?.actor)] : [])
            + functions.map { function in
                let isSuspending = function.effects.hasPrefix("async")
                let isAwaited = provision.effects.isAsync || elsewhere != nil && isSuspending
                let effects = Effects(isAsync: isAwaited, thrown: provision.effects.thrown)
                return DynamicText.Offer(
                    function,
                    marks: effects.marks,
                    readOn: isSuspending ? nil : elsewhere?.actor
                )
            }
    }

    /// The isolation of a property that belongs to another actor than the one on which it is registered.
    private func isolation(of provision: Provision, from actor: String?) -> MemberIsolation? {
        guard let isolation = provision.isolation, isolation.actor != actor else { return nil }
        return isolation.isFreeInModule && provision.module == nil ? nil : isolation
    }

    /// The properties that others read and only a part of the scope that is not in the sources can declare.
    private func unseen(in scope: Int, _ read: [String: Set<NeedleRead>]) -> [DynamicText.Offer] {
        let value = graph.scopes[scope]
        if value.unseen.parts.isEmpty { return [] }
        let names = Set(read.keys).subtracting(value.provisions.map(\.name))
        return names.sorted().filter { name in value.unseen.parts.contains { $0.mayHave(name) } }.map { name in
            let keys = (read[name] ?? []).filter(\.effects.isEmpty).map(\.type).sorted()
            return DynamicText.Offer(TextVariable(name: SwiftName.written(name), type: "", keys: keys))
        }
    }

    /// The conditions under which the compiler sees a property, in any branch of `#if`.
    private func conditions(of provision: Provision) -> [String] {
        guard let found = providers.sources.declaration(at: provision.location) else { return [] }
        let source = found.source
        let all = source.declarations(in: found.declaration.block).map { source[$0] }
            .filter { $0.kind == .variable && source.name($0.name) == provision.name }
        return BuildConditions.either(all.map(source.conditionTexts))
    }
}
