/// The component of a scope.
struct ComponentText {
    let plan: AppPlan
    let flow: Flow
    let scope: ScopePlan
    let code: ScopeCode

    private var name: String { plan.component(scope.number) }

    private var access: String { scope.hasPublicComponent ? "public " : "" }

    private var isTop: Bool { scope.number == 0 }

    /// The class, with its base class where it has one of its own; nothing for a builder without component.
    var declarations: [String] {
        guard scope.builder != .withoutComponent else { return [] }
        let base = hasOwnBase ? [ownBase] : []
        let room =
            plan.naming == .nested ? ["\(scope.isPublic ? "public " : "")enum \(plan.stem(scope.number)) {}"] : []
        let clause = ([superclass].compactMap(\.self) + headerClauses).joined(separator: ", ")
        let head = "\(access)final class \(plan.simple(name))\(clause.isEmpty ? "" : ": \(clause)")"
        let own = provisions(inBase: false).compactMap {
            ProvisionText($0, in: self.scope, access: access, prefix: plan.prefix).member
        }
        let members = own + initialiser + aliases + headerMembers + code.members + opening
        return room + base + [plan.nested(scope.number, declaration(head, members))]
    }

    /// What the component has in another file.
    var distantDeclarations: [String] {
        let own = scope.makes.compactMap {
            ProvisionText($0, in: scope, access: access, prefix: plan.prefix).distantMember
        }
        let members = own + code.distantMembers
        return members.isEmpty ? [] : [declaration("extension \(name)", members)]
    }

    // MARK: - The class

    private var superclass: String? {
        if isTop, plan.top == .plainClass { return nil }
        if isTop, plan.top == .emptySubclass { return "EmptyComponent" }
        if hasOwnBase { return baseName }
        return librarySuperclass
    }

    private var librarySuperclass: String {
        let needs = isTop ? "EmptyDependency" : plan.simple(plan.dependency(scope.number))
        switch scope.component {
        case .direct: return "\(plan.library("Component"))<\(needs)>"
        case .qualified: return "RIBs.Component<\(needs)>"
        case .genericBase, .ownBase:
            return scope.component == .ownBase ? "RIBs.Component<\(needs)>" : "\(plan.prefix)Base<\(needs)>"
        }
    }

    private var hasOwnBase: Bool { scope.component == .ownBase && (!isTop || plan.top.isComponent) }

    private var baseName: String { "\(plan.stem(scope.number))Ground" }

    private var ownBase: String {
        let members = provisions(inBase: true).compactMap {
            ProvisionText($0, in: scope, access: access, prefix: plan.prefix).member
        }
        let needs = isTop ? "EmptyDependency" : plan.dependency(scope.number)
        return declaration("\(access)class \(baseName): RIBs.Component<\(needs)>", members)
    }

    /// Every second one stands in the base class, but for those that an initialiser sets.
    private func provisions(inBase: Bool) -> [Provision] {
        scope.makes.enumerated().filter { index, provision in
            (hasOwnBase && index.isMultiple(of: 2) && provision.form != .initialised) == inBase
        }.map(\.element)
    }

    private var initialiser: [String] {
        let set = scope.makes.filter { $0.form == .initialised && $0.isSet }.map {
            "    \($0.property.written) = \($0.property.type.value)\n"
        }
        let lines = set.joined()
        if isTop {
            switch plan.top {
            case .plainClass: return ["init() {\n\(lines)}"]
            case .emptySubclass: return lines.isEmpty ? [] : ["override init() {\n\(lines)    super.init()\n}"]
            case .ownInitialiser: return ["init() {\n\(lines)    super.init(dependency: EmptyComponent())\n}"]
            case .emptyComponent, .builder: break
            }
        }
        let needs = isTop ? "EmptyDependency" : plan.dependency(scope.number)
        if scope.builder.takesTitle {
            return [
                "let title: String",
                "\(access)init(dependency: \(needs), title: String) {\n\(lines)    self.title = title\n"
                    + "    super.init(dependency: dependency)\n}",
            ]
        }
        guard !lines.isEmpty else { return [] }
        return ["\(access)override init(dependency: \(needs)) {\n\(lines)    super.init(dependency: dependency)\n}"]
    }

    /// Members of other names that read what the scope asks for.
    private var aliases: [String] {
        scope.asks.filter { $0.reading == .throughAlias && !$0.isUnknown && !$0.isUndeclared }.map { ask in
            let type = ask.isRetyped ? "\(plan.prefix)Wrong" : ask.property.type.required
            return "var \(ask.property.name)Here: \(type) { dependency.\(ask.property.written) }"
        }
    }

    /// The top is opened by the code that makes it, unless a builder does that.
    private var opening: [String] {
        guard isTop, plan.top != .builder else { return [] }
        return [BuilderText(plan: plan, scope: scope, code: code).opening]
    }

    // MARK: - Conformances by hand

    private var edges: [EdgePlan] { plan.edgesDown(scope.number).filter { !$0.pattern.handsDependency } }

    private var headerClauses: [String] {
        edges.filter { $0.clause == .inHeader }.map { plan.dependency($0.child) }
    }

    private var headerMembers: [String] { edges.filter { $0.clause != .inExtension }.flatMap(members) }

    /// The extension of the component for a child; empty where nothing is written in one.
    func conformance(for edge: EdgePlan) -> String {
        guard edge.clause == .inExtension, !edge.pattern.handsDependency else { return "" }
        let members = members(for: edge)
        guard isWritten(conformanceFor: edge.child) else {
            return closeDeclaration("extension \(name): \(plan.dependency(edge.child))", members)
        }
        return members.isEmpty ? "" : closeDeclaration("extension \(name)", members)
    }

    /// Whether the conformance to another child's dependency, a composition, is also one to this child's.
    private func isWritten(conformanceFor child: Int) -> Bool {
        edges.contains { other in
            guard other.child != child, other.clause != .generated,
                plan.scopes[other.child].dependencyProtocol.isComposition
            else { return false }
            return plan.edgesDown(other.child).contains { $0.child == child && $0.carriage == .inherited }
        }
    }

    /// The pass-throughs by hand for a child that are not written for an earlier one.
    private func members(for edge: EdgePlan) -> [String] {
        guard edge.hasMembers, scope.number > 0 else { return [] }
        let earlier = edges.prefix { $0.child != edge.child }.filter(\.hasMembers)
        let names = Set(earlier.flatMap { flow.passedOn($0) }.map(\.name))
        return flow.passedOn(edge).filter { !names.contains($0.name) }.map { "\(access)\($0.passedOn)" }
    }
}
