import ScopeGraph
import Semantics

/// Finds scopes that code may create in a way that cannot be followed: through an associated type, a metatype in a list,
/// a generic factory.
///
/// To create a class, code has to name it. A class without a parent is certainly not created only if nothing names it
/// except code that is not used itself: its builder that no code names, or the code of another such scope.
struct PossibleCreations {
    /// How far the types that name a scope are followed. What names it beyond that may be in use.
    private static let limit = 8

    private let model: SemanticModel
    /// The types of scopes that are created.
    private let created: Set<Int>
    /// For each type, the types whose code names it.
    private var users: [Int: Set<Int>] = [:]
    /// The types that code outside all other types names, or that may be used although no code names them.
    private var used: Set<Int> = []

    /// The scopes that may be created although nothing is known to create them: indices into `ScopeGraph.scopes`.
    static func scopes(among scopes: CreatedScopes, in model: SemanticModel, _ declared: ScopeDeclarations) -> [Int] {
        let types = scopes.missed.compactMap { scope in declared[scope].type.map { (scope: scope, type: $0) } }
        let created = declared.order.indices.filter(scopes.contains).compactMap { declared[$0].type }
        var creations = PossibleCreations(model, created: Set(created).subtracting(types.map(\.type)))
        creations.follow(types.map(\.type))
        return types.filter { creations.used.contains($0.type) }.map(\.scope)
    }

    private init(_ model: SemanticModel, created: Set<Int>) {
        (self.model, self.created) = (model, created)
    }

    private mutating func follow(_ types: [Int]) {
        var next = Set(types)
        var known = next
        for _ in 0..<Self.limit where !next.isEmpty {
            find(next.sorted())
            next = Set(users.values.joined()).subtracting(known)
            used.formUnion(next.intersection(created))
            next.subtract(created)
            known.formUnion(next)
        }
        used.formUnion(next)
        spread()
    }

    /// Finds what names some types.
    private mutating func find(_ types: [Int]) {
        let mentions = TypeMentions(of: types, in: model.index)
        let found = model.onAllCores(model.filePortions) { model, files in
            files.reduce(into: Set<TypeMentions.Mention>()) { $0.formUnion(mentions.mentions(in: $1, of: model.index)) }
        }
        for mention in found.joined() {
            if let user = mention.user {
                users[mention.type, default: []].insert(user)
            } else {
                used.insert(mention.type)
            }
        }
        for type in types where users[type] == nil && !isCreatedByCode(type) { used.insert(type) }
    }

    /// Whether only code creates instances of a type: the system creates no component and no builder.
    private func isCreatedByCode(_ type: Int) -> Bool {
        let ancestry = model.ancestry(of: type)
        return ancestry.isComponent || ancestry.isBuilding
    }

    /// Marks everything that a used type names as used.
    private mutating func spread() {
        var before = -1
        while before != used.count {
            before = used.count
            for (type, users) in users where !used.contains(type) && !users.isDisjoint(with: used) { used.insert(type) }
        }
    }
}
