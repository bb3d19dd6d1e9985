import ScopeGraph
import SwiftReader

/// The class, or actor, that mocks one protocol.
struct MockText {
    private let mocked: MockedProtocol
    private let table: ProtocolTable
    private let context: MockContext
    private let associatedTypes: AssociatedTypes
    /// The declarations taken over from the mocks of inherited protocols.
    private let inherited: [InheritedMock]

    init(_ mocked: MockedProtocol, in table: ProtocolTable, inheriting inherited: [InheritedMock]) {
        self.mocked = mocked
        self.table = table
        self.inherited = inherited
        let declaration = mocked.declaration
        let annotation = declaration.annotation ?? MockAnnotation()
        let isActor = mocked.libraryProtocols.contains("Actor")
        let isSendable = !mocked.libraryProtocols.isDisjoint(with: ["Sendable", "Error", "LocalizedError"])
        let access: Access? = [.public, .package].contains(declaration.access) ? declaration.access : nil
        let isShared = isSendable && !isActor && mocked.isolation == nil
        context = MockContext(
            name: annotation.name ?? "\(declaration.name)Mock",
            declaration: declaration,
            access: access.map { "\($0.word) " } ?? "",
            isFinal: isShared || mocked.needsFinalClass,
            isActor: isActor,
            isolation: mocked.isolation,
            isShared: isShared
        )
        let types = mocked.members.compactMap { member -> ProtocolMember.AssociatedType? in
            if case .associatedType(let type) = member.kind { type } else { nil }
        }
        let generics = mocked.members.flatMap { member in
            if case .callable(let callable) = member.kind { callable.generics.map(\.name) } else { [String]() }
        }
        associatedTypes = AssociatedTypes(
            types,
            mocked.constraints,
            given: annotation.aliases,
            shadowed: Set(generics)
        )
    }

    var name: String { context.name }
    /// Whether it needs the helper that keeps state behind a lock.
    var needsLock: Bool {
        mocked.members.contains { member in
            if case .associatedType = member.kind { return false }
            if case .callable(let callable) = member.kind, callable.isInitializer { return false }
            return context.isLocked(member)
        }
    }

    // MARK: - The whole declaration

    var lines: [String] {
        let declaration = mocked.declaration
        var lines = mocked.availability + (context.isolation.map { [$0] } ?? [])
        lines.append("\(head) {")
        lines += body.indented + ["}"]
        if !declaration.enclosing.isEmpty {
            lines = ["extension \(declaration.enclosing.joined(separator: ".")) {"] + lines.indented + ["}"]
        }
        return surrounded(lines, by: declaration.conditions)
    }

    private var head: String {
        let keyword = context.isActor ? "actor" : context.isFinal ? "final class" : "class"
        let prefix = context.annotation.modulePrefix.map { "\($0)." } ?? ""
        var parents = [prefix + SwiftName.written(mocked.declaration.name)]
        if let base = mocked.superclass ?? (inheritsObject ? "NSObject" : nil) { parents.insert(base, at: 0) }
        if context.isShared { parents.append("@unchecked Sendable") }
        let clause = associatedTypes.genericClause
        let name = SwiftName.written(context.name)
        return "\(context.access)\(keyword) \(name)\(clause): \(parents.joined(separator: ", "))"
            + associatedTypes.whereClause
    }

    private var inheritsObject: Bool { mocked.libraryProtocols.contains("NSObjectProtocol") }

    private var body: [String] {
        let initializers = InitializerText(
            of: mocked.members,
            in: context,
            inheritsInitializer: inheritsObject,
            isFunctionAlias: isFunctionAlias
        )
        .declarations
        var parts: [(lines: [String], conditions: [Branch])] = []
        if !associatedTypes.aliases.isEmpty {
            parts.append((associatedTypes.aliases.map { "\(context.access)typealias \($0.name) = \($0.type)" }, []))
        }
        parts += initializers
        let names = MemberNames(mocked.members).names
        for (member, name) in zip(mocked.members, names) {
            let lines = lines(of: member, named: name)
            if !lines.isEmpty { parts.append((lines, member.conditions)) }
        }
        parts += inherited.flatMap(\.members).map { ($0, []) }
        if !identity.isEmpty { parts.append((identity, [])) }
        return Array(grouped(parts).joined(separator: [""]))
    }

