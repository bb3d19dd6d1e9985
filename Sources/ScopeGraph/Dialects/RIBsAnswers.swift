import Semantics
import SwiftReader

/// In RIBs, the compiler looks for the member in the parent's class itself. A member with the right name and the wrong
/// type prevents a pass-through, because a class cannot have two properties of the same name.
enum RIBsAnswers: DialectAnswers {
    static func answer(to question: Query, of parent: Scope, asProvided provision: Provision, in graph: ScopeGraph)
        -> MemberAnswer
    {
        if let file = provision.fileOfPrivateProtocol, !graph.edges[question.edge].filesOfClauses.contains(file) {
            return .keepsSearching
        }
        if let type = provision.parametricType, differs(type, from: question, of: parent, in: graph) {
            return .blocks(provision.with(parametric: type), .otherType)
        }
        if let type = provision.type, !type.mayMatch(question.type), !question.mayLackIsolation {
            return .blocks(provision, .otherType)
        }
        if let type = provision.type, !type.servesResult(of: question.type) { return .blocks(provision, .otherType) }
        if question.demand.isSettable, !provision.isSettable { return .blocks(provision, .readOnly) }
        if !question.demand.effects.admits(provision.effects) { return .blocks(provision, .effects) }
        let required = Access.ofWitness(in: parent.access, for: question.access)
        if required >= .package {
            if provision.access < required { return .blocks(provision, .inaccessible) }
        }
        if question.demand.isSettable, let setter = provision.setterAccess {
            let required = Access.ofWitness(in: parent.access, for: question.setterAccess)
            if required >= .package, setter < required { return .blocks(provision, .readOnly) }
        }
        let needed = provision.access(isSettable: question.demand.isSettable)
        guard isOutOfSight(provision, needed, of: parent, at: question, in: graph) else { return .satisfies(provision) }
        return .blocks(provision, needed < provision.access ? .readOnly : .inaccessible)
    }

    /// Whether a type that names generic parameters of the parent certainly is not the required one, because the parent
    /// conforms for all its generic arguments.
    private static func differs(
        _ type: CanonicalType,
        from question: Query,
        of parent: Scope,
        in graph: ScopeGraph
    ) -> Bool {
        graph.edges[question.edge].conformsForAllArguments && !question.namesAssociatedType
            && !question.mayLackIsolation
            && parent.unseen.isEmpty && question.child.unseen.dependencyParts.isEmpty
            && type.differsForSomeArguments(from: question.type)
    }

    /// Whether the parent's only member of this name is invisible to the module that has to declare the conformance.
    ///
    /// - Parameter access: that of the member or of its setter.
    private static func isOutOfSight(
        _ provision: Provision,
        _ access: Access,
        of parent: Scope,
        at question: Query,
        in graph: ScopeGraph
    ) -> Bool {
        guard provision.module == nil, !provision.isConditional, question.isDeclaredByDependency,
            let home = moduleOfConformance(of: parent, for: question, in: graph),
            home != parent.module, !graph.modules.isVisible(access, declaredIn: parent.module, from: home)
        else { return false }
        let isOnly =
            parent.methods.named(question.name).count <= 1 && parent.nearMisses.named(question.name).isEmpty
        // Without the import, the clause belongs to a superclass in that module.
        return isOnly && parent.unseen.isEmpty && question.child.unseen.isEmpty
            && graph.imports(parent.module, into: home)
    }

    /// The module with the conformance of a parent to the child's dependency. Without a conformance, only a dependency
    /// that the parent's module does not see makes it certain.
    private static func moduleOfConformance(of parent: Scope, for question: Query, in graph: ScopeGraph) -> Int? {
        if let conformance = graph.edges[question.edge].conformance { return conformance.module }
        guard let dependencyProtocol = question.child.dependency, let home = dependencyProtocol.module else {
            return nil
        }
        let isSeen = graph.modules.isVisible(dependencyProtocol.access, declaredIn: home, from: parent.module)
        return isSeen ? nil : home
    }

    static func answer(to question: Query, of parent: Scope, asNearMiss provision: Provision, in graph: ScopeGraph)
        -> MemberAnswer
    {
        switch provision.obstacle {
        case .access
        where isSeen(provision, by: question.child) || isPrivate(provision, in: parent)
            || isSeen(provision, at: question, of: parent, in: graph):
            answer(to: question, of: parent, asProvided: provision, in: graph)
        // A private member of a superclass is not visible and does not conflict.
        case .access: provision.inheritedFrom == nil ? .blocks(provision, .inaccessible) : .keepsSearching
        case .unavailable where mayConformUnavailable(parent, by: graph.edges[question.edge], in: graph):
            answer(to: question, of: parent, asProvided: provision, in: graph)
        case .unavailable: unavailable(provision, answer(to: question, of: parent, asProvided: provision, in: graph))
        case .method: .blocks(provision, .notAProperty)
        case .static, .requirement, .shadowed, nil: .keepsSearching
        }
    }

    /// Whether a member that the module of the parent does not see is visible where the parent conforms.
    private static func isSeen(
        _ provision: Provision,
        at question: Query,
        of parent: Scope,
        in graph: ScopeGraph
    ) -> Bool {
        guard let conformance = graph.edges[question.edge].conformance else { return false }
        guard provision.access > .fileprivate else {
            // The dependency is private to the file, too.
            return provision.access == .fileprivate && conformance.importAccess <= .fileprivate
                && provision.location.file == conformance.location.file
        }
        let home = provision.module ?? parent.module
        return graph.modules.isVisible(provision.access, declaredIn: home, from: conformance.module)
    }

    /// Whether a conformance is unavailable as a whole, so that its members may be, too. The Swift 6 language mode does
    /// not use such a conformance.
    private static func mayConformUnavailable(_ parent: Scope, by edge: Edge, in graph: ScopeGraph) -> Bool {
        edge.conformance?.isUnavailable ?? false && graph.modules[parent.module].language.mode != 6
    }

    /// The compiler takes an unavailable member where it would take it otherwise, and then rejects it.
    private static func unavailable(_ provision: Provision, _ answer: MemberAnswer) -> MemberAnswer {
        if case .blocks(_, let conflict) = answer, conflict.isOfMember { return answer }
        return .blocks(provision, .inaccessible)
    }

    /// Whether a `fileprivate` member is as accessible as its class.
    private static func isPrivate(_ provision: Provision, in parent: Scope) -> Bool {
        provision.access == .fileprivate && parent.access <= .fileprivate
            && provision.location.file == parent.location.file
    }

    /// Whether a `fileprivate` member and a dependency that is private to the same file can see each other.
    private static func isSeen(_ provision: Provision, by child: Scope) -> Bool {
        guard provision.access == .fileprivate, let dependencyProtocol = child.dependency else { return false }
        return dependencyProtocol.access <= .fileprivate && dependencyProtocol.location?.file == provision.location.file
    }
}
