import Semantics
import SwiftReader

/// Requirements with `Self` where a subclass, for which `Self` is another type, would need another member.
extension SemanticModel {
    /// Whether a requirement names `Self` other than as the type of a parameter or in its result, as in
    /// `func visit(_ body: (Self) -> Void)`. No class that may have subclasses can meet it.
    func isOnlyForFinalClasses(_ required: Declaration, in file: Int) -> Bool {
        guard required.kind != .initializer, namesSelf(required, in: source(file)) else { return false }
        let parameters = source(file).parameters[required.parameters.indices].map(\.type)
        let positions = positionsOfSelf(in: required.type, .result, required, file)
            .union(parameters.flatMap { positionsOfSelf(in: $0, .parameter, required, file) })
        return positions.contains(.parameterOfParameter) || positions.contains(.invariant)
    }

    /// Whether a requirement has `Self` as its result or as a part of it, so that the result of a class that may have
    /// subclasses has to be `Self`.
    func returnsSelf(_ required: Declaration, in file: Int) -> Bool {
        positionsOfSelf(in: required.type, .result, required, file).contains(.result)
    }

    private enum SelfPosition {
        /// What a member returns, or a part of it.
        case result
        /// What a function that is a result takes.
        case parameterOfResult
        /// A parameter, or what a function that is a parameter returns.
        case parameter
        /// What a function that is a parameter takes.
        case parameterOfParameter
        /// A generic argument, or an `inout` parameter.
        case invariant

        var ofParameters: SelfPosition {
            switch self {
            case .result: .parameterOfResult
            case .parameterOfResult: .result
            case .parameter: .parameterOfParameter
            case .parameterOfParameter: .parameter
            case .invariant: .invariant
            }
        }
    }

    private func positionsOfSelf(
        in range: SourceRange,
        _ position: SelfPosition,
        _ required: Declaration,
        _ file: Int
    ) -> Set<SelfPosition> {
        let source = source(file)
        guard source.namesSelf(in: range), let form = TypeSyntaxReader.form(of: range, in: source) else { return [] }
        var found: Set<SelfPosition> = []
        collect(form, position, &found) { resolution.type(of: $0, in: file, block: required.block) }
        return found
    }

    private func collect(
        _ form: TypeSyntax,
        _ position: SelfPosition,
        _ found: inout Set<SelfPosition>,
        _ resolve: (TypeSyntax) -> ResolvedType
    ) {
        switch form.bare {
        case .name(let parts) where parts.count == 1 && parts[0].arguments.isEmpty:
            if parts[0].name == "Self" { found.insert(position) }
        case .name(let parts):
            for (number, argument) in parts.flatMap(\.arguments).enumerated() {
                guard let inner = argumentPosition(number, of: resolve(form), in: position) else { continue }
                collect(argument, inner, &found, resolve)
            }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .metatype(let inner, "Type"):
            collect(inner, position, &found, resolve)
        case .dictionary(let key, let value):
            collect(key, .invariant, &found, resolve)
            collect(value, position, &found, resolve)
        case .tuple(let elements):
            for element in elements { collect(element.type, position, &found, resolve) }
        case .function(let inputs, _, let result):
            for input in inputs { collect(input.type, position.ofParameters, &found, resolve) }
            collect(result, position, &found, resolve)
        case .prefixed("inout", let inner): collect(inner, .invariant, &found, resolve)
        case .prefixed(let word, let inner) where !["any", "some", "each", "repeat", "~"].contains(word):
            collect(inner, position, &found, resolve)
        default: return
        }
    }

    /// The position of a generic argument; `nil` if the type may be a typealias of any other.
    private func argumentPosition(_ number: Int, of type: ResolvedType, in position: SelfPosition) -> SelfPosition? {
        switch type {
        case .named("Array", _), .optional: position
        case .named("Dictionary", _): number == 0 ? .invariant : position
        case .named(let name, _) where StandardLibrary.declaresType(named: name): .invariant
        case .declared(let type, _) where [.class, .struct, .enum, .actor].contains(index.types[type].kind): .invariant
        default: nil
        }
    }
}
