import Semantics

/// The source of the protocols of a world.
struct ProtocolText {
    let world: ProtocolWorld

    var text: String {
        let space = "public enum \(world.prefix)Space {}\n"
        return space + world.protocols.indices.map(declaration).joined(separator: "\n")
    }

    private func declaration(_ number: Int) -> String {
        let plan = world.protocols[number]
        let own = "\(mark(plan))\(head(plan)) {\n\(plan.members.map { lines($0, in: plan) }.joined())}\n"
        return plan.enclosing.isEmpty ? own : "extension \(plan.enclosing) {\n\(own)}\n"
    }

    private func mark(_ plan: ProtocolPlan) -> String {
        var arguments: [String] = []
        let given = plan.associatedTypes.compactMap { type in type.given.map { "\(type.name) = \($0)" } }
        if !given.isEmpty { arguments.append("typealias: \(given.joined(separator: "; "))") }
        if !plan.mockName.isEmpty { arguments.append("override: name = \(plan.mockName)") }
        if !plan.history.isEmpty {
            arguments.append("history: \(plan.history.sorted().map { "\($0) = true" }.joined(separator: "; "))")
        }
        let weak = plan.variables.filter(\.isWeak).map { "\($0.name) = weak" }
        if !weak.isEmpty { arguments.append("modifiers: \(weak.joined(separator: "; "))") }
        return "/// @mockable\(arguments.isEmpty ? "" : "(\(arguments.joined(separator: "; ")))")\n"
    }

    private func head(_ plan: ProtocolPlan) -> String {
        var parents = plan.parents.map { world.protocols[$0].qualifiedName } + plan.libraryProtocols
        switch plan.kind {
        case .plain: break
        case .classBound, .mainActor: parents.append("AnyObject")
        case .sendable: parents.append("Sendable")
        case .actor: parents.append("Actor")
        }
        let primary = plan.associatedTypes.filter(\.isPrimary).map(\.name)
        return (plan.kind == .mainActor ? "@MainActor " : "") + (plan.isPublic ? "public " : "")
            + "protocol \(plan.name)" + (primary.isEmpty ? "" : "<\(primary.joined(separator: ", "))>")
            + (parents.isEmpty ? "" : ": \(parents.joined(separator: ", "))") + plan.constraint
    }

    private func lines(_ member: MemberPlan, in plan: ProtocolPlan) -> String {
        let line: String
        switch member.kind {
        case .variable(let variable): line = text(variable)
        case .call(let call): line = Self.text(call)
        case .associated(let type): line = "associatedtype \(type.name)\(type.clause)"
        }
        switch member.condition {
        case .none: return "    \(line)\n"
        case .first: return conditional("CAMPAIGN", line, "func \(member.key)()")
        case .second: return conditional("!CAMPAIGN", "func \(member.key)()", line)
        }
    }

    private func conditional(_ test: String, _ one: String, _ other: String) -> String {
        "    #if \(test)\n        \(one)\n    #else\n        \(other)\n    #endif\n"
    }

    private func text(_ variable: VariablePlan) -> String {
        let effects = (variable.isAsync ? " async" : "") + (variable.isThrowing ? " throws" : "")
        let accessors = variable.isSettable ? "get set" : "get\(effects)"
        return "\(variable.isNonisolated ? "nonisolated " : "")\(variable.isStatic ? "static " : "")"
            + "var \(SwiftName.written(variable.name)): \(variable.type.spelling) { \(accessors) }"
    }

    private static func text(_ call: CallPlan) -> String {
        var text = call.attribute + (call.isNonisolated ? "nonisolated " : "") + (call.isStatic ? "static " : "")
        text += call.isMutating ? "mutating " : ""
        switch call.kind {
        case .function: text += "func \(SwiftName.written(call.name))"
        case .subscript: text += "subscript"
        case .initializer: text += "init"
        }
        if let bound = call.bound { text += bound.isEmpty || call.isBoundBehind ? "<T>" : "<T: \(bound)>" }
        text += "(\(call.parameters.map { parameter($0, of: call) }.joined(separator: ", ")))"
        let effects = self.effects(of: call)
        if case .subscript(let isSettable) = call.kind {
            return "\(text) -> \(call.result?.spelling ?? "Int") { \(isSettable ? "get set" : "get\(effects)") }"
        }
        text += effects
        if let result = call.result { text += " -> \(result.spelling)" }
        if call.isBoundBehind, let bound = call.bound, !bound.isEmpty { text += " where T: \(bound)" }
        return text
    }

    private static func effects(of call: CallPlan) -> String {
        let throwing =
            switch call.throwing {
            case .no: ""
            case .any: " throws"
            case .typed: " throws(Failure)"
            case .rethrowing: " rethrows"
            }
        return (call.isAsync ? " async" : "") + throwing
    }

    private static func parameter(_ parameter: ParameterPlan, of call: CallPlan) -> String {
        // Reserved words can be labels.
        let names =
            parameter.label.isEmpty
            ? parameter.name : "\(parameter.label) \(SwiftName.written(parameter.name))"
        let type =
            switch parameter.kind {
            case .plain: parameter.type.attribute + parameter.specifier + parameter.type.spelling
            case .variadic: "\(parameter.type.spelling)..."
            case .mutable: "inout \(parameter.type.spelling)"
            case .autoclosure: "@autoclosure () -> \(parameter.type.spelling)"
            case .closure: "(Int) -> String"
            case .throwingClosure: "() throws -> Int"
            }
        return "\(names): \(type)"
    }
}
