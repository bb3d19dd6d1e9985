import Semantics

extension Message {
    /// Why the value of a requirement cannot pass between actors.
    static func unsendability(of requirement: Requirement) -> Message {
        requirement.method == nil
            ? "its type is not \(code: "Sendable")" : "not all that it takes and returns is \(code: "Sendable")"
    }
}

extension Repair {
    /// Lets the value of a requirement pass between actors.
    init(sending requirement: Requirement) {
        self.init(
            title: requirement.method == nil
                ? "Make the type of \(code: requirement.name) \(code: "Sendable")"
                : "Make all that \(code: requirement.name) takes and returns \(code: "Sendable")",
            location: requirement.location
        )
    }
}
