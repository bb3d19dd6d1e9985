import SwiftReader

/// A scope while the graph is made.
///
/// A class, because it never changes, and is asked for much more often than it is made.
final class ScopeDraft: Sendable {
    /// The class: an index into `TypeIndex.types`; `nil` for the library's `EmptyComponent` with the app's extensions.
    let type: Int?
    let name: String
    let module: Int
    let kind: Scope.Kind
    let dialect: Scope.Dialect
    let place: Place
    let access: Access
    /// The type of the dependency; `nil` where the scope needs nothing.
    let contractType: StaticType?
    let contract: DependencyContract?
    let root: Scope.Root?

    init(
        type: Int?,
        name: String,
        module: Int,
        kind: Scope.Kind,
        dialect: Scope.Dialect,
        place: Place,
        access: Access,
        contractType: StaticType?,
        contract: DependencyContract?,
        root: Scope.Root?
    ) {
        self.type = type
        self.name = name
        self.module = module
        self.kind = kind
        self.dialect = dialect
        self.place = place
        self.access = access
        self.contractType = contractType
        self.contract = contract
        self.root = root
    }

    fileprivate func with(root: Scope.Root?) -> ScopeDraft {
        ScopeDraft(
            type: type,
            name: name,
            module: module,
            kind: kind,
            dialect: dialect,
            place: place,
            access: access,
            contractType: contractType,
            contract: contract,
            root: root
        )
    }
}

/// Which scopes there are, and how they are found.
struct ScopeTable {
    private(set) var drafts: [ScopeDraft] = []
    private(set) var scopeOfType = NumberTable<Int>()
    /// The component scopes by the type of their dependency.
    private(set) var componentsByContract: [StaticType: [Int]] = [:]
    private(set) var buildersByContract: [StaticType: [Int]] = [:]
    private(set) var faults: [GraphFault] = []

    /// - Parameter count: how many scopes there will be, or nearly.
    init(reserving count: Int) { drafts.reserveCapacity(count) }

    mutating func add(_ draft: ScopeDraft) -> Int {
        let number = drafts.count
        drafts.append(draft)
        if let type = draft.type { scopeOfType.set(number, for: type) }
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

    mutating func removeRoot(of scope: Int) { drafts[scope] = drafts[scope].with(root: nil) }

    /// The scopes with a dependency: components, then builders without one.
    func scopes(withContract type: StaticType) -> [Int] {
        (componentsByContract[type] ?? []) + (buildersByContract[type] ?? [])
    }

    /// Whether a type is some scope's dependency.
    func isContract(_ type: StaticType) -> Bool {
        componentsByContract[type] != nil || buildersByContract[type] != nil
    }
}
