/// How a provision is spoiled.
public enum ProvisionFault: String, Sendable, CaseIterable {
    case removed, renamed, retyped, madePrivate, madeStatic, madeMethod
}

/// How a scope is spoiled.
public enum ScopeFault: String, Sendable, CaseIterable {
    case duplicated, contractRemoved, builderMistyped
}

/// How an edge is spoiled.
public enum EdgeFault: String, Sendable, CaseIterable {
    /// The parent's dependency does not inherit the generated protocol.
    case notCarried
    /// The parent does not make the child, and its dependency says so still.
    case cut
}
