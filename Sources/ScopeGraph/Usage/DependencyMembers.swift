import Semantics

/// The members that values of protocols have, computed once for each protocol.
struct DependencyMembers {
    /// What every value has, and an optional one: a library may declare its dependency as `D!`.
    static let ofAllValues: Set<String> = [
        "self", "map", "flatMap", "unsafelyUnwrapped", "debugDescription", "hashValue", "hash", "customMirror", "take",
    ]

    private let model: SemanticModel
    /// By protocol, itself and all that it inherits.
    private var inherited: [Int: [Int]] = [:]
    private var known: [Int: Bool] = [:]
    private let components: [Int]
    /// The protocols to which components conform, with inherited ones; found when first asked for.
    private var provided: Set<Int>?

    /// - Parameter components: the classes of components.
    init(of model: SemanticModel, providedBy components: [Int]) {
        self.model = model
        self.components = components
    }

    /// Whether some component conforms to a protocol: to the dependency of an interactor, for example.
    mutating func isProvided(_ type: Int) -> Bool {
        let found = provided ?? Set(components.flatMap { model.inheritedProtocols(ofType: $0).all })
        provided = found
        return found.contains(type)
    }

    /// Whether a protocol has a member, declared or inherited, its own or of an extension.
    mutating func has(_ name: String, _ type: Int) -> Bool {
        parts(of: type).contains { model.members(of: $0)[name] != nil }
    }

    mutating func names(_ type: Int) -> [String] { parts(of: type).flatMap { model.members(of: $0).map(\.name) } }

    /// Whether all members of a protocol, with all that it inherits, are in the sources and the same in all builds.
    mutating func areKnown(_ type: Int) -> Bool {
        if let answer = known[type] { return answer }
        let answer = findWhetherKnown(type)
        known[type] = answer
        return answer
    }

    private func findWhetherKnown(_ type: Int) -> Bool {
        let index = model.index
        guard index.types[type].kind == .protocol, !index.libraries.declares(type) else { return false }
        let inherited = model.inheritedProtocols(of: [type])
        let protocols = [type] + inherited.all.filter { !index.libraries.declares($0) }
        return inherited.undeclared.allSatisfy { StandardLibrary.isEmptyProtocol($0.name) }
            && model.knownProtocols(ofValuesOf: [type]) != nil && index.areUnconditional(protocols)
            && protocols.allSatisfy { model.hasOnlyWrittenMembers($0) }
    }

    private mutating func parts(of type: Int) -> [Int] {
        if let known = inherited[type] { return known }
        let parts = [type] + model.inheritedProtocols(of: [type]).all
        inherited[type] = parts
        return parts
    }
}
