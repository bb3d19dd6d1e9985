import ScopeGraph
import Semantics
import SwiftReader

extension WiringWriter {
    /// The imports of the file with some wirings.
    func importNeeds(of wirings: [ChildWiring]) -> ImportNeeds {
        var needs = ImportNeeds()
        for library in imports.libraries(of: module) { needs.add(library, .internal) }
        for wiring in wirings {
            addProtocol(of: wiring, to: &needs)
            guard homes.home(of: wiring) == module else { continue }
            addClause(of: wiring, to: &needs)
            let parent = graph.scopes[wiring.parent]
            for number in wiring.members {
                addTypes(of: number, min(parent.access, resolution.accessBelow(number, in: graph)), to: &needs)
                addSource(of: number, to: &needs)
            }
        }
        for wiring in wirings { widenAliases(of: wiring, in: &needs) }
        // The members that serve a child may be visible only by such an import.
        let own = graph.modules[module]
        for name in own.testableImports.sorted() where own.kind != .test && imports.mayImport(name, in: module) {
            needs.add(name, .internal)
        }
        return needs
    }

    private func addProtocol(of wiring: ChildWiring, to needs: inout ImportNeeds) {
        guard let passThrough = wiring.passThrough, let dependencyProtocol = graph.scopes[wiring.parent].dependency,
            dependencyProtocol.module == module
        else { return }
        for library in imports.libraries(of: module) { needs.add(library, dependencyProtocol.access) }
        if imports.libraries(of: module).isEmpty {
            // A module outside the sources reexports the library.
            for file in [dependencyProtocol.use.file, dependencyProtocol.location?.file].compactMap(\.self) {
                addForeign(namedIn: file, dependencyProtocol.access, to: &needs)
            }
        }
        for number in passThrough.needs.joined() { addTypes(of: number, dependencyProtocol.access, to: &needs) }
    }

    private func addClause(of wiring: ChildWiring, to needs: inout ImportNeeds) {
        let (parent, child) = (graph.scopes[wiring.parent], graph.scopes[wiring.child])
        let access = min(parent.access, child.dependency?.access ?? .internal)
        needs.add(graph.modules[parent.module].name, wiring.needsClause ? access : .internal)
        guard wiring.needsClause else { return }
        for home in [child.dependency?.module].compactMap(\.self) + wiring.clauseParts.compactMap(\.module) {
            needs.add(graph.modules[home].name, access)
        }
        addWitnesses(for: wiring, to: &needs)
    }

    /// Adds the modules that declare what the parent inherits and the child requires, because a compiler may require
    /// their import where the clause is.
    private func addWitnesses(for wiring: ChildWiring, to needs: inout ImportNeeds) {
        let edges = graph.edges(from: wiring.parent, to: wiring.child).filter { graph.edges[$0].injected == .itself }
        for (need, edge) in resolution.needsOfScope[wiring.child].flatMap({ need in edges.map { (need, $0) } }) {
            guard case .supplied(let provision)? = resolution.needs[need].routes.route(by: edge)?.answer,
                let home = provision.module
            else { continue }
            let name = graph.modules[home].name
            if home != module, imports.mayImport(name, in: module) { needs.add(name, .internal) }
        }
    }

    /// A public clause that names a typealias needs public imports of the modules of its underlying types, if any.
    private func widenAliases(of wiring: ChildWiring, in needs: inout ImportNeeds) {
        guard wiring.needsClause, wiring.clauseParts.isEmpty, homes.home(of: wiring) == module,
            let dependencyProtocol = graph.scopes[wiring.child].dependency
        else { return }
        let access = min(graph.scopes[wiring.parent].access, dependencyProtocol.access)
        for home in dependencyProtocol.parts.compactMap(\.module) { needs.widen(graph.modules[home].name, access) }
    }

    /// Adds the modules of the types that a member names.
    private func addTypes(of number: Int, _ access: Access, to needs: inout ImportNeeds) {
        let need = resolution.needs[number]
        let file = need.requirement.location.file
        add(need.type, namedIn: file, access, to: &needs)
        for home in TypeTexts(of: need, names, where: .none).otherModules {
            needs.add(graph.modules[home].name, access, namedIn: file)
        }
        if case .type(let thrown, _)? = need.demand.effects.thrown { add(thrown, namedIn: file, access, to: &needs) }
        if let actor = need.requirement.isolation {
            for name in imports.homes(ofActor: actor, seenFrom: file) { needs.add(name, access, namedIn: file) }
        }
    }

    private func add(_ type: CanonicalType, namedIn file: String, _ access: Access, to needs: inout ImportNeeds) {
        for named in type.names {
            let homes = imports.alternatives(to: named, importedBy: file) + [named.module]
            for home in homes { needs.add(graph.modules[home].name, access, namedIn: file) }
        }
        if type.hasForeignNames { addForeign(namedIn: file, access, to: &needs) }
    }

    private func addForeign(namedIn file: String, _ access: Access, to needs: inout ImportNeeds) {
        for name in imports.foreign(in: file, for: access) { needs.add(name, access, namedIn: file) }
    }

    /// Adds the module that declares the member that a pass-through reads, because a compiler may require its import.
    private func addSource(of number: Int, to needs: inout ImportNeeds) {
        let need = resolution.needs[number]
        let location = need.ownRequirement?.location.file ?? graph.scopes[need.scope].dependency?.location?.file
        guard let home = location.flatMap(imports.module(ofFile:)) else { return }
        let name = graph.modules[home].name
        if imports.mayImport(name, in: module) { needs.add(name, .internal) }
    }
}
