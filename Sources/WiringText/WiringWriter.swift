import ScopeGraph
import Semantics
import SwiftReader

/// Writes the typed component extensions of one module, in the form of RIBs' own templates.
package struct WiringWriter {
    package let graph: ScopeGraph
    package let resolution: Resolution
    let demands: DemandTable
    let imports: ImportTable
    let homes: WiringHomes
    package let module: Int
    /// Decides how the file writes the names of types.
    let names: NameWriter

    /// The wirings that this module declares a part of, with the text of that part.
    package func sections(of wirings: [ChildWiring]) -> [(wiring: ChildWiring, text: String)] {
        wirings.map { ($0, text(of: $0)) }.filter { !$0.text.isEmpty }
    }

    package func importStatements(for sections: [(wiring: ChildWiring, text: String)]) -> [String] {
        imports.statements(for: importNeeds(of: sections.map(\.wiring)), in: module)
    }

    /// The part of a parent and a child that this module declares; empty if there is none.
    private func text(of wiring: ChildWiring) -> String {
        var blocks: [String] = []
        let parent = graph.scopes[wiring.parent]
        if let passThrough = wiring.passThrough, parent.dependency?.module == module {
            blocks.append(text(of: passThrough, wiring))
        }
        if homes.home(of: wiring) == module, wiring.needsClause || !wiring.members.isEmpty {
            blocks += extensionTexts(of: wiring)
        }
        guard !blocks.isEmpty else { return "" }
        let childName = graph.childName(wiring.child, below: wiring.parent)
        return ([SectionHeading(parent: parent.baseName, child: childName).text] + blocks).joined(separator: "\n\n")
    }

    private func text(of passThrough: PassThroughProtocol, _ wiring: ChildWiring) -> String {
        let parent = graph.scopes[wiring.parent]
        let childName = graph.childName(wiring.child, below: wiring.parent)
        let access = word(parent.dependency?.access ?? .internal)
        let conditions = parent.dependency?.conditions ?? []
        let comment = "/// What \(childName) and the scopes below it need from above \(parent.baseName)."
        let library = dependencyName(for: parent.dialect)
        let name = SwiftName.written(passThrough.name)
        let isOptedOut = isOptedOut(wiring.parent) && parent.dependency?.isNonisolated == true
        let head = "\(isOptedOut ? "nonisolated " : "")\(access)protocol \(name): \(library)"
        guard !passThrough.needs.isEmpty else { return block(["\(comment)", "\(head) {}"], on: conditions) }
        let lines = passThrough.needs.flatMap { requirement($0, in: conditions) }
        return block(["\(comment)", "\(head) {"] + lines.map { "    \($0)" } + ["}"], on: conditions)
    }

    /// The lines that require something in a dependency.
    ///
    /// - Parameters:
    ///   - numbers: indices into `Resolution.needs`, of the scopes that have the dependency.
    ///   - conditions: the conditions that enclose the lines.
    ///   - hidden: the names with another meaning inside the dependency.
    ///   - isolation: the global actor of the dependency.
    func requirement(
        _ numbers: [Int],
        in conditions: [String],
        where hidden: HiddenNames = .none,
        on isolation: String? = nil
    ) -> [String] {
        guard let need = numbers.first.map({ resolution.needs[$0] }), let demand = demands.demand(passedOnFor: numbers)
        else { return [] }
        let effects = numbers.dropFirst().reduce(need.demand.effects) {
            $0.common(with: resolution.needs[$1].demand.effects)
        }
        let text = TypeTexts(of: need, names, where: hidden)
        let accessors = ["get", text.spelling(of: effects), demand.isSettable ? "set" : ""]
        let method = text.method
        let declaration =
            method?.declaration(text.spelling(of: effects)) ?? "var \(SwiftName.written(need.name)): \(text.type)"
        let isFunction = method?.isSubscript == false
        let line =
            isFunction ? declaration : "\(declaration) { \(accessors.filter { !$0.isEmpty }.joined(separator: " ")) }"
        let test = self.conditions.ofNeeds(numbers, in: module)
        let access = graph.scopes[need.scope].dependency?.access ?? .internal
        let lines =
            isolation.map { isolated(line, demand, text, access, on: $0) }
            ?? isolated(line, demand, text, access, requiredBy: need.scope)
        return conditional(lines, test, in: conditions)
    }

    /// A requirement of a protocol that belongs to a global actor.
    private func isolated(
        _ line: String,
        _ demand: Demand,
        _ text: TypeTexts,
        _ access: Access,
        on isolation: String
    ) -> [String] {
        let actor = demand.effectiveIsolation
        return attributes(demand, on: actor == isolation ? nil : actor, text, access)
            + [actor == nil && !demand.isOnActorOfParameter && !demand.isOnCallersActor ? "nonisolated \(line)" : line]
    }

    /// A requirement with its attributes, and with what makes its isolation differ from that of the protocol.
    private func isolated(
        _ line: String,
        _ demand: Demand,
        _ text: TypeTexts,
        _ access: Access,
        requiredBy scope: Int
    ) -> [String] {
        let isInNonisolatedProtocol = graph.scopes[scope].dependency?.isNonisolated == true
        let (isOptedOut, actor) = (isOptedOut(scope), demand.effectiveIsolation)
        if isOptedOut, isInNonisolatedProtocol { return attributes(demand, on: actor, text, access) + [line] }
        let isFree = isOptedOut ? actor == nil && !demand.isOnActorOfParameter : demand.isNonisolated
        let language = graph.modules[module].language
        let isWritten = !language.isolatesByDefault && language.mode == 6
        return attributes(demand, on: isWritten ? actor : demand.isolation, text, access)
            + [isFree && !demand.isOnCallersActor ? "nonisolated \(line)" : line]
    }

    /// The lines with which a component forwards something to its children.
    ///
    /// - Parameters:
    ///   - number: an index into `Resolution.needs`.
    ///   - conditions: the conditions that enclose the lines.
    ///   - outer: the names that the types around the lines declare.
    package func passThrough(_ number: Int, in conditions: [String], inside outer: [String] = []) -> [String] {
        let parent = graph.scopes[resolution.needs[number].scope]
        let access = min(parent.access, resolution.accessBelow(number, in: graph))
        let test = self.conditions.ofNeeds([number], in: module)
        return conditional(member(number, of: parent, access: access, inside: outer), test, in: conditions)
    }

    private var conditions: WiringConditions {
        WiringConditions(graph: graph, resolution: resolution, demands: demands, imports: imports, homes: homes)
    }

    /// The clause with its members, and the members that are compiled where the clause is not.
    private func extensionTexts(of wiring: ChildWiring) -> [String] {
        let own = conditions.ofParent(of: wiring)
        let clause = wiring.needsClause ? conditions.ofClause(of: wiring) : own
        let clauseName = wiring.needsClause ? clauseName(of: wiring) : ""
        let parent = graph.scopes[wiring.parent].availability
        let child = wiring.needsClause ? graph.scopes[wiring.child].dependency?.availability ?? [] : []
        // Members serve other children as well, which may be available where this one is not.
        let isNarrower = !child.allSatisfy(parent.contains)
        let isWithClause = Dictionary(grouping: wiring.members) { member in
            !isNarrower && BuildConditions.include(clause, conditions.ofMember(member, of: wiring))
        }
        let name = "\(isOptedOut(wiring.parent) ? "nonisolated " : "")extension \(extendedName(of: wiring))"
        let head = (parent + [name]).joined(separator: "\n")
        let clauseHead = (Availability.joined(parent, child) + systemInterfaces(of: wiring) + [name])
            .joined(separator: "\n")
        var texts: [String] = []
        let with = isWithClause[true] ?? []
        if !clauseName.isEmpty || !with.isEmpty {
            let named = clauseName.isEmpty ? "" : ": \(clauseName)"
            texts.append(block(members(with, of: wiring, in: clause), below: clauseHead + named, on: clause))
        }
        if let without = isWithClause[false] {
            texts.append(block(members(without, of: wiring, in: own), below: head, on: own))
        }
        return texts + conditionalClauses(of: wiring, below: clauseHead, on: clause)
    }

    /// What a public class has to say where it conforms to a public protocol that only some clients see.
    private func systemInterfaces(of wiring: ChildWiring) -> [String] {
        guard wiring.needsClause, let required = graph.scopes[wiring.child].dependency else { return [] }
        let isPublic = min(required.access, graph.scopes[wiring.parent].access) >= .public
        return isPublic ? required.systemInterfaces : []
    }

    private func members(_ numbers: [Int], of wiring: ChildWiring, in conditions: [String]) -> [String] {
        let parent = graph.scopes[wiring.parent]
        return numbers.flatMap { number in
            let access = min(parent.access, resolution.accessBelow(number, in: graph))
            let lines = member(number, of: parent, access: access)
            return conditional(lines, self.conditions.ofMember(number, of: wiring), in: conditions)
        }
    }

    /// The clauses for the parts of a composition that are inside `#if`.
    private func conditionalClauses(of wiring: ChildWiring, below head: String, on known: [String]) -> [String] {
        let tests = graph.scopes[wiring.child].dependency?.conditionsOfProtocols ?? [:]
        return wiring.clauseParts.compactMap { part in
            guard let test = tests[part.name] else { return nil }
            return block([], below: "\(head): \(name(of: part))", on: BuildConditions.both(known, test))
        }
    }

    /// What the clause names: the dependency, or the parts of a composition that the parent does not conform to yet.
    /// Empty if all of them are inside `#if`.
    private func clauseName(of wiring: ChildWiring) -> String {
        let tests = graph.scopes[wiring.child].dependency?.conditionsOfProtocols ?? [:]
        let parts = wiring.clauseParts.filter { tests[$0.name] == nil }.map(name)
        guard wiring.clauseParts.isEmpty else { return parts.joined(separator: ", ") }
        let parent = graph.scopes[wiring.parent]
        let isIsolated =
            parent.isolation == nil && !parent.isNonisolated
            && graph.modules[parent.module].language.isolatesByDefault
        return graph.scopes[wiring.child].dependency.map { dependencyProtocol in
            dependencyProtocol.writtenIsolation(isIsolatedByDefault: isIsolated)
                + writtenName(of: dependencyProtocol, foreignTo: wiring)
        } ?? ""
    }

    /// Whether the class of a scope opts out of the default isolation of its module.
    private func isOptedOut(_ scope: Int) -> Bool {
        graph.scopes[scope].isNonisolated && graph.modules[module].language.isolatesByDefault
    }

    /// A conformance of another module's class to another module's protocol has to qualify both.
    private func isRetroactive(_ wiring: ChildWiring) -> Bool {
        guard wiring.needsClause, let dependencyProtocol = graph.scopes[wiring.child].dependency?.module else {
            return false
        }
        return graph.scopes[wiring.parent].module != module && dependencyProtocol != module
    }

    private func extendedName(of wiring: ChildWiring) -> String {
        let parent = graph.scopes[wiring.parent]
        let name = SwiftName.written(path: parent.name)
        return isRetroactive(wiring)
            ? names.qualified(name, of: parent.module) : names.path(name, of: parent.module)
    }

    private func writtenName(of dependencyProtocol: DependencyProtocol, foreignTo wiring: ChildWiring) -> String {
        guard let home = dependencyProtocol.module else { return dependencyProtocol.name }
        let name = SwiftName.written(path: dependencyProtocol.name)
        return isRetroactive(wiring) ? names.qualified(name, of: home) : names.path(name, of: home)
    }

    private func name(of part: CompositionPart) -> String {
        let name = SwiftName.written(path: part.name)
        return part.module.map { names.path(name, of: $0) } ?? name
    }

    private func member(_ number: Int, of parent: Scope, access: Access, inside outer: [String] = []) -> [String] {
        let need = resolution.needs[number]
        let demand = demands.demand(passedOnFor: number)
        let name = SwiftName.written(need.name)
        // The compiler infers the isolation of a member from the requirements that its extension meets.
        let mayBeInferred = need.passedOnFor.contains {
            resolution.needs[$0].requirement.isolation != demand.isolation
        }
        let isInferred = mayBeInferred && !graph.modules[module].language.isolatesByDefault
        let isFree =
            (parent.isolation != nil || isInferred) && demand.isolation == nil && !demand.isOnActorOfParameter
            || demand.isNonisolated && !isOptedOut(need.scope)
        let isolated = isFree && !demand.isOnCallersActor ? "nonisolated " : ""
        let text = TypeTexts(of: need, names, where: HiddenNames(parent.hiddenNames).union(outer))
        let effects = need.demand.effects
        let source = parent.dialect.dependencyProperty
        let method = text.method
        let declaration = method?.declaration(text.spelling(of: effects)) ?? "var \(name): \(text.type)"
        let head = "\(word(access))\(isolated)\(declaration)"
        let forwarded = ForwardedAccess(
            method: method,
            property: name,
            of: source,
            isOptional: parent.dependency?.isOptional ?? false,
            marks: effects.marks,
            mutation: need.ownRequirement?.mutation ?? .never
        )
        let lines: [String]
        if demand.isSettable {
            lines = forwarded.lines([("get", forwarded.reading), ("set", forwarded.setting)], below: head)
        } else if effects == .none || method?.isSubscript == false {
            lines = ForwardedAccess.block(forwarded.reading, below: head)
        } else {
            lines = forwarded.lines([("get \(text.spelling(of: effects))", forwarded.reading)], below: head)
        }
        let isWritten =
            isOptedOut(need.scope)
            || need.passedOnFor.contains {
                graph.scopes[resolution.needs[$0].scope].dependency?.isNonisolated == true
            }
        let actor = isWritten ? demand.effectiveIsolation : demand.isolation
        let isImplied = actor == parent.isolation && !mayBeInferred
        return attributes(demand, on: isImplied ? nil : actor, text, access) + lines
    }

    /// The availability of a property also applies to its pass-through.
    private func attributes(_ demand: Demand, on actor: String?, _ text: TypeTexts, _ access: Access) -> [String] {
        demand.attributes.allowed(on: access) + [actor].compactMap(\.self).map(text.attribute)
    }

    /// - Parameter known: the conditions that enclose the lines.
    private func conditional(_ lines: [String], _ conditions: [String], in known: [String]) -> [String] {
        guard let test = BuildConditions.test(conditions.filter { !known.contains($0) }) else { return lines }
        return ["#if \(test)"] + lines + ["#endif"]
    }

    private func block(_ lines: [String], on conditions: [String]) -> String {
        conditional(lines, conditions, in: []).joined(separator: "\n")
    }

    /// Braces with the lines in them; `{}` if there are none.
    private func block(_ lines: [String], below head: String, on conditions: [String]) -> String {
        block(lines.isEmpty ? ["\(head) {}"] : ["\(head) {"] + lines.map { "    \($0)" } + ["}"], on: conditions)
    }

    private func word(_ access: Access) -> String {
        switch access {
        case .open, .public: "public "
        case .package: "package "
        case .internal, .fileprivate, .private: ""
        }
    }

    /// `Dependency`, qualified if another library with this name is imported too.
    private func dependencyName(for dialect: Dialect) -> String {
        let name = dialect.dependencyProtocol
        let all = imports.libraries(of: module)
        let libraries = all.filter { graph.dialects.dialect(ofModule: $0)?.dependencyProtocol == name }
        let own = libraries.first { graph.dialects.dialect(ofModule: $0) == dialect } ?? dialect.module
        if libraries.count > 1 { return "\(own).\(name)" }
        return libraries.isEmpty ? name : names.path(name, ofLibrary: own)
    }
}
