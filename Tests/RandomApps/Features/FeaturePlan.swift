/// An app with features of the language that wiring may trip over.
public struct FeaturePlan: Sendable {
    let seed: UInt64
    let world: FeatureWorld
    let prefix: String
    /// `@MainActor`, `@AActor`, or nothing.
    let actor: String
    /// Whether the pass-throughs and the clauses of an app on RIBs are written by hand.
    let isHandWired: Bool
    var scopes: [FeatureScope] = []
    var values: [FeatureValue] = []
    var fault: FeatureFault?

    var p: String { prefix }

    func stem(_ scope: Int) -> String { prefix + scopes[scope].word }

    func component(_ scope: Int) -> String {
        guard scopes[scope].component == .nested else { return "\(stem(scope))Component" }
        // Needle knows a scope by the last part of its name.
        return "\(stem(scope))Space." + (world.dialect == .ribs ? "Component" : "\(stem(scope))Part")
    }

    func dependency(_ scope: Int) -> String { "\(stem(scope))Dependency" }

    func children(of scope: Int) -> [FeatureScope] { scopes.filter { $0.parents.contains(scope) } }

    func isRoot(_ scope: Int) -> Bool { scopes[scope].parents.isEmpty }

    /// Whether nothing of it is isolated.
    var isPlain: Bool { actor.isEmpty }

    /// The values that a scope makes, also again.
    func made(by scope: Int) -> [FeatureValue] {
        values.filter { $0.maker == scope || $0.remakers.contains(scope) || isSecondRoot(scope) && $0.maker == 0 }
    }

    /// Whether it is the root of the second program, which makes what the first one does.
    func isSecondRoot(_ scope: Int) -> Bool { scope > 0 && isRoot(scope) }

    /// The values that a scope asks for.
    func read(by scope: Int) -> [FeatureValue] { values.filter { $0.readers.contains(scope) } }

    /// The values that a scope and the scopes below it need from above, by number.
    func needs(_ scope: Int) -> [FeatureValue] {
        var numbers = Set(read(by: scope).map(\.number))
        for child in children(of: scope) { numbers.formUnion(passed(to: child.number, by: scope).map(\.number)) }
        return values.filter { numbers.contains($0.number) }
    }

    /// The values that a child needs from above its parent.
    func passed(to child: Int, by parent: Int) -> [FeatureValue] {
        let own = Set(made(by: parent).map(\.number))
        return needs(child).filter { !own.contains($0.number) }
    }

    /// The scope that makes a value for a reader, on the way up through a root.
    func origin(of value: FeatureValue, for reader: Int, below root: Int) -> Int {
        var scope = reader
        while let parent = scopes[scope].parents.first(where: { isBelow($0, root) }) {
            if value.maker == parent || value.remakers.contains(parent) || parent == root { return parent }
            scope = parent
        }
        return scope
    }

    func isBelow(_ scope: Int, _ root: Int) -> Bool {
        scope == root || scopes[scope].parents.contains { isBelow($0, root) }
    }
}
