/// The declaration or value that a call invokes.
package enum Callee {
    /// An initializer of a type. The candidates accept the arguments; empty if none is known.
    case initializer(of: ResolvedType, candidates: [Signature])
    /// A function, or one of several overloads.
    case function([Signature])
    /// A value of a function type, with its parameters and result.
    case value(parameters: [ResolvedType], result: ResolvedType)
    case unknown
}
