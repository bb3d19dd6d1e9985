import SwiftReader

/// What a name denotes in an expression.
package enum LookupResult {
    /// The nearest variables or functions with the name, and the values of their generic parameters.
    case declarations([DeclarationLocation], parameters: [String: ResolvedType])
    /// A parameter of an enclosing function or closure.
    case parameter(file: Int, block: BlockID, parameter: Parameter)
    /// An element of a tuple, or the parameter of an accessor.
    case typed(ResolvedType)
    case type(ResolvedType)
    case nothing
}
