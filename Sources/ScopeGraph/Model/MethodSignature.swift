/// How a method requirement is declared and called.
public struct MethodSignature: Hashable, Sendable {
    public struct Parameter: Hashable, Sendable {
        /// The label and the name, as declared: `for id`, `_ id`, `id`.
        public let head: String
        /// With names qualified by their enclosing types.
        public let type: String
        /// The argument that forwards it, with its label: `for: id`, `&total`.
        public let argument: String

        public init(head: String, type: String, argument: String) {
            self.head = head
            self.type = type
            self.argument = argument
        }
    }

    /// Without labels and backticks.
    public let baseName: String
    /// `<T: P>`; empty if not generic.
    public let generics: String
    public let parameters: [Parameter]
    /// Empty without a result.
    public let result: String
    /// ` where T: P`; empty without constraints.
    public let whereClause: String

    public init(baseName: String, generics: String, parameters: [Parameter], result: String, whereClause: String) {
        self.baseName = baseName
        self.generics = generics
        self.parameters = parameters
        self.result = result
        self.whereClause = whereClause
    }

    private var name: String { SwiftName.written(baseName) }

    /// `func make(for id: Int) async -> Page`.
    public func declaration(_ effects: Effects) -> String {
        let list = parameters.map { "\($0.head): \($0.type)" }.joined(separator: ", ")
        let marks = effects == .none ? "" : " \(effects.spelling)"
        let arrow = result.isEmpty ? "" : " -> \(result)"
        return "func \(name)\(generics)(\(list))\(marks)\(arrow)\(whereClause)"
    }

    /// `make(for: id)`.
    public var call: String { "\(name)(\(parameters.map(\.argument).joined(separator: ", ")))" }
}
