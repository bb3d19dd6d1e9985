/// Which scopes there are, and how they are found.
struct ScopeTable {
    private(set) var drafts: [PartialScope] = []
    private(set) var scopeOfType = IntMap<Int>()
    /// The component scopes by the type of their dependency.
    private(set) var componentsByDependency: [ResolvedType: [Int]] = [:]
    private(set) var buildersByDependency: [ResolvedType: [Int]] = [:]
    /// The names of the dependencies, with which those of generated protocols begin.
    private var dependencyNames: Set<String> = []
    private(set) var faults: [GraphFault] = []

    /// - Parameter count: how many scopes there will be, or nearly.
    init(reserving count: Int) { drafts.reserveCapacity(count) }

    mutating func add(_ draft: PartialScope) -> Int {
        let number = drafts.count
        drafts.append(draft)
        if let type = draft.type { scopeOfType.set(number, for: type) }
        if let dependencyProtocol = draft.dependencyProtocol { dependencyNames.insert(dependencyProtocol.flatName) }
        if let dependencyProtocol = draft.dependencyType {
            switch draft.kind {
            case .component: componentsByDependency[dependencyProtocol, default: []].append(number)
            case .builder: buildersByDependency[dependencyProtocol, default: []].append(number)
            case .provider: break
            }
        }
        return number
    }

    /// Lets a type stand for a scope that is there already.
    mutating func merge(_ type: Int, into scope: Int) { scopeOfType.set(scope, for: type) }

    mutating func add(_ fault: GraphFault) { faults.append(fault) }

    mutating func setRoot(_ root: Scope.Root, of scope: Int) {
        if drafts[scope].root == nil { drafts[scope] = drafts[scope].with(root: root) }
    }

    /// Takes a component out of the scopes with its dependency: values of that reach others.
    mutating func retire(_ scope: Int) {
        guard let dependencyProtocol = drafts[scope].dependencyType else { return }
        componentsByDependency[dependencyProtocol]?.removeAll { $0 == scope }
        if componentsByDependency[dependencyProtocol]?.isEmpty ?? false {
            componentsByDependency[dependencyProtocol] = nil
        }
    }

    mutating func removeRoot(of scope: Int) { drafts[scope] = drafts[scope].with(root: nil) }

    /// The scopes with a dependency: components, then builders without one.
    func scopes(withContract type: ResolvedType) -> [Int] {
        (componentsByDependency[type] ?? []) + (buildersByDependency[type] ?? [])
    }

    /// Whether a name that no source declares can be that of a generated protocol.
    func isReserved(_ name: String) -> Bool {
        name.indices.contains { dependencyNames.contains(String(name[..<$0])) }
    }

    /// Whether a type is some scope's dependency.
    func isDependencyProtocol(_ type: ResolvedType) -> Bool {
        componentsByDependency[type] != nil || buildersByDependency[type] != nil
    }
}
