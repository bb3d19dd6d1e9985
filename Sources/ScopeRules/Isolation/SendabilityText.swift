import Semantics

extension Message {
    /// Why the value of a requirement cannot pass between actors.
    static func unsendability(of requirement: Requirement) -> Message {
        requirement.method == nil
            ? "its type is not \(code: "Sendable")" : "not all of its parameters and its result are \(code: "Sendable")"
    }
}

extension Repair {
    /// Lets the value of a requirement pass between actors.
    init(sending requirement: Requirement) {
        self.init(
            title: requirement.method == nil
                ? "Make the type of \(code: requirement.name) \(code: "Sendable")"
                : "Make the parameters and the result of \(code: requirement.name) \(code: "Sendable")",
            location: requirement.location
        )
    }
}
