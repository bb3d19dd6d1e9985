import ScopeGraph
import SwiftReader

/// Writes the typed component extensions of one module, in the form of RIBs' own templates.
struct RIBsProviders {
    let graph: ScopeGraph
    let supply: Supply
    let demands: DemandTable
    let imports: ImportTable
    let module: Int
    /// The names of the dependencies that several modules declare.
    let ambiguousContracts: Set<String>

    /// The wirings of which something belongs into this module, with the text of that part.
    func sections(of wirings: [ChildWiring]) -> [(wiring: ChildWiring, text: String)] {
        wirings.map { ($0, text(of: $0)) }.filter { !$0.text.isEmpty }
    }

    /// The text of the whole file.
    func text(of sections: [(wiring: ChildWiring, text: String)]) -> String {
        let modules = importedModules(sections.map(\.wiring))
        let imports = modules.isEmpty ? [] : [modules.map { "import \($0)" }.joined(separator: "\n")]
        return ([Self.header] + imports + sections.map(\.text)).joined(separator: "\n\n") + "\n"
    }

    static let header = """
        // \(GenerationPlan.mark) Do not edit.
        // To make it again after a change, run `thimble generate` on the folder that you check with `thimble check`.
        // swift-format-ignore-file
        // swiftlint:disable all
        """

    /// The part of a parent and a child that belongs into this module; empty when nothing does.
    private func text(of wiring: ChildWiring) -> String {
        var blocks: [String] = []
        let parent = graph.scopes[wiring.parent]
        let child = graph.scopes[wiring.child]
        if let passThrough = wiring.passThrough, parent.dependency?.module == module {
            blocks.append(text(of: passThrough, wiring))
        }
        if parent.module == module, wiring.needsClause || !wiring.members.isEmpty {
            blocks.append(extensionText(of: wiring, parent: parent, child: child))
        }
        guard !blocks.isEmpty else { return "" }
        let childName = graph.childName(wiring.child, below: wiring.parent)
        return (["// MARK: - \(parent.baseName) → \(childName)"] + blocks).joined(separator: "\n\n")
    }

    private func text(of passThrough: PassThroughProtocol, _ wiring: ChildWiring) -> String {
        let parent = graph.scopes[wiring.parent]
        let childName = graph.childName(wiring.child, below: wiring.parent)
        let access = word(parent.dependency?.access ?? .internal)
        let comment = "/// What \(childName) and the scopes below it need from above \(parent.baseName)."
        let head = "\(access)protocol \(SwiftName.written(passThrough.name)): \(dependencyName)"
        guard !passThrough.needs.isEmpty else { return "\(comment)\n\(head) {}" }
        let lines = passThrough.needs.flatMap { number in
            let need = supply.needs[number]
            let demand = demands.demand(passedOnFor: number)
            let accessors = demand.isSettable ? "{ get set }" : "{ get }"
            let line = "var \(SwiftName.written(need.name)): \(need.type.qualifiedSpelling) \(accessors)"
            return conditional(attributes(demand, around: nil) + [line], demand)
        }
        return "\(comment)\n\(head) {\n" + lines.map { "    \($0)\n" }.joined() + "}"
    }

    private func extensionText(of wiring: ChildWiring, parent: Scope, child: Scope) -> String {
        let contract = child.dependency
        let parts = wiring.clauseParts.map { SwiftName.written(path: $0.name) }.joined(separator: ", ")
        let named = parts.isEmpty ? contract.map(writtenName) ?? "" : parts
        let clause = wiring.needsClause ? ": \(named)" : ""
        let head = "extension \(SwiftName.written(path: parent.name))\(clause)"
        guard !wiring.members.isEmpty else { return "\(head) {}" }
        let lines = wiring.members.flatMap { number in
            member(number, of: parent, access: word(min(parent.access, supply.accessBelow(number, in: graph))))
        }
        return "\(head) {\n" + lines.map { "    \($0)\n" }.joined() + "}"
    }

    /// A dependency's name, with its module where several modules declare one of the name.
    private func writtenName(of contract: DependencyContract) -> String {
        guard let home = contract.module else { return contract.name }
        let name = SwiftName.written(path: contract.name)
        guard home != module, ambiguousContracts.contains(contract.name) else { return name }
        return "\(graph.modules[home].name).\(name)"
    }

    private func member(_ number: Int, of parent: Scope, access: String) -> [String] {
        let need = supply.needs[number]
        let demand = demands.demand(passedOnFor: number)
        let name = SwiftName.written(need.name)
        let isolated = parent.isolation != nil && demand.isolation == nil ? "nonisolated " : ""
        let head = "\(access)\(isolated)var \(name): \(need.type.qualifiedSpelling)"
        let lines =
            demand.isSettable
            ? ["\(head) {", "    get { dependency.\(name) }", "    set { dependency.\(name) = newValue }", "}"]
            : ["\(head) { dependency.\(name) }"]
        return conditional(attributes(demand, around: parent.isolation) + lines, demand)
    }

    /// What says where a property may be used holds for what passes it on as well.
    private func attributes(_ demand: Demand, around isolation: String?) -> [String] {
        let actor = demand.isolation == isolation ? nil : demand.isolation
        return demand.attributes + [actor].compactMap(\.self)
    }

    private func conditional(_ lines: [String], _ demand: Demand) -> [String] {
        guard let test = demand.test else { return lines }
        return ["#if \(test)"] + lines + ["#endif"]
    }

    private func word(_ access: Access) -> String {
        switch access {
        case .open, .public: "public "
        case .package: "package "
        case .internal, .fileprivate, .private: ""
        }
    }

    /// `Dependency`, with its module where another library of the same names is imported too.
    private var dependencyName: String {
        let libraries = imports.libraries(of: module)
        return libraries.count > 1
            ? "\(libraries.first { $0 != "NeedleFoundation" } ?? "RIBs").Dependency" : "Dependency"
    }

    private func importedModules(_ wirings: [ChildWiring]) -> [String] {
        var names = Set(imports.libraries(of: module))
        for wiring in wirings {
            let child = graph.scopes[wiring.child]
            if wiring.needsClause, let home = child.dependency?.module { names.insert(graph.modules[home].name) }
            for part in wiring.clauseParts.compactMap(\.module) { names.insert(graph.modules[part].name) }
            for number in wiring.members + (wiring.passThrough?.needs ?? []) {
                let need = supply.needs[number]
                for named in need.type.names { names.insert(graph.modules[named.module].name) }
                if need.type.hasForeignNames { names.formUnion(imports.foreign(in: need.asking.place.file)) }
            }
        }
        names.remove(graph.modules[module].name)
        return names.sorted()
    }
}
