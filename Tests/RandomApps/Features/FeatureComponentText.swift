/// The component of a scope.
struct FeatureComponentText {
    let plan: FeaturePlan
    let scope: FeatureScope

    private var world: FeatureWorld { plan.world }

    private var isPublic: Bool { scope.module == "Features" }

    private var access: String { isPublic ? world.accessWord : "" }

    private var name: String { plan.component(scope.number) }

    private var library: String { world.dialect == .ribs ? "RIBs" : "NeedleFoundation" }

    private var needs: String {
        guard !plan.isRoot(scope.number) else { return plan.existential("EmptyDependency") }
        return plan.existential(plan.dependency(scope.number))
    }

    /// The class, and what stands beside it.
    var declarations: [String] {
        var result: [String] = []
        if scope.component == .ownBase { result.append(ownBase) }
        if scope.component == .byTypealias {
            result.append("\(access)typealias \(plan.stem(scope.number))Scope = Component<\(needs)>")
        }
        if !defaults.isEmpty { result += defaultsText }
        let head = scope.isIsolated ? "\(plan.actor)\n" : ""
        let available = scope.dependencyProtocol == .available ? "@available(macOS 14, *)\n" : ""
        let simple = name.split(separator: ".").last.map(String.init) ?? name
        let clause = ([superclass] + (defaults.isEmpty ? [] : [defaultsName]) + sendable).joined(separator: ", ")
        let final = scope.hasHeir ? (isPublic ? world.openWord : "") : "\(access)final "
        let attributes = added.map(\.attribute).joined()
        let text = declaration("\(attributes)\(available)\(head)\(final)class \(simple): \(clause)", members)
        result.append(
            scope.component == .nested
                ? "\(access)enum \(plan.stem(scope.number))Space {\n\(text.indented)\n}" : text
        )
        result += added.map(\.declaration)
        let near = provisions(.sameFile)
        if !near.isEmpty { result.append(declaration("\(available)extension \(name)", near)) }
        if scope.hasBuilder, !plan.isRoot(scope.number) { result.append(available + builder) }
        if scope.hasHeir { result.append(heir) }
        return result
    }

    /// What stands in another file.
    var distantDeclarations: [String] {
        let edges = children.filter { $0.edge == .otherFile }.map { edge(to: $0) }
        let members = provisions(.otherFile) + edges
        let available = scope.dependencyProtocol == .available ? "@available(macOS 14, *)\n" : ""
        return (members.isEmpty ? [] : [declaration("\(available)extension \(name)", members)]) + conformances
    }

    // MARK: - Wiring by hand

    private var sendable: [String] {
        world.dialect == .ribs && plan.children(of: scope.number).contains { $0.dependencyProtocol == .sendable }
            ? ["@unchecked Sendable"] : []
    }

    private var conformances: [String] {
        guard world.dialect == .ribs, plan.isHandWired else { return [] }
        let children = plan.children(of: scope.number)
        let heirs = children.filter { scope.hasHeir && isHeirs($0) }
        let own = children.filter { !(scope.hasHeir && isHeirs($0)) }
        let conditional = own.filter(\.isConditional)
        // What is written for a conditional child is not always there for the others.
        let inherited = Set(passed(to: heirs).map(\.number))
        var written: Set<Int> = []
        let shared = passed(to: conditional).filter {
            inherited.contains($0.number) && written.insert($0.number).inserted
        }
        // Swift lets no two clauses name one protocol.
        var clauses: [String: Set<String>] = [:]
        var implied: Set<String> = []
        let texts = (own.filter { !$0.isConditional } + conditional + heirs).map { child in
            let values = passed(to: [child]).filter { written.insert($0.number).inserted }
            let owner = scope.hasHeir && isHeirs(child) ? heirName : name
            let dependency = FeatureContractText(plan: plan, scope: child)
            let named = dependency.clause.filter {
                (owner == name || !clauses[name, default: []].union(implied).contains($0))
                    && clauses[owner, default: []].insert($0).inserted
            }
            if owner == name { implied.formUnion(dependency.inheritedParts) }
            let isolation = world.isIsolated(scope.module) ? "@MainActor " : ""
            let clause = named.isEmpty ? "" : ": \(named.map { isolation + $0 }.joined(separator: ", "))"
            return plan.conditional(child.isConditional, passingOn(values, in: "\(owner)\(clause)"))
        }
        return shared.isEmpty ? texts : [passingOn(shared, in: name)] + texts
    }

