import Semantics
import SwiftReader

extension Resolution {
    /// Finds the suppliers of every requirement of every scope, on each route.
    package init(of graph: ScopeGraph) {
        let (needs, ranks) = Resolver.run(graph)
        var spread = ResolutionSpread(of: needs, ranks, in: graph)
        self = spread.resolution()
    }
}

/// Starts with the requirements of the scopes and asks each parent once for each name and type. What a parent does not
/// have becomes a need of the parent. The cost therefore depends on the number of scopes and requirements, not on the
/// number of paths.
struct Resolver {
    private struct Property: Hashable {
        let name: String
        let type: CanonicalType
    }

    let graph: ScopeGraph
    private(set) var needs: [Resolution.Need] = []
    /// For each need, the number of the name and type of `requirement`.
    private(set) var propertyOfNeed: [Int32] = []
    /// For each name and type, the bit of the name in `Scope.memberNames`.
    private var bitOfProperty: [UInt64] = []
    /// Whether a name and type is certainly supplied above a scope. The key combines the numbers of the scope and of
    /// the name and type, 32 bits each.
    var certainties: [Int: Bool] = [:]
    /// By module, the modules that import it, directly or not.
    private var viewers: [Int: Set<Int>] = [:]
    /// The results of `witnessReplaced`. The key combines the numbers of the parent and of the name and type, 32 bits
    /// each.
    var replacedWitnesses: [Int: Provision?] = [:]
    private let subclassMembers: SubclassMembers
    private var properties: [Property: Int] = [:]
    /// The requirements whose names and types were numbered last, by a hash: hashing the texts takes longer.
    private var recent = [NumberedRequirement?](repeating: nil, count: 1024)

    private struct NumberedRequirement {
        let requirement: Requirement
        let property: Int
    }

    /// The numbers of the needs. The key combines the numbers of the scope and of the name and type, 32 bits each.
    private(set) var numbers = IntMap<Int32>()
    /// The next need to search for. Those before it are done.
    private var next = 0
    /// Needs that were searched for before their demand grew.
    private var changed: [Int] = []

    /// - Returns: the needs with their routes, in the order of discovery, and for each the rank of its name and type.
    static func run(_ graph: ScopeGraph) -> (needs: [Resolution.Need], ranks: [Int32]) {
        var search = Resolver(graph: graph)
        search.run()
        return (search.needs, search.ranks())
    }

    /// For each need, the rank of its name and type in the order of their texts. Few needs have names and types of
    /// their own, so that the texts are compared once and not for each scope.
    private func ranks() -> [Int32] {
        let sorted = properties.sorted { left, right in
            let (one, other) = (left.key, right.key)
            return one.name == other.name ? one.type.canonical < other.type.canonical : one.name < other.name
        }
        var rankOfProperty = [Int32](repeating: 0, count: sorted.count)
        var rank: Int32 = 0
        for (place, property) in sorted.enumerated() {
            // Types of one name in several modules have the same text.
            let last = sorted[max(0, place - 1)].key
            if last.name != property.key.name || last.type.canonical != property.key.type.canonical { rank += 1 }
            rankOfProperty[property.value] = rank
        }
        return propertyOfNeed.map { rankOfProperty[Int($0)] }
    }

    private init(graph: ScopeGraph) {
        self.graph = graph
        subclassMembers = SubclassMembers(of: graph)
    }

    private mutating func run() {
        let count = graph.scopes.reduce(0) { $0 + $1.requirements.count }
        properties.reserveCapacity(min(count, graph.scopes.count * 4))
        needs.reserveCapacity(count * 3)
        propertyOfNeed.reserveCapacity(count * 3)
        for (scope, value) in graph.scopes.enumerated() {
            for requirement in value.requirements {
                let property = number(of: requirement)
                _ = number(of: property, in: scope, requirement: requirement, isOwn: true)
            }
        }
        while next < needs.count || !changed.isEmpty {
            if let need = changed.popLast() {
                ask(for: need)
            } else {
                ask(for: next)
                next += 1
            }
        }
    }

    private mutating func ask(for need: Int) {
        let edges = edges(askedFor: need)
        needs[need].routes =
            edges.count == 1 ? Resolution.Routes(route(by: edges[0], to: need)) : routes(by: edges, to: need)
    }

