import Semantics
import SwiftReader

/// A protocol with all that its mock has to meet.
struct MockedProtocol {
    let declaration: ProtocolDeclaration
    /// Own requirements first, then inherited ones; each once.
    private(set) var members: [ProtocolMember] = []
    /// What its mark says, and what those of inherited protocols say of their members.
    private(set) var annotation: MockAnnotation
    /// The constraints of the protocol and of all that it inherits.
    private(set) var constraints: [GenericConstraint] = []
    /// The names of inherited protocols of libraries.
    private(set) var libraryProtocols: Set<String> = []
    /// The global actor that isolates it, as an attribute.
    private(set) var isolation: String?
    /// The availability of everything in it.
    private(set) var availability: [String] = []
    /// The files whose declarations it contains.
    private(set) var files: [Int] = []
    /// Its own namespace and those of what it inherits, in which names of types may be declared.
    private(set) var namespaces: [(file: Int, names: [String])] = []
    /// What it inherits and no source declares, as written.
    private(set) var unknown: [String] = []
    private(set) var superclass: String?
    /// By the name of a property, its types, if there are several.
    private(set) var conflictingTypes: [(name: String, types: [String])] = []
    /// For each member collected, whether neither it nor its protocol is isolated.
    private var isUnisolated: [Bool] = []
    /// The typealiases in clauses of inheritance.
    private var aliases: Set<String> = []

    /// - Parameter isolatesByDefault: whether the mock belongs to the main actor unless it says otherwise.
    init(_ entry: ProtocolTable.Entry, in table: ProtocolTable, isolatesByDefault: Bool = false) {
        declaration = table[entry]
        annotation = declaration.annotation ?? MockAnnotation()
        var visited: Set<ProtocolTable.Entry> = []
        var collected: [ProtocolMember] = []
        // A stack, last first: what is inherited may be any number of levels deep.
        var rest: [Step] = [.entry(entry)]
        while let step = rest.popLast() {
            switch step {
            case .entry(let entry):
                guard visited.insert(entry).inserted else { continue }
                let inherited = table[entry].keeping(table.isGlobalActor)
                let isIsolated = inherited.isIsolated || table.isIsolatedByDefault(entry)
                if isIsolated, !inherited.isIsolated, !isolatesByDefault { isolation = isolation ?? "@MainActor" }
                add(inherited, entry, isIsolated: isIsolated, to: &collected)
                let selfBounds = inherited.constraints.filter { !$0.isSameType && $0.subject == .plain("Self") }
                let parents = (inherited.inherited + selfBounds.map(\.bound)).map {
                    Step.type($0, file: entry.file, enclosing: inherited.enclosing + [inherited.name])
                }
                rest += parents.reversed()
            case .type(let type, let file, let enclosing):
                guard case .composition(let parts) = type.stripped else {
                    rest += steps(for: type.stripped, file, enclosing, table).reversed()
                    continue
                }
                rest += parts.map { .type($0, file: file, enclosing: enclosing) }.reversed()
            }
        }
        // What a protocol without isolation requires has to be met without isolation, too.
        if isolation != nil || isolatesByDefault {
            for number in collected.indices where isUnisolated[number] {
                collected[number].isNonisolated = true
            }
        }
        members = Self.merged(collected)
        conflictingTypes = Self.conflicts(in: collected)
    }

    private static func conflicts(in members: [ProtocolMember]) -> [(name: String, types: [String])] {
        var types: [String: [TypeSyntax]] = [:]
        for member in members where member.conditions.isEmpty && !member.isStatic {
            guard case .variable(let variable) = member.kind else { continue }
            types[variable.name, default: []].append(variable.type)
        }
        let several = types.compactMap { name, types -> (name: String, types: [String])? in
            guard types.count > 1 else { return nil }
            var spellings: [String] = []
            for spelling in types.map(\.comparable) where !spellings.contains(spelling) { spellings.append(spelling) }
            return spellings.count > 1 ? (name, spellings) : nil
        }
        return several.sorted { $0.name < $1.name }
    }

    private enum Step {
        case entry(ProtocolTable.Entry)
        case type(TypeSyntax, file: Int, enclosing: [String])
    }