    private func passed(to children: [FeatureScope]) -> [FeatureValue] {
        children.flatMap { plan.passed(to: $0.number, by: scope.number) }
    }

    private func passingOn(_ values: [FeatureValue], in owner: String) -> String {
        let available = scope.dependencyProtocol == .available ? "@available(macOS 14, *)\n" : ""
        let members = values.map { value in plan.conditional(value.isConditional, passThrough(value)) }
        return declaration("\(available)extension \(owner)", members)
    }

    private func passThrough(_ value: FeatureValue) -> String {
        let head = value.availability + mark(value) + access
        let read = "\(value.effects.marks)dependency.\(value.written)"
        if value.isMethod { return "\(head)\(plan.methodHead(value)) { \(read)(count: count) }" }
        let type = value.type.required
        if value.isSettable {
            return "\(head)var \(value.written): \(type) {\n    get { \(read) }\n"
                + "    set { dependency.\(value.written) = newValue }\n}"
        }
        let effects = value.effects.written(plan.prefix)
        return "\(head)var \(value.written): \(type) { \(effects.isEmpty ? read : "get \(effects) { \(read) }") }"
    }

    // MARK: - The class

    private var superclass: String {
        guard !plan.isRoot(scope.number) else {
            return world.dialect == .ribs ? "Component<\(needs)>" : "BootstrapComponent"
        }
        switch scope.component {
        case .direct: return "Component<\(needs)>"
        case .qualified, .nested: return "\(library).Component<\(needs)>"
        case .genericBase: return "\(plan.prefix)Base<\(needs)>"
        case .ownBase: return "\(plan.stem(scope.number))Ground"
        case .byTypealias: return "\(plan.stem(scope.number))Scope"
        }
    }

    private var ownBase: String {
        declaration(
            "\(isPublic ? world.openWord : "")class \(plan.stem(scope.number))Ground: \(library).Component<\(needs)>",
            defaultInitialiser + provisions(.base)
        )
    }

    private var members: [String] {
        var own = FeatureForm.allCases.filter { ![.sameFile, .otherFile, .byDefault, .macroMember].contains($0) }
        if scope.component == .ownBase { own.removeAll { $0 == .base } }
        let edges = children.filter { $0.edge != .otherFile && $0.edge != .local }.map { edge(to: $0) }
        return initialiser + own.flatMap(provisions) + edges + [report(children, name: "report")]
    }

    private var initialiser: [String] {
        let isolation = isIsolated ? "nonisolated " : ""
        if plan.isRoot(scope.number) {
            if world.dialect == .ribs {
                return ["\(isolation)init() { super.init(dependency: EmptyComponent()) }"] + defaultInitialiser
            }
            return isIsolated ? ["nonisolated override init() { super.init() }"] : []
        }
        return isIsolated ? [world.isolatedInitialiser(access, needs)] : []
    }

    /// Whether the class is isolated, by its attribute or by default.
    private var isIsolated: Bool { scope.isIsolated || world.isIsolated(scope.module) }

    /// The initialiser of a class that is isolated by default.
    private var defaultInitialiser: [String] {
        world.isIsolated(scope.module) ? [world.isolatedInitialiser(access, needs)] : []
    }

    // MARK: - Provisions

    private func form(of value: FeatureValue) -> FeatureForm {
        if isIsolated && value.form.isStored || value.isIsolated && value.form == .constant { return .computed }
        if scope.isIsolated && !value.isIsolated && !value.form.isComputed { return .computed }
        // The type of what is shared is inferred from the value.
        if value.form == .shared && value.type.provided.hasPrefix("@Sendable") { return .computed }
        // An attribute is not conditional, and text in it has no line breaks.
        if value.form == .macroMember, value.isConditional || !value.availability.isEmpty { return .computed }
        return value.form == .byDefault && scope.isIsolated ? .computed : value.form
    }

    private func provisions(_ form: FeatureForm) -> [String] {
        plan.made(by: scope.number).filter { self.form(of: $0) == form }.compactMap { value in
            guard world.dialect == .ribs || !value.isMethod else { return nil }
            return FeatureProvisionText(plan: plan, scope: scope, value: value, form: form).text.map {
                plan.conditional(value.isConditional, $0)
            }
        }
    }

