/// Which scopes there are, and how they are found.
struct ScopeTable {
    private(set) var drafts: [ScopeDraft] = []
    private(set) var scopeOfType = NumberTable<Int>()
    /// The component scopes by the type of their dependency.
    private(set) var componentsByContract: [StaticType: [Int]] = [:]
    private(set) var buildersByContract: [StaticType: [Int]] = [:]
    /// The names of the dependencies, with which those of generated protocols begin.
    private var dependencyNames: Set<String> = []
    private(set) var faults: [GraphFault] = []

    /// - Parameter count: how many scopes there will be, or nearly.
    init(reserving count: Int) { drafts.reserveCapacity(count) }

    mutating func add(_ draft: ScopeDraft) -> Int {
        let number = drafts.count
        drafts.append(draft)
        if let type = draft.type { scopeOfType.set(number, for: type) }
        if let contract = draft.contract { dependencyNames.insert(contract.flatName) }
        if let contract = draft.contractType {
            switch draft.kind {
            case .component: componentsByContract[contract, default: []].append(number)
            case .builder: buildersByContract[contract, default: []].append(number)
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
        guard let contract = drafts[scope].contractType else { return }
        componentsByContract[contract]?.removeAll { $0 == scope }
        if componentsByContract[contract]?.isEmpty ?? false { componentsByContract[contract] = nil }
    }

    mutating func removeRoot(of scope: Int) { drafts[scope] = drafts[scope].with(root: nil) }

    /// The scopes with a dependency: components, then builders without one.
    func scopes(withContract type: StaticType) -> [Int] {
        (componentsByContract[type] ?? []) + (buildersByContract[type] ?? [])
    }

    /// Whether a name that no source declares can be that of a generated protocol.
    func isReserved(_ name: String) -> Bool {
        name.indices.contains { dependencyNames.contains(String(name[..<$0])) }
    }

    /// Whether a type is some scope's dependency.
    func isContract(_ type: StaticType) -> Bool {
        componentsByContract[type] != nil || buildersByContract[type] != nil
    }
}