    /// The edges to the parents of a scope, without those that are only compiled where a requirement is not.
    private func edges(askedFor need: Int) -> [Int] {
        let edges = graph.edgesUp[needs[need].scope]
        let conditions = needs[need].requirement.conditions
        guard !conditions.isEmpty, needs[need].isOwn, graph.scopes[needs[need].scope].dialect.parentsConform else {
            return edges
        }
        return edges.filter { number in
            let edge = graph.edges[number]
            let place = BuildConditions.both(graph.scopes[edge.parent].conditions, edge.conditions)
            return !BuildConditions.exclude(onAllSystems: place, conditions)
        }
    }

    /// Adds the demand of a need to the one above it. Demands only grow, and not by much, so this ends.
    private mutating func demand(of need: Int, from above: Int) {
        if needs[need].isPlain, needs[above].isPlain { return }
        let isMoreSendable = !needs[above].isOwn && needs[need].requirement.sends > needs[above].requirement.sends
        var joined = needs[above].demand
        joined.join(needs[need].demand)
        guard joined != needs[above].demand || isMoreSendable else { return }
        if isMoreSendable { needs[above].requirement = needs[need].requirement }
        needs[above].demand = joined
        if above < next { changed.append(above) }
    }

    /// The number of the name and type of a requirement.
    private mutating func number(of requirement: Requirement) -> Int {
        // Most requirements of one type share the object.
        let address = UInt(bitPattern: ObjectIdentifier(requirement.type))
        let hash = UInt(truncatingIfNeeded: NameBloomFilter.hash(of: requirement.name) >> 32) ^ address >> 4
        let slot = Int(hash & 1023)
        if let known = recent[slot], known.requirement.type === requirement.type,
            known.requirement.name == requirement.name
        {
            return known.property
        }
        let property = number(of: Property(name: requirement.name, type: requirement.type))
        recent[slot] = NumberedRequirement(requirement: requirement, property: property)
        return property
    }

    private mutating func number(of property: Property) -> Int {
        if let known = properties[property] { return known }
        properties[property] = properties.count
        bitOfProperty.append(NameBloomFilter.bit(of: property.name))
        return properties.count - 1
    }

    private mutating func number(of property: Int, in scope: Int, requirement: Requirement, isOwn: Bool) -> Int {
        let key = scope << 32 | property
        if let known = numbers[key] { return Int(known) }
        let number = needs.count
        numbers.set(Int32(truncatingIfNeeded: number), for: key)
        needs.append(
            Resolution.Need(scope: scope, requirement: requirement, isOwn: isOwn, routes: Resolution.Routes([]))
        )
        propertyOfNeed.append(Int32(truncatingIfNeeded: property))
        return number
    }

    private mutating func routes(by edges: [Int], to need: Int) -> Resolution.Routes {
        var routes: [Resolution.Route] = []
        for edge in edges { routes.append(route(by: edge, to: need)) }
        return Resolution.Routes(routes)
    }

    private mutating func route(by edgeUp: Int, to need: Int) -> Resolution.Route {
        let (parent, isInjectedItself) = (graph.edges[edgeUp].parent, graph.edges[edgeUp].injected == .itself)
        // Most parents have no member of the name.
        let mayAnswer =
            isInjectedItself
            && graph.scopes[parent].memberNames.mayContain(bitOfProperty[Int(propertyOfNeed[need])])
        let end = mayAnswer ? answer(to: need, by: edgeUp) : .keepsSearching()
        switch end {
        case .found(.blocked(let member, let conflict)):
            // The compiler takes an implementation that an extension gives instead.
            let given = conflict.isOfMember ? implementation(of: need, by: edgeUp) : nil
            let answer: Resolution.Answer = given.map { .supplied($0) } ?? .blocked(member, conflict)
            return Resolution.Route(edge: edgeUp, answer: answer)
        case .found(.supplied(let given)):
            let hidden = hiddenWitness(of: need, by: edgeUp, insteadOf: given)
            let answer: Resolution.Answer = hidden.map { .blocked($0, .inaccessible) } ?? .supplied(given)
            return Resolution.Route(edge: edgeUp, answer: answer)
        case .found(let answer): return Resolution.Route(edge: edgeUp, answer: answer)
        case .keepsSearching(let passThrough, let mayServe):
            if isInjectedItself, passThrough == nil,
                let supplier = uncertainSupplier(of: need, by: edgeUp, mayServe)
            {
                return Resolution.Route(edge: edgeUp, answer: .supplied(supplier))
            }
            if mayAnswer, passThrough == nil, let witness = witnessReplaced(byPassThroughFor: need, by: edgeUp) {
                return Resolution.Route(edge: edgeUp, answer: .blocked(witness, .inaccessible))
            }
            let property = Int(propertyOfNeed[need])
            let above = number(of: property, in: parent, requirement: needs[need].requirement, isOwn: false)
            if isInjectedItself, let weak = weakRequirement(above, for: need) {
                return Resolution.Route(edge: edgeUp, answer: weak)
            }
            if isInjectedItself, passThrough == nil, let conflict = conflict(passingOn: need, from: above) {
                let required = Provision(of: needs[need].requirement)
                return Resolution.Route(edge: edgeUp, answer: .blocked(required, conflict))
            }
            demand(of: need, from: above)
            return Resolution.Route(edge: edgeUp, answer: .passedOn(above), passThrough: passThrough)
        }
    }

