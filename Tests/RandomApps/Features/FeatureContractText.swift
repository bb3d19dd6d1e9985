/// The dependency of a scope.
struct FeatureContractText {
    let plan: FeaturePlan
    let scope: FeatureScope

    private var world: FeatureWorld { plan.world }

    private var access: String { scope.module == "Features" ? world.accessWord : "" }

    private var name: String { plan.dependency(scope.number) }

    /// Nothing for a root.
    var declarations: [String] {
        guard !plan.isRoot(scope.number) else { return [] }
        let library = world.dialect == .ribs ? "RIBs.Dependency" : "Dependency"
        let parts = having.map(plan.having)
        switch form {
        case .composition where declaredPlainly.isEmpty && !parts.isEmpty:
            return ["\(access)typealias \(name) = \((parts + generated).joined(separator: " & "))"]
        case .inherited, .composition:
            return [protocolText(name, [library] + parts + generated, declaredPlainly)]
        case .refined:
            let half = declared.count / 2
            return [
                protocolText("\(name)Part", [library], Array(declared.prefix(half))),
                protocolText(name, ["\(name)Part"] + generated, Array(declared.dropFirst(half))),
            ]
        case .repeated:
            let parents = [library] + Array(having.prefix(2)).map(plan.having) + generated
            return [protocolText(name, parents, declared)]
        case .available:
            return ["@available(macOS 14, *)\n" + protocolText(name, [library] + generated, declared)]
        case .sendable: return [protocolText(name, [library] + generated + ["Sendable"], declared)]
        case .isolated: return ["\(plan.actor)\n" + protocolText(name, [library] + generated, declared)]
        case .plain: return [protocolText(name, [library] + generated, declared)]
        }
    }

    /// The protocols that a clause names so that a class conforms to it.
    var clause: [String] {
        form == .composition && declaredPlainly.isEmpty && !having.isEmpty ? having.map(plan.having) : [name]
    }

    /// The protocols for single values that the dependency inherits.
    var inheritedParts: [String] {
        switch form {
        case .inherited, .composition, .repeated: having.map(plan.having)
        case .refined, .available, .sendable, .isolated, .plain: []
        }
    }

    /// What gives the methods to a dependency of Needle's, whose providers have none.
    var methods: [String] {
        guard world.dialect == .needle else { return [] }
        let methods = isSplit ? declaredPlainly.filter(\.isMethod) : plan.read(by: scope.number).filter(\.isMethod)
        guard !methods.isEmpty, !plan.isRoot(scope.number) else { return [] }
        let members = methods.map { plan.conditional($0.isConditional, plan.defaultMethod($0, access)) }
        return ["extension \(name) {\n\(members.joined(separator: "\n").indented)\n}"]
    }

    private var form: FeatureContractForm {
        scope.dependencyProtocol == .isolated && !declared.allSatisfy(\.isIsolated) ? .plain : scope.dependencyProtocol
    }

    private var isSplit: Bool { form == .inherited || form == .composition }

    /// All that it declares: also what it carries for the scopes below, where that is written by hand.
    private var declared: [FeatureValue] {
        world.dialect == .ribs && plan.isHandWired ? plan.needs(scope.number) : plan.read(by: scope.number)
    }

    private var having: [FeatureValue] { declared.filter { !$0.isConditional } }

    private var declaredPlainly: [FeatureValue] { isSplit ? declared.filter(\.isConditional) : declared }

    /// The generated protocols that it inherits.
    private var generated: [String] {
        guard world.dialect == .ribs, !plan.isHandWired else { return [] }
        return plan.children(of: scope.number).filter { !plan.passed(to: $0.number, by: scope.number).isEmpty }
            .flatMap { child in
                let base = name + plan.baseName(child.number)
                return child.hasHeir ? [base, "\(name)\(plan.stem(child.number))Heir"] : [base]
            }
    }

    private func protocolText(_ name: String, _ parents: [String], _ values: [FeatureValue]) -> String {
        let members = values.map { value in
            plan.conditional(value.isConditional, plan.requirement(value, isMarked: form != .isolated))
        }
        return closeDeclaration("\(access)protocol \(name): \(parents.joined(separator: ", "))", members)
    }
}

extension FeaturePlan {
    /// The protocol for one value.
    func having(_ value: FeatureValue) -> String { "\(prefix)Has\(value.name.capitalizedFirst)" }

    /// A scope's name as generated names hold it.
    func baseName(_ scope: Int) -> String {
        let name = component(scope).filter { $0 != "." }
        return name.hasSuffix("Component") ? String(name.dropLast("Component".count)) : name
    }

    /// The attribute of an isolated value.
    func mark(_ value: FeatureValue) -> String { value.isIsolated ? "\(actor) " : "" }

    func conditional(_ isConditional: Bool, _ text: String) -> String {
        isConditional ? "#if EXTRA\n\(text)\n#endif" : text
    }

    func methodHead(_ value: FeatureValue, made: Bool = false) -> String {
        let effects = (made ? value.madeEffects : value.effects).written(prefix)
        let type = made ? value.type.provided : value.type.required
        return "func \(value.written)(count: Int) \(effects.isEmpty ? "" : "\(effects) ")-> \(type)"
    }

    /// A method that a protocol extension gives to a dependency of Needle's.
    func defaultMethod(_ value: FeatureValue, _ access: String) -> String {
        "\(mark(value))\(access)\(methodHead(value)) { \(value.type.value(value.tag)) }"
    }

    /// What a protocol says of a value.
    func requirement(_ value: FeatureValue, isMarked: Bool = true) -> String {
        let head = value.availability + (isMarked ? mark(value) : "")
        if value.isMethod { return head + methodHead(value) }
        let effects = value.effects.written(prefix)
        let accessors = (value.isSettable ? ["get set"] : ["get"]) + (effects.isEmpty ? [] : [effects])
        return "\(head)var \(value.written): \(value.type.required) { \(accessors.joined(separator: " ")) }"
    }

    /// The protocols for all values, in `Umbrella`.
    var havingDeclarations: [String] {
        values.map { value in
            let text = closeDeclaration("public protocol \(having(value)): AnyObject", [requirement(value)])
            let method = "\nextension \(having(value)) {\n    \(defaultMethod(value, "public "))\n}"
            let isDefault = world.dialect == .needle && value.isMethod
            return conditional(value.isConditional, isDefault ? text + method : text)
        }
    }
}

extension FeatureValue {
    /// As Swift takes it.
    var written: String { name == "default" ? "`default`" : name }
}