    private mutating func steps(
        for type: TypeSyntax,
        _ file: Int,
        _ enclosing: [String],
        _ table: ProtocolTable
    ) -> [Step] {
        guard case .name(let components) = type else { return [] }
        let name = components.map(\.name).joined(separator: ".")
        switch table.meaning(of: name, in: file, enclosing: enclosing) {
        case .protocols(let entries):
            if entries.contains(where: { table.files[$0.file].module == "Swift" }) { libraryProtocols.insert(name) }
            for entry in entries { constrain(table[entry].primaryTypes, to: components.last?.arguments ?? []) }
            return entries.map(Step.entry)
        case .alias(let type):
            // A typealias of itself would never end.
            return aliases.insert(name).inserted ? [.type(type, file: file, enclosing: enclosing)] : []
        case .aClass: superclass = superclass ?? type.spelling
        case .unknown:
            let plain = components.last?.name ?? name
            if table.isLibraryClass(name, in: file) {
                superclass = superclass ?? type.spelling
            } else if KnownProtocols.withoutRequirements.contains(plain) {
                libraryProtocols.insert(plain)
            } else if !unknown.contains(type.spelling) {
                unknown.append(type.spelling)
            }
        }
        return []
    }

    /// `Casting<Int>`: its primary associated types are the arguments.
    private mutating func constrain(_ names: [String], to arguments: [TypeSyntax]) {
        constraints += zip(names, arguments).map {
            GenericConstraint(subject: .plain($0), isSameType: true, bound: $1)
        }
    }

    private mutating func add(
        _ inherited: ProtocolDeclaration,
        _ entry: ProtocolTable.Entry,
        isIsolated: Bool,
        to collected: inout [ProtocolMember]
    ) {
        // A file that adds nothing, such as the one of RIBs' `Dependency`, needs no imports.
        let isNamed = !(inherited.members.isEmpty && inherited.constraints.isEmpty && inherited.attributes.isEmpty)
        if files.isEmpty || isNamed, !files.contains(entry.file) { files.append(entry.file) }
        namespaces.append((entry.file, inherited.enclosing + [inherited.name]))
        let outer = inherited.conditions.filter { !declaration.conditions.contains($0) }
        for var member in inherited.members {
            member.conditions = outer + member.conditions
            isUnisolated.append(!isIsolated && !member.isIsolated)
            collected.append(member)
        }
        if let mark = inherited.annotation, inherited.location != declaration.location {
            annotation.inherit(mark, properties: inherited.members.compactMap(\.propertyName))
        }
        constraints += inherited.constraints.filter { $0.subject != .plain("Self") }
        for attribute in inherited.attributes + inherited.members.flatMap(\.platforms) {
            if attribute.hasPrefix("@available") {
                if !availability.contains(attribute) { availability.append(attribute) }
            } else {
                isolation = isolation ?? attribute
            }
        }
    }

    /// Requirements that one member meets are one.
    private static func merged(_ members: [ProtocolMember]) -> [ProtocolMember] {
        var positions: [String: Int] = [:]
        var result: [ProtocolMember] = []
        for member in members {
            let key = member.identity
            guard let position = positions[key] else {
                positions[key] = result.count
                result.append(member)
                continue
            }
            result[position].merge(member)
        }
        return result
    }
}

extension ProtocolMember {
    /// Whether an attribute isolates it to a global actor.
    var isIsolated: Bool { attributes.contains { !$0.hasPrefix("@available") && !$0.hasPrefix("@discardableResult") } }

    /// Equal for requirements that one member of a class meets.
    fileprivate var identity: String {
        conditions.isEmpty
            ? signature : signature + conditions.map { "#\($0.file)\($0.directive).\($0.number)" }.joined()
    }

    /// Lets the member meet another requirement, too.
    fileprivate mutating func merge(_ other: ProtocolMember) {
        switch (kind, other.kind) {
        case (.variable(var variable), .variable(let more)):
            variable.isSettable = variable.isSettable || more.isSettable
            if more.effects == .none { variable.effects = .none }
            kind = .variable(variable)
        case (.callable(var callable), .callable(let more)):
            if case .subscript(let isSettable) = more.kind, isSettable { callable.kind = .subscript(isSettable: true) }
            if more.effects.throwing == .no { callable.effects.throwing = .no }
            kind = .callable(callable)
        case (.associatedType(let own), .associatedType(let more)):
            kind = .associatedType(
                AssociatedType(
                    name: own.name,
                    inherited: own.inherited + more.inherited.filter { !own.inherited.contains($0) },
                    constraints: own.constraints + more.constraints.filter { !own.constraints.contains($0) },
                    defaultType: own.defaultType ?? more.defaultType
                )
            )
        default: break
        }
    }
}

extension TypeSyntax {
    /// Equal for spellings of one type that differ only in `any` and parentheses.
    fileprivate var comparable: String {
        spelling.split(separator: " ").map { $0.filter { $0 != "(" && $0 != ")" } }.filter { $0 != "any" }
            .joined(separator: " ")
    }
}