    /// Why a RIBs scope cannot pass on a member: its dependency is optional or cannot name the type, or a subclass has
    /// such a member.
    private mutating func conflict(passingOn need: Int, from above: Int) -> Resolution.Conflict? {
        let parent = graph.scopes[needs[above].scope]
        let name = needs[need].requirement.name
        let access = graph.scopes[needs[need].scope].dependency?.access ?? .internal
        if let subclass = subclassMembers.subclass(of: needs[above].scope, declaring: name, at: access, in: graph) {
            return .declaredBySubclass(subclass)
        }
        if parent.dependency?.isOptional ?? false, parent.dialect.parentsConform, !needs[need].requirement.mayBeNil {
            return .optionalDependency
        }
        guard !needs[above].isOwn, parent.dialect.parentsConform, let dependencyProtocol = parent.dependency,
            let home = dependencyProtocol.module
        else { return nil }
        let type = needs[need].type
        if !type.isSeen(at: dependencyProtocol.access) { return .hiddenType }
        guard type.names.contains(where: { $0.module != home }) else { return nil }
        let viewers = viewers[home] ?? Set(graph.visibility.modules(seeing: [home]))
        self.viewers[home] = viewers
        let isCircular = type.names.contains { $0.module != home && viewers.contains($0.module) }
        return isCircular ? .circularImport : nil
    }

    /// A RIBs scope reads what it passes on from its own dependency. The dependency's requirement has to be at least as
    /// accessible as that of the child.
    private func weakRequirement(_ above: Int, for need: Int) -> Resolution.Answer? {
        guard needs[above].isOwn, !needs[need].isPlain || !needs[above].isPlain,
            graph.scopes[needs[need].scope].dialect.parentsConform
        else { return nil }
        let own = needs[above].requirement
        if let conflict = own.demand.conflict(serving: needs[need].demand) {
            return .blocked(Provision(of: own), conflict)
        }
        let isKept = needs[need].requirement.isResultSent && !own.isResultSent
        return isKept && graph.modules[graph.scopes[needs[above].scope].module].language.mode == 6
            ? .blocked(Provision(of: own), .otherType) : nil
    }

    enum End {
        case found(Resolution.Answer)
        /// - Parameter mayServe: a member that satisfies the requirement unless an undeclared name means something
        ///   else.
        case keepsSearching(passThrough: Provision? = nil, mayServe: Provision? = nil)
    }

    /// The answer of a parent's own members to a need of a child, or to one that is passed on to it.
    ///
    /// - Parameter edgeUp: the edge between them.
    func answer(to need: Int, by edgeUp: Int) -> End {
        let parentNumber = graph.edges[edgeUp].parent
        let parent = graph.scopes[parentNumber]
        let requirement = needs[need].requirement
        let name = requirement.name
        let provision = parent.provisions.named(name).first ?? parent.libraryProvisions.named(name).first
        let nearMisses = parent.nearMisses.named(name)
        if provision == nil, nearMisses.isEmpty, requirement.method == nil { return .keepsSearching() }
        let question = query(of: need, by: edgeUp)
        let answers = question.child.dialect.answers
        var passThrough: Provision?
        var mayServe: Provision?
        if requirement.method != nil { return method(of: parent, to: question) }
        if let provision {
            switch answers.answer(to: question, of: parent, asProvided: provision, in: graph) {
            case .satisfies(let provision) where parent.unsuppliedPassThroughs.contains(name): passThrough = provision
            case .satisfies(let provision): return .found(.supplied(provision))
            case .maySatisfy(let provision): mayServe = provision
            case .blocks(let provision, let conflict):
                let witness = conflict.isOfMember ? shadowedWitness(nearMisses, of: parent, for: question) : nil
                return .found(witness.map { .supplied($0) } ?? .blocked(provision, conflict))
            case .keepsSearching where provision.fileOfPrivateProtocol != nil:
                let witness = shadowedWitness(nearMisses, of: parent, for: question)
                if let witness { return .found(.supplied(witness)) }
            case .keepsSearching: break
            }
        }
        var method: Provision?
        for provision in nearMisses {
            switch answers.answer(to: question, of: parent, asNearMiss: provision, in: graph) {
            case .satisfies(let provision): return .found(.supplied(provision))
            case .maySatisfy(let provision): mayServe = mayServe ?? provision
            // A protocol extension may declare a method with the name of a property.
            case .blocks(let provision, .notAProperty): method = method ?? provision
            case .blocks(let provision, let conflict):
                let witness = conflict.isOfMember ? shadowedWitness(nearMisses, of: parent, for: question) : nil
                return .found(witness.map { .supplied($0) } ?? .blocked(provision, conflict))
            case .keepsSearching: continue
            }
        }
        if let method { return .found(.blocked(method, .notAProperty)) }
        return .keepsSearching(passThrough: passThrough, mayServe: mayServe)
    }

