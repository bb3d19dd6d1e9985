/// The sources of an app, by their paths.
struct FeatureText {
    private(set) var files: [String: String] = [:]
    let plan: FeaturePlan

    init(_ plan: FeaturePlan) {
        self.plan = plan
        files = plan.world.manifests
        let macros = FeatureMacroText(plan: plan)
        add("Types", to: "Models", FeatureType.models(prefix: plan.prefix) + macros.declarations)
        add("Parts", to: "Umbrella", FeatureType.umbrella(prefix: plan.prefix) + plan.havingDeclarations)
        add("Base", to: "Features", [base])
        for scope in plan.scopes {
            let dependencyProtocol = FeatureContractText(plan: plan, scope: scope)
            let component = FeatureComponentText(plan: plan, scope: scope)
            let isConditional = scope.isConditional
            add(
                "\(scope.word)Dependency",
                to: scope.module,
                dependencyProtocol.declarations + dependencyProtocol.methods,
                isConditional
            )
            add(scope.word, to: scope.module, component.declarations, isConditional)
            add("\(scope.word)+More", to: scope.module, component.distantDeclarations, isConditional)
        }
        add("Start", to: "AppOne", [start("One", 0)])
        add("Start", to: "AppTwo", [start("Two", plan.scopes.indices.last { plan.isSecondRoot($0) })])
    }

    private var library: String { plan.world.dialect == .ribs ? "RIBs" : "NeedleFoundation" }

    private var base: String {
        let head = "open class \(plan.prefix)Base<Needs>: \(library).Component<Needs>"
        guard plan.world.isIsolated("Features") else { return "\(head) {}" }
        return "\(head) {\n    \(plan.world.isolatedInitialiser("public ", "Needs"))\n}"
    }

    private func start(_ mark: String, _ root: Int?) -> String {
        let head = plan.isPlain ? "" : "\(plan.actor) "
        let line = root.map { "    try await \(plan.component($0))().report()\n" } ?? ""
        return "enum \(plan.prefix)Start\(mark) {\n\(head)static func run() async throws {\n\(line)}\n}"
    }

    private mutating func add(
        _ name: String,
        to module: String,
        _ declarations: [String],
        _ isConditional: Bool = false
    ) {
        guard !declarations.isEmpty else { return }
        let body = declarations.map { "\n\($0)\n" }.joined()
        let text = imports(of: body, in: module).map { "\($0)\n" }.joined() + body
        let file = "\(plan.prefix)\(name)\(module == "AppTwo" ? "Two" : "").swift"
        files["\(plan.world.folder(of: module, file: file))/\(file)"] =
            isConditional ? "#if EXTRA\n\(text)#endif\n" : text
    }

    // MARK: - Imports

    private func imports(of text: String, in module: String) -> [String] {
        var names: [String] = []
        if text.contains("Component") || text.contains("Dependency") { names.append(library) }
        if text.contains("Date") || text.contains("timeInterval") { names.append("Foundation") }
        let ofModels = [
            "Theme", "Look", "Clock", "Wrong", "Box<", "Box(", "Space.Unit", "Serving", "Logging", "Server", "Source",
            "Store", "Failure", "Actor", "Kept", "Made", "Value",
        ]
        let isOfModels =
            ofModels.contains { text.contains(plan.prefix + $0) } || text.contains(".tag") || text.contains(".item")
        let isOfMembers =
            plan.world.has("MemberImportVisibility") && (text.contains("dependency.") || text.contains(".tag"))
        let isOfUmbrella =
            isOfMembers || text.contains("\(plan.prefix)Has") || text.contains("\(plan.prefix)Widget")
        if module != "Models", module != "Umbrella" {
            if isOfModels { names.append(plan.world.reexports ? "Umbrella" : "Models") }
            if isOfUmbrella { names.append("Umbrella") }
            if module != "Features" { names.append("Features") }
        } else if module == "Umbrella" {
            names.append("Models")
        }
        if module == "Models" { names.removeAll { $0 == library } }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }.map { importText($0, in: module) }
    }

    private func importText(_ name: String, in module: String) -> String {
        if module == "Umbrella", name == "Models", plan.world.reexports { return "@_exported import Models" }
        let isLibrary = name == "NeedleFoundation" && plan.world.languageMode == 6
        let attribute = isLibrary ? "@preconcurrency " : ""
        if plan.world.hasImportLevels {
            let level = module.hasPrefix("App") ? ["internal", "package", "public"][name.count % 3] : "public"
            return "\(attribute)\(level) import \(name)"
        }
        if name == "Models" || name == "Umbrella", (plan.seed + UInt64(module.count)).isMultiple(of: 7),
            !plan.world.has("InternalImportsByDefault")
        {
            return "#if canImport(\(name))\nimport \(name)\n#endif"
        }
        let level = plan.world.has("InternalImportsByDefault") && !module.hasPrefix("App") ? "public " : ""
        return "\(attribute)\(level)import \(name)"
    }

    // MARK: - What it prints

    /// What a program prints of a sound app, sorted.
    func output(of module: String) -> [String] {
        let root = module == "AppOne" ? 0 : plan.scopes.indices.last { plan.isSecondRoot($0) }
        guard let root else { return [] }
        var lines: Set<String> = []
        for value in plan.values where !value.isConditional || plan.world.isExtra {
            for reader in value.readers where plan.isBelow(reader, root) && reader != root {
                guard !plan.scopes[reader].isConditional || plan.world.isExtra else { continue }
                let isDefault = value.isMethod && plan.world.dialect == .needle
                let origin = isDefault ? value.maker : plan.origin(of: value, for: reader, below: root)
                let tag = value.type.read("value") == "0" ? 0 : value.number * 10 + origin + 1
                lines.insert("\(plan.prefix).\(plan.scopes[reader].word).\(value.name)=\(tag)")
            }
        }
        return lines.sorted()
    }
}
