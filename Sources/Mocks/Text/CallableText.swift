import Semantics

/// A function or subscript of a mock.
struct CallableText {
    private let context: MockContext
    private let member: ProtocolMember
    private let callable: ProtocolMember.Callable
    private let name: String

    init(_ callable: ProtocolMember.Callable, of member: ProtocolMember, named name: String, in context: MockContext) {
        self.context = context
        self.member = member
        self.callable = callable
        self.name = name
    }

    func write(to code: inout CodeText) {
        var call = CallText(
            context: context,
            member: member,
            name: name,
            parameters: callable.parameters,
            generics: callable.generics,
            effects: callable.effects,
            result: callable.result,
            callee: callee
        )
        guard case .subscript(let isSettable) = callable.kind else {
            call.recordsArguments = context.annotation.history.contains(callable.name)
            call.writeState(to: &code)
            code.add(member.witnessAttributes)
            code.block("\(head) {") { call.writeBody(to: &$0) }
            return
        }
        let effects = callable.effects == .none ? "" : "\(callable.effects.words)"
        call.writeState(to: &code)
        let setter = isSettable ? setter : nil
        setter?.writeState(to: &code)
        code.add(member.witnessAttributes)
        code.block("\(head) {") { code in
            code.block("get \(effects){") { call.writeBody(to: &$0) }
            if let setter { code.block("set {") { setter.writeBody(to: &$0) } }
        }
    }

    /// The setter of a subscript.
    private var setter: CallText {
        let value = CallParameter(label: "", name: "newValue", type: callable.result ?? .any, isVariadic: false)
        return CallText(
            context: context,
            member: member,
            name: name,
            parameters: callable.parameters + [value],
            generics: callable.generics,
            effects: .none,
            result: nil,
            callee: callee,
            role: "Set"
        )
    }

    private var callee: String {
        "\(callable.name)(\(callable.parameters.map { "\($0.label.isEmpty ? $0.name : $0.label):" }.joined()))"
    }

    /// The declaration up to the brace.
    private var head: String {
        let isSubscript = callable.name == "subscript"
        let keyword = isSubscript ? "subscript" : "func \(SwiftName.written(callable.name))"
        // `weak` is for a property of the same name.
        let modifier = context.annotation.modifiers[callable.name] == "dynamic" ? "dynamic " : ""
        let nonisolated = member.isNonisolated ? "nonisolated " : ""
        var head = nonisolated + context.modifiers(of: member) + modifier + keyword + callable.genericClause
        head += "(\(callable.parameterClause(in: context)))"
        // A function that does not throw meets one that rethrows.
        var own = callable.effects
        if own.throwing == .rethrowing { own.throwing = .no }
        let effects = isSubscript ? "" : " \(own.words)"
        head += effects.hasSuffix(" ") && effects.count > 1 ? String(effects.dropLast()) : effects == " " ? "" : effects
        if let result = callable.result { head += " -> \(context.witness(result).spelling)" }
        return head + callable.whereClause
    }
}

extension ProtocolMember {
    /// The lines of attributes in front of the witness.
    var witnessAttributes: [String] { attributes }
}

extension ProtocolMember.Callable {
    /// `<T: P>`, or "".
    var genericClause: String {
        guard !generics.isEmpty else { return "" }
        let texts = generics.map { generic in
            (generic.introducer.isEmpty ? "" : "\(generic.introducer) ") + generic.name
                + (generic.constraint.map { ": \($0.spelling)" } ?? "")
        }
        return "<\(texts.joined(separator: ", "))>"
    }

    /// ` where T: P`, or "".
    var whereClause: String {
        constraints.isEmpty ? "" : " where \(constraints.map(\.spelling).joined(separator: ", "))"
    }

    /// The parameters without the parentheses around them; those of an initializer have default values.
    func parameterClause(in context: MockContext) -> String {
        parameters.map { parameter in
            let label = parameter.label.isEmpty ? "" : "\(SwiftName.written(label: parameter.label)) "
            // A reserved word can be a label without backticks, but a name only with them.
            let name = label.isEmpty ? SwiftName.written(label: parameter.name) : SwiftName.written(parameter.name)
            let value = isInitializer && !parameter.isVariadic ? context.defaultValue(of: parameter.type) : nil
            return "\(label)\(name): \(context.witness(parameter.type).spelling)\(parameter.isVariadic ? "..." : "")"
                + (value.map { " = \($0)" } ?? "")
        }
        .joined(separator: ", ")
    }
}