    /// The properties that macros add: the declarations of the macros and the attributes.
    private var added: [(declaration: String, attribute: String)] {
        let macros = FeatureMacroText(plan: plan)
        return plan.made(by: scope.number).filter { form(of: $0) == .macroMember }.compactMap { value in
            let text = FeatureProvisionText(plan: plan, scope: scope, value: value, form: .macroMember).text
            let isRenamed = plan.fault(of: value, at: scope.number) == .renamed
            let name = isRenamed ? "\(value.name)Other" : value.written
            return text.map {
                (macros.declaration(adding: name, to: scope), macros.attribute(adding: name, $0, to: scope))
            }
        }
    }

    private var defaults: [String] { provisions(.byDefault) }

    private var defaultsName: String { "\(plan.stem(scope.number))Defaults" }

    private var defaultsText: [String] {
        ["\(access)protocol \(defaultsName) {}", declaration("extension \(defaultsName)", defaults)]
    }

    private func mark(_ value: FeatureValue) -> String {
        scope.isIsolated ? (value.isIsolated ? "" : "nonisolated ") : plan.mark(value)
    }

    // MARK: - Children

    /// All but those that only the heir makes.
    private var children: [FeatureScope] {
        plan.children(of: scope.number).filter { !scope.hasHeir || !isHeirs($0) }
    }

    private func isHeirs(_ child: FeatureScope) -> Bool {
        let all = plan.children(of: scope.number)
        return all.count > 1 && all.last?.number == child.number
    }

    private func making(_ child: FeatureScope) -> String {
        let name = plan.component(child.number)
        guard world.dialect == .ribs else { return "\(name)(parent: self)" }
        return child.hasBuilder
            ? "\(plan.stem(child.number))Builder(dependency: self).build()" : "\(name)(dependency: self)"
    }

    private func edge(to child: FeatureScope) -> String {
        let type = plan.component(child.number)
        let name = "\(child.word.lowercased())Child"
        let text: String
        switch child.edge {
        case .function: text = "func \(name)() -> \(type) { \(making(child)) }"
        case .computed, .otherFile: text = "var \(name): \(type) { \(making(child)) }"
        case .lazyStored: text = "lazy var \(name): \(type) = \(making(child))"
        case .shared: text = "var \(name): \(type) { shared { \(making(child)) } }"
        case .closure:
            text = "var \(name): \(type) {\n    let make = { () -> \(type) in \(making(child)) }\n    return make()\n}"
        case .local: text = ""
        }
        return plan.conditional(child.isConditional, text)
    }

    private func report(_ children: [FeatureScope], name function: String) -> String {
        var lines = function == "report" ? plan.read(by: scope.number).map(reading) : []
        for child in children {
            let name = "\(child.word.lowercased())Child"
            let call = child.edge == .function ? "\(name)()" : name
            var text = child.edge == .local || function != "report" ? "let \(name) = \(making(child))\n" : ""
            text += "try await \(function == "report" ? call : name).report()"
            lines.append(plan.conditional(child.isConditional, "do {\n\(text.indented)\n}"))
            guard child.hasHeir, function == "report" || isHeirs(child) else { continue }
            lines.append("try await \(plan.stem(child.number))HeirComponent(dependency: self).reportAgain()")
        }
        let head = scope.isIsolated || plan.isPlain ? "" : "\(plan.actor) "
        return declaration("\(head)\(access)func \(function)() async throws", lines)
    }

    private func reading(_ value: FeatureValue) -> String {
        let call = value.isMethod ? "(count: 1)" : ""
        let read = "let value = \(value.effects.marks)dependency.\(value.written)\(call)"
        let location = "\(plan.prefix).\(scope.word).\(value.name)"
        let text = "do {\n    \(read)\n    print(\"\(location)=\\(\(value.type.read("value")))\")\n}"
        return plan.conditional(value.isConditional, text)
    }

    // MARK: - Beside it

    private var builder: String {
        let name = "\(plan.stem(scope.number))Builder"
        return declaration(
            "\(access)final class \(name): Builder<\(needs)>",
            defaultInitialiser
                + ["\(access)func build() -> \(self.name) { \(self.name)(dependency: dependency) }"]
        )
    }

    private var heirName: String { "\(plan.stem(scope.number))HeirComponent" }

    private var heir: String {
        declaration(
            "\(access)final class \(heirName): \(name)\(sendable.isEmpty ? "" : ", @unchecked Sendable")",
            defaultInitialiser + [report(plan.children(of: scope.number), name: "reportAgain")]
        )
    }
}

extension FeaturePlan {
    /// A protocol as a type.
    func existential(_ name: String) -> String {
        world.has("ExistentialAny") || seed.isMultiple(of: 3) ? "any \(name)" : name
    }
}