    private func lines(of member: ProtocolMember, named name: String) -> [String] {
        switch member.kind {
        case .variable(let variable): VariableText(variable, of: member, in: context).lines
        case .callable(let callable) where callable.isInitializer: []
        case .callable(let callable): CallableText(callable, of: member, named: name, in: context).lines
        case .associatedType: []
        }
    }

    /// Parts with the branches around them; neighbours in the same branches are together.
    private func grouped(_ parts: [(lines: [String], conditions: [Branch])]) -> [[String]] {
        var result: [[String]] = []
        var rest = parts[...]
        while let first = rest.first {
            let group = rest.prefix { $0.conditions == first.conditions }
            rest = rest.dropFirst(group.count)
            if first.conditions.isEmpty {
                result += group.map(\.lines)
            } else {
                let lines = Array(group.map(\.lines).joined(separator: [""]))
                result.append(surrounded(lines, by: first.conditions))
            }
        }
        return result
    }

    private func surrounded(_ lines: [String], by conditions: [Branch]) -> [String] {
        conditions.reversed().reduce(lines) { ["#if \($1.test)"] + $0 + ["#endif"] }
    }

    /// What a class meets by its identity.
    private var identity: [String] {
        let protocols = mocked.libraryProtocols
        var lines: [String] = []
        let operands = "(left: \(context.name), right: \(context.name)) -> Bool"
        let nonisolated = context.isolation == nil ? "" : "nonisolated "
        if !protocols.isDisjoint(with: KnownProtocols.metByIdentity) {
            lines.append("\(nonisolated)\(context.access)static func == \(operands) { left === right }")
        }
        if protocols.contains("Comparable") {
            let order = "ObjectIdentifier(left) < ObjectIdentifier(right)"
            lines.append("\(nonisolated)\(context.access)static func < \(operands) { \(order) }")
        }
        if protocols.contains("Hashable") {
            let body = "hasher.combine(ObjectIdentifier(self))"
            let isolated = context.isActor ? "nonisolated " : nonisolated
            lines.append("\(isolated)\(context.access)func hash(into hasher: inout Hasher) { \(body) }")
        }
        return lines
    }

    private func isFunctionAlias(_ type: TypeSyntax) -> Bool {
        guard let name = type.plainName, let file = mocked.files.first else { return false }
        let declaration = mocked.declaration
        let enclosing = declaration.enclosing + [declaration.name]
        return table.aliasedType(name, in: file, enclosing: enclosing)?.isFunction == true
    }
}

extension MockedProtocol {
    /// Whether only a final class can meet it: `Self` occurs elsewhere than as the result of a call.
    fileprivate var needsFinalClass: Bool {
        if !libraryProtocols.isDisjoint(with: KnownProtocols.metByIdentity.union(["Encodable"])) { return true }
        return members.contains { member in
            switch member.kind {
            case .variable(let variable): variable.type.mentions(["Self"])
            case .callable(let callable):
                callable.parameters.contains { $0.type.mentions(["Self"]) }
                    || callable.name == "subscript" && callable.result?.mentions(["Self"]) == true
                    || callable.constraints.contains { $0.subject.mentions(["Self"]) || $0.bound.mentions(["Self"]) }
                    || callable.result.map { $0.mentions(["Self"]) && !$0.isDynamicSelf } == true
            case .associatedType: false
            }
        }
    }
}

extension TypeSyntax {
    /// `Self`, `Self?`.
    fileprivate var isDynamicSelf: Bool {
        if case .optional(let inner) = self { return inner.plainName == "Self" }
        return plainName == "Self"
    }
}
