import Semantics
import SwiftReader

/// The class, or actor, that mocks one protocol.
struct MockText {
    private let mocked: MockedProtocol
    private let table: ProtocolTable
    private let context: MockContext
    /// Those of the protocol, with their stems.
    private let members: [ProtocolMember]
    private let associatedTypes: AssociatedTypes
    /// The declarations taken over from the mocks of inherited protocols.
    private let inherited: [InheritedMock]

    init(
        _ mocked: MockedProtocol,
        in table: ProtocolTable,
        inheriting inherited: [InheritedMock],
        isIsolatedByDefault: Bool
    ) {
        self.mocked = mocked
        self.table = table
        self.inherited = inherited
        let declaration = mocked.declaration
        let annotation = mocked.annotation
        let isActor = mocked.libraryProtocols.contains("Actor")
        let isSendable = !mocked.libraryProtocols.isDisjoint(with: ["Sendable", "Error", "LocalizedError"])
        let access: Access? = [.public, .package].contains(declaration.access) ? declaration.access : nil
        let isShared = isSendable && !isActor && mocked.isolation == nil
        context = MockContext(
            name: declaration.mockName,
            annotation: annotation,
            access: access.map { "\($0.word) " } ?? "",
            isFinal: isShared || mocked.needsFinalClass,
            isActor: isActor,
            isolation: mocked.isolation,
            isIsolatedByDefault: isIsolatedByDefault && !isActor,
            isShared: isShared,
            hiding: table.hiding,
            noncopyable: table.noncopyable
        )
        members = context.withStems(mocked.members)
        associatedTypes = AssociatedTypes(mocked)
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

    func write(to code: inout CodeText) {
        let declaration = mocked.declaration
        for branch in declaration.conditions { code.add("#if \(branch.test)") }
        if declaration.enclosing.isEmpty {
            writeClass(to: &code)
        } else {
            code.block("extension \(declaration.enclosing.joined(separator: ".")) {", writeClass)
        }
        for _ in declaration.conditions { code.add("#endif") }
    }

    private func writeClass(to code: inout CodeText) {
        code.add(mocked.availability + mocked.declaration.spi)
        if let isolation = context.isolation { code.add(isolation) }
        code.block("\(head) {", writeBody)
    }

    private var head: String {
        let keyword = context.isActor ? "actor" : context.isFinal ? "final class" : "class"
        let module = context.annotation.modulePrefix ?? table.qualifier(of: mocked.declaration)
        let prefix = module.map { "\($0)." } ?? ""
        var parents = [prefix + SwiftName.written(mocked.declaration.name)]
        if let base = mocked.superclass ?? (inheritsObject ? "NSObject" : nil) { parents.insert(base, at: 0) }
        if context.isShared { parents.append("@unchecked Sendable") }
        let clause = associatedTypes.genericClause
        let name = SwiftName.written(context.name)
        return "\(context.access)\(keyword) \(name)\(clause): \(parents.joined(separator: ", "))"
            + associatedTypes.whereClause
    }

    private var inheritsObject: Bool { mocked.libraryProtocols.contains("NSObjectProtocol") }

    private func writeBody(to code: inout CodeText) {
        var parts: [MockPart] = []
        let outer = OuterTypes(mocked, in: table).lines
        if !outer.isEmpty { parts.append(MockPart { code in code.add(outer.map { "\(context.access)\($0)" }) }) }
        if !associatedTypes.aliases.isEmpty {
            let lines = associatedTypes.aliases.map { name, type in
                "\(context.access)typealias \(SwiftName.written(name)) = \(type)"
            }
            parts.append(MockPart { $0.add(lines) })
        }
        parts +=
            InitializerText(
                of: members,
                in: context,
                inheritsInitializer: inheritsObject,
                isFunctionAlias: isFunctionAlias
            )
            .parts
        parts += members.compactMap(part)
        for lines in inherited.flatMap(\.members) { parts.append(MockPart { $0.add(lines) }) }
        let identity = identity
        if !identity.isEmpty { parts.append(MockPart { $0.add(identity) }) }
        MockPart.write(parts, to: &code)
    }

    private func part(of member: ProtocolMember) -> MockPart? {
        switch member.kind {
        case .variable(let variable):
            let text = VariableText(variable, of: member, in: context)
            return MockPart(conditions: member.conditions, write: text.write)
        case .callable(let callable) where !callable.isInitializer:
            let text = CallableText(callable, of: member, named: member.stem, in: context)
            return MockPart(conditions: member.conditions, write: text.write)
        case .callable, .associatedType: return nil
        }
    }

    /// What a class meets by its identity.
    private var identity: [String] {
        let protocols = mocked.libraryProtocols
        var lines: [String] = []
        let operands = "(left: \(context.name), right: \(context.name)) -> Bool"
        let nonisolated = context.isIsolated ? "nonisolated " : ""
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
            // The compiler's own witness would belong to the main actor.
            if context.isIsolatedByDefault, context.isolation == nil {
                lines.append("nonisolated \(context.access)var hashValue: Int { ObjectIdentifier(self).hashValue }")
            }
        }
        return lines
    }

    private func isFunctionAlias(_ type: TypeSyntax) -> Bool {
        guard let name = type.genericName, table.mayBeAlias(name) else { return false }
        return mocked.namespaces.contains { file, names in
            table.aliasedType(name, in: file, enclosing: names)?.isFunction == true
        }
    }
}

extension MockedProtocol {
    /// Whether only a final class can meet it: `Self` occurs elsewhere than as the result of a call.
    fileprivate var needsFinalClass: Bool {
        if !libraryProtocols.isDisjoint(with: KnownProtocols.metByIdentity.union(["Encodable"])) { return true }
        return members.contains { member in
            switch member.kind {
            case .variable(let variable): variable.type.mentionsSelf
            case .callable(let callable):
                callable.parameters.contains { $0.type.mentionsSelf }
                    || callable.name == "subscript" && callable.result?.mentionsSelf == true
                    || callable.constraints.contains { $0.subject.mentionsSelf || $0.bound.mentionsSelf }
                    || callable.result.map { $0.mentionsSelf && !$0.isDynamicSelf } == true
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
