/// When the use of a requirement changes the value that has it, so that a constant does not allow it: requirements of
/// protocols to which structures may conform.
package enum Mutation: UInt8, Sendable {
    case never
    /// Only its setter does.
    case whenSet
    /// Reading or calling it does.
    case whenUsed
}
