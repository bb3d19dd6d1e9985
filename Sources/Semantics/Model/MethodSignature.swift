/// How a required method or subscript is declared and called.
package struct MethodSignature: Hashable, Sendable {
    package struct Parameter: Hashable, Sendable {
        /// The label and the name, as declared: `for id`, `_ id`, `id`.
        package let head: String
        /// With names qualified by their enclosing types.
        package let type: String
        /// The argument that forwards it, with its label: `for: id`, `&total`.
        package let argument: String
    }

    /// Without labels and backticks.
    package let baseName: String
    /// `<T: P>`; empty if not generic.
    package let generics: String
    package let parameters: [Parameter]
    /// Empty without a result.
    package let result: String
    /// ` where T: P`; empty without constraints.
    package let whereClause: String

    /// Whether it is a subscript, whose effects are those of its getter.
    package var isSubscript: Bool { baseName == MemberTable.subscripts }

    /// Whether it belongs to the actor that a parameter holds: no attribute or modifier can change that.
    package var isOnActorOfParameter: Bool { parameters.contains { $0.type.hasPrefix("isolated ") } }

    private var name: String { SwiftName.written(baseName) }

    /// `func make(for id: Int) async -> Page`, `subscript(id: Int) -> Page`.
    package func declaration(_ effects: Effects) -> String { declaration(effects.spelling) }

    /// The same with effects as they are written.
    package func declaration(_ effects: String) -> String {
        let list = parameters.map { "\($0.head): \($0.type)" }.joined(separator: ", ")
        if isSubscript { return "subscript\(generics)(\(list)) -> \(result.isEmpty ? "Void" : result)\(whereClause)" }
        let marks = effects.isEmpty ? "" : " \(effects)"
        let arrow = result.isEmpty ? "" : " -> \(result)"
        return "func \(name)\(generics)(\(list))\(marks)\(arrow)\(whereClause)"
    }

    /// A copy with its types written in another way.
    package func withTypes(_ written: (String) -> String) -> MethodSignature {
        MethodSignature(
            baseName: baseName,
            generics: written(generics),
            parameters: parameters.map { Parameter(head: $0.head, type: written($0.type), argument: $0.argument) },
            result: written(result),
            whereClause: written(whereClause)
        )
    }

    /// The names of its generic parameters.
    package var namesOfParameters: Set<String> {
        let parts = generics.dropFirst().dropLast().split(separator: ",")
        return Set(parts.compactMap { $0.prefix { $0 != ":" }.split(separator: " ").last.map(String.init) })
    }

    /// Whether inside the method a member's name means a parameter.
    package func isHiding(_ member: String) -> Bool {
        let name = SwiftName.written(member)
        return parameters.contains { $0.head.split(separator: " ").last.map { $0 == name } ?? false }
    }

    /// `dependency.make(for: id)`, `dependency[id]`.
    package func call(of receiver: String) -> String {
        let arguments = parameters.map(\.argument).joined(separator: ", ")
        return isSubscript ? "\(receiver)[\(arguments)]" : "\(receiver).\(name)(\(arguments))"
    }
}