    /// What a need asks of the parent above an edge.
    func query(of need: Int, by edgeUp: Int) -> Query {
        let edge = graph.edges[edgeUp]
        let child = graph.scopes[edge.child]
        let requirement = needs[need].requirement
        let isOwn = needs[need].isOwn
        func widest(_ own: Access) -> Access {
            min(
                max(child.dependency?.access ?? .internal, isOwn ? own : .internal),
                edge.conformance?.importAccess ?? .public
            )
        }
        let mode = graph.modules[graph.scopes[edge.parent].module].language.mode
        return Query(
            name: requirement.name,
            type: requirement.type,
            mayLackIsolation: requirement.isPreconcurrency && mode != 6,
            namesAssociatedType: requirement.namesAssociatedType,
            demand: needs[need].demand,
            access: widest(requirement.access),
            setterAccess: widest(requirement.setterAccess),
            isDeclaredByDependency: isOwn && requirement.declaredIn == child.dependency?.name,
            child: child,
            parent: edge.parent,
            edge: edgeUp
        )
    }

    /// A member of a protocol extension that the compiler takes as a witness although a nearer member has its name.
    private func shadowedWitness(_ nearMisses: some Sequence<Provision>, of parent: Scope, for question: Query)
        -> Provision?
    {
        nearMisses.lazy.filter { $0.obstacle == .shadowed }.first { member in
            let answer = question.child.dialect.answers.answer(to: question, of: parent, asProvided: member, in: graph)
            if case .satisfies = answer { return true }
            return false
        }
    }

    private func answer(to question: Query, of parent: Scope, as method: Provision) -> MemberAnswer {
        let answers = question.child.dialect.answers
        switch method.obstacle {
        case nil: return answers.answer(to: question, of: parent, asProvided: method, in: graph)
        default: return answers.answer(to: question, of: parent, asNearMiss: method, in: graph)
        }
    }

    private func isMoreGeneric(_ method: Provision, than question: Query) -> Bool {
        method.type?.isGenericFunction ?? false && !question.type.isGenericFunction
    }

    /// Methods of the same name with other types do not conflict.
    private func method(of parent: Scope, to question: Query) -> End {
        var passThrough: Provision?
        var mayServe: Provision?
        var blocked: Resolution.Answer?
        for method in parent.methods.named(question.name) where method.type?.mayMatch(question.type) ?? true {
            switch answer(to: question, of: parent, as: method) {
            case .satisfies(let found) where parent.unsuppliedPassThroughs.contains(question.name): passThrough = found
            case .satisfies(let found): return .found(.supplied(found))
            case .maySatisfy(let found): mayServe = found
            // The compiler prefers a method that is not generic, and one that certainly has the type.
            case .blocks(let found, let conflict)
            where conflict.isOfMember || isMoreGeneric(found, than: question)
                || !(method.type?.matches(question.type) ?? false):
                blocked = blocked ?? .blocked(found, conflict)
            case .blocks(let found, let conflict): return .found(.blocked(found, conflict))
            case .keepsSearching: continue
            }
        }
        if let blocked { return .found(blocked) }
        return .keepsSearching(passThrough: passThrough, mayServe: mayServe)
    }
}

extension Requirement {
    /// Whether a member serves it whose value, or whose result, may be `nil`.
    fileprivate var mayBeNil: Bool { method == nil ? type.mayBeNil : type.mayReturnNil }

    /// The higher, the fewer members with its type serve it: it is a `@Sendable` function, or its result is `sending`.
    /// A number, so that a comparison in a loop of scopes comes to an end.
    fileprivate var sends: Int { (isResultSent ? 2 : 0) + (type.isSendableFunction ? 1 : 0) }
}
