/// The sources of an app.
public struct AppText: Sendable {
    /// By the path from the app's folder.
    public private(set) var files: [String: String] = [:]

    let plan: AppPlan
    let flow: Flow

    /// Writes the app that a plan says. What has to reach whom is taken from `flow`, which may be that of the plan
    /// before it was spoiled.
    init(_ plan: AppPlan, flow: Flow) {
        self.plan = plan
        self.flow = flow
        if plan.modules.count > 1 { files["Package.swift"] = manifest }
        add("Types", module: 0, TypeText(plan: plan).declarations)
        for (number, name) in plan.modules.enumerated().dropFirst() {
            add("Version\(name)", module: number, ["public let \(plan.prefix.lowercased())Version\(name) = 1"])
        }
        for scope in plan.scopes { add(scope) }
        add("Start", module: plan.modules.count - 1, [StartText(plan: plan).declaration])
    }

    private mutating func add(_ scope: ScopePlan) {
        let code = ScopeCode(scope, in: plan)
        let dependencyProtocol = ContractText(plan: plan, flow: flow, scope: scope)
        let component = ComponentText(plan: plan, flow: flow, scope: scope, code: code)
        let builder = BuilderText(plan: plan, scope: scope, code: code)
        let declarations =
            [dependencyProtocol.declaration] + component.declarations + builder.declarations + code.declarations
        add(scope.word, module: scope.module, declarations.filter { !$0.isEmpty })
        let distant = component.distantDeclarations
        if !distant.isEmpty { add("\(scope.word)+Members", module: scope.module, distant) }
        for edge in plan.edgesDown(scope.number) {
            let text = component.conformance(for: edge)
            if !text.isEmpty { add("\(scope.word)+\(plan.scopes[edge.child].word)", module: scope.module, [text]) }
        }
        guard scope.fault == .duplicated else { return }
        add("\(scope.word)+Again", module: scope.module, component.declarations)
    }

    private mutating func add(_ name: String, module: Int, _ declarations: [String]) {
        let imports = (["RIBs"] + plan.modules.prefix(module)).sorted().map { "import \($0)\n" }.joined()
        let text = imports + declarations.map { "\n\($0)\n" }.joined()
        files[path(of: name, module: module)] = text
    }

    /// Where a file stands.
    func path(of name: String, module: Int) -> String {
        let file = "\(plan.prefix)\(name).swift"
        return plan.modules.count > 1 ? "Sources/\(plan.modules[module])/\(file)" : file
    }

    private var manifest: String {
        let targets = plan.modules.enumerated().map { number, name in
            let kind = number == plan.modules.count - 1 ? "executableTarget" : "target"
            let names = plan.modules.prefix(number).map { "\"\($0)\"" }.joined(separator: ", ")
            return "        .\(kind)(name: \"\(name)\", dependencies: [\(names)]),\n"
        }
        return """
            // swift-tools-version: 6.0

            import PackageDescription

            let package = Package(
                name: "\(plan.prefix)",
                targets: [
            \(targets.joined())    ]
            )

            """
    }
}
