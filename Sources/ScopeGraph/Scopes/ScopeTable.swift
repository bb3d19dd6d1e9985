import Semantics

/// The partial scopes, with lookup tables.
package struct ScopeTable {
    let dialects: Dialects
    package private(set) var partialScopes: [PartialScope] = []
    package private(set) var scopeOfType = IntMap<Int>()
    /// The component scopes by the type of their dependency.
    package private(set) var componentsByDependency: [ResolvedType: [Int]] = [:]
    private(set) var buildersByDependency: [ResolvedType: [Int]] = [:]
    /// The names of the dependencies. The names of generated protocols start with them.
    private var dependencyNames: Set<String> = []
    private(set) var faults: [GraphFault] = []

    /// - Parameter count: the approximate number of scopes.
    init(of dialects: Dialects, reserving count: Int) {
        self.dialects = dialects
        partialScopes.reserveCapacity(count)
    }

    mutating func add(_ partialScope: PartialScope) -> Int {
        let number = partialScopes.count
        partialScopes.append(partialScope)
        if let type = partialScope.type { scopeOfType.set(number, for: type) }
        if let dependencyProtocol = partialScope.dependencyProtocol {
            dependencyNames.insert(dependencyProtocol.flatName)
        }
        if let dependencyProtocol = partialScope.dependencyType {
            switch partialScope.kind {
            case .component: componentsByDependency[dependencyProtocol, default: []].append(number)
            case .builder: buildersByDependency[dependencyProtocol, default: []].append(number)
            case .provider: break
            }
        }
        return number
    }

    /// Assigns a type to an existing scope.
    mutating func merge(_ type: Int, into scope: Int) { scopeOfType.set(scope, for: type) }

    mutating func add(_ fault: GraphFault) { faults.append(fault) }

    mutating func setRoot(_ root: Scope.Root, of scope: Int) {
        if partialScopes[scope].root == nil { partialScopes[scope] = partialScopes[scope].with(root: root) }
    }

    /// Removes a component from the scopes of its dependency, because values of the dependency reach other scopes.
    mutating func retire(_ scope: Int) {
        guard let dependencyProtocol = partialScopes[scope].dependencyType else { return }
        componentsByDependency[dependencyProtocol]?.removeAll { $0 == scope }
        if componentsByDependency[dependencyProtocol]?.isEmpty ?? false {
            componentsByDependency[dependencyProtocol] = nil
        }
    }

    mutating func markWrapper(_ scope: Int) {
        guard case .made(let location) = partialScopes[scope].root else { return }
        partialScopes[scope] = partialScopes[scope].with(root: .wrapper(location))
    }

    mutating func removeRoot(of scope: Int) { partialScopes[scope] = partialScopes[scope].with(root: nil) }

    /// The scopes with a dependency: components, then builders without a component.
    func scopes(withDependency type: ResolvedType) -> [Int] {
        (componentsByDependency[type] ?? []) + (buildersByDependency[type] ?? [])
    }

    /// The superclasses of the classes of all scopes: indices into `TypeIndex.types`.
    package func superclasses(in model: SemanticModel) -> Set<Int> {
        var found: Set<Int> = []
        for partialScope in partialScopes {
            guard let type = partialScope.type else { continue }
            for step in model.ancestry(of: type).superclasses { found.insert(step.type) }
        }
        return found
    }

    /// Whether an undeclared name can be that of a generated protocol.
    func isReserved(_ name: String) -> Bool {
        name.indices.contains { dependencyNames.contains(String(name[..<$0])) }
    }

    /// Whether a type is the dependency of some scope.
    func isDependencyProtocol(_ type: ResolvedType) -> Bool {
        componentsByDependency[type] != nil || buildersByDependency[type] != nil
    }
}
