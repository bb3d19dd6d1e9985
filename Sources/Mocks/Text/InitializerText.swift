import Semantics

/// The initializers of a mock: one without parameters, one with all properties, and those that the protocol requires.
struct InitializerText {
    private let context: MockContext
    /// The properties that an initializer can set, in the order of its parameters.
    private let properties: [(variable: ProtocolMember.Variable, member: ProtocolMember)]
    private let required: [(callable: ProtocolMember.Callable, member: ProtocolMember)]
    /// Whether a name is a typealias of a function type.
    private let isFunctionAlias: (TypeSyntax) -> Bool
    private let inheritsInitializer: Bool

    init(
        of members: [ProtocolMember],
        in context: MockContext,
        inheritsInitializer: Bool,
        isFunctionAlias: @escaping (TypeSyntax) -> Bool
    ) {
        self.context = context
        self.inheritsInitializer = inheritsInitializer
        self.isFunctionAlias = isFunctionAlias
        properties = members.compactMap { member in
            guard case .variable(let variable) = member.kind, member.conditions.isEmpty, !member.isStatic,
                !variable.isLeftOut, context.isIsolated || !member.isIsolated
            else { return nil }
            return (variable, member)
        }
        .sorted { ($0.member.offset, $0.variable.name) < ($1.member.offset, $1.variable.name) }
        required = members.compactMap { member in
            guard case .callable(let callable) = member.kind, callable.isInitializer else { return nil }
            return (callable, member)
        }
    }

    /// Each with the branches around it.
    var parts: [MockPart] {
        var result: [MockPart] = []
        if !required.contains(where: { $0.callable.parameters.isEmpty && $0.member.conditions.isEmpty }) {
            let override = inheritsInitializer ? "override " : ""
            result.append(MockPart { $0.add("\(context.access)\(override)init() {}") })
        }
        if !properties.isEmpty, !required.contains(where: { isMemberwise($0.callable) }) {
            result.append(MockPart(write: writeMemberwise))
        }
        return result
            + required.map { callable, member in
                MockPart(conditions: member.conditions) { write(callable, member, to: &$0) }
            }
    }

    // MARK: - With all properties

    private func writeMemberwise(to code: inout CodeText) {
        let parameters = properties.map { variable, _ in
            let type = context.concrete(variable.type)
            let value = variable.effects == .none ? initialValue(of: variable) : nil
            let isEscaping =
                type.isFunction && !type.isOptional && !type.has(attribute: "@escaping") || isFunctionAlias(type)
            let name = SwiftName.written(variable.name) + (variable.isNamedSelf ? " \(variable.localName)" : "")
            return "\(name): \(isEscaping ? "@escaping " : "")\(type.spelling)\(value.map { " = \($0)" } ?? "")"
        }
        let head = "\(context.access)init(\(parameters.joined(separator: ", "))) {"
        code.block(head) { code in
            for (variable, member) in inOrderOfAssignment { code.add(assignment(to: variable, member)) }
        }
    }

    /// The properties, with isolated state of an actor first: its initializer cannot set that after it used `self`.
    private var inOrderOfAssignment: [(variable: ProtocolMember.Variable, member: ProtocolMember)] {
        guard context.isActor else { return properties }
        return properties.filter { !context.isLocked($0.member) } + properties.filter { context.isLocked($0.member) }
    }

    /// The default value of a parameter.
    private func initialValue(of variable: ProtocolMember.Variable) -> String? {
        guard let observed = variable.type.observed else { return variable.defaultValue(in: context) }
        return variable.type.spelling.hasPrefix("RxSwift.")
            ? "RxSwift.PublishSubject<\(observed)>()" : "PublishSubject<\(observed)>()"
    }

    private func assignment(to variable: ProtocolMember.Variable, _ member: ProtocolMember) -> String {
        let name = SwiftName.written(variable.name)
        let value = variable.localName
        if variable.effects != .none { return "self.\(member.stem)Handler = { \(value) }" }
        if context.isLocked(member) {
            return "\(member.stem)State.use { $0.value = \(value) }"
        }
        let isBacked = variable.defaultValue(in: context) == nil && variable.type.observed == nil
        return "self.\(isBacked ? member.backingName : name) = \(value)"
    }

    /// Whether a required initializer has the parameters of the one with all properties.
    private func isMemberwise(_ callable: ProtocolMember.Callable) -> Bool {
        callable.parameters.count == properties.count
            && zip(callable.parameters, properties).allSatisfy { parameter, property in
                (parameter.label.isEmpty ? parameter.name : parameter.label) == property.variable.name
                    && parameter.type.stripped == property.variable.type.stripped
            }
    }

    // MARK: - Required

    private func write(_ callable: ProtocolMember.Callable, _ member: ProtocolMember, to code: inout CodeText) {
        guard case .initializer(let mark) = callable.kind else { return }
        let nonisolated = member.isNonisolated ? "nonisolated " : ""
        let word = context.isActor || context.isFinal ? "" : "required "
        var head = "\(nonisolated)\(context.access)\(word)init\(mark)\(callable.genericClause)"
        head += "(\(callable.parameterClause(in: context)))"
        let effects = callable.effects.words
        if !effects.isEmpty { head += " \(effects.dropLast())" }
        let known = callable.parameters.compactMap { parameter in
            properties.first { property, member in
                property.name == parameter.name && property.effects == .none
                    && property.type.stripped == parameter.type.stripped && !parameter.isVariadic
            }
            .map { assignment(to: $0.variable, $0.member) }
        }
        let isOverride = inheritsInitializer && callable.parameters.isEmpty
        if isOverride { head = "override \(head)" }
        code.add(member.witnessAttributes)
        head += callable.whereClause
        if known.isEmpty { code.add("\(head) {}") } else { code.block("\(head) {") { $0.add(known) } }
    }
}

extension ProtocolMember.Variable {
    fileprivate var isNamedSelf: Bool { name == "self" }

    /// The parameter that gives its value.
    fileprivate var localName: String { isNamedSelf ? "mockSelf" : SwiftName.written(name) }

    /// Whether no initializer sets it: a stream has its subject, and an optional closure is `nil` in the beginning.
    fileprivate var isLeftOut: Bool { type.published != nil || type.wrapsFunction }
}
