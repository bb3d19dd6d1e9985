import Semantics

/// The statements that forward a member to a component's own dependency.
struct ForwardedAccess {
    /// What reads the property or calls the method.
    let reading: [String]
    let setting: [String]

    /// - Parameters:
    ///   - source: the name of the property with the dependency.
    ///   - isOptional: whether there may be no dependency.
    ///   - marks: `try await ` or a part of it.
    init(
        method: MethodSignature?,
        property: String,
        of source: String,
        isOptional: Bool,
        marks: String,
        mutation: Mutation
    ) {
        let isHidden = method?.isHiding(source) == true
        func value(of receiver: String) -> String {
            let receiver = isOptional ? "\(receiver)?" : receiver
            return method?.call(of: receiver) ?? "\(receiver).\(property)"
        }
        let plain = value(of: isHidden ? "self.\(source)" : source)
        // The dependency is a constant, and a structure could conform to the protocol of the requirement.
        let variable = isHidden ? "\(source)Copy" : source
        let copy = "var \(variable) = self.\(source)"
        reading =
            mutation == .whenUsed ? [copy, "return \(marks)\(value(of: variable))"] : ["\(marks)\(plain)"]
        setting =
            mutation == .never ? ["\(plain) = newValue"] : [copy, "\(value(of: variable)) = newValue"]
    }

    /// A declaration with accessors.
    func lines(_ accessors: [(head: String, body: [String])], below head: String) -> [String] {
        ["\(head) {"] + accessors.flatMap { Self.block($0.body, below: $0.head).map { "    \($0)" } } + ["}"]
    }

    /// Braces around statements; on one line if there is only one statement.
    static func block(_ statements: [String], below head: String) -> [String] {
        if let only = statements.first, statements.count == 1 { return ["\(head) { \(only) }"] }
        return ["\(head) {"] + statements.map { "    \($0)" } + ["}"]
    }
}
