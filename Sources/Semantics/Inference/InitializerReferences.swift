import SwiftReader

/// Initializers that are passed without being called: `components.map(ChildBuilder.init)`.
extension SemanticModel {
    /// `T.init` or `T.init(a:b:)` as a value; `unknown` if the initializer is ambiguous.
    func initializerReference(
        _ id: ExpressionID,
        of type: ResolvedType,
        in file: Int,
        depth: Int
    ) -> ResolvedType {
        var candidates = initializers(of: type)
        if let labels = source(file).argumentNames(of: id) {
            candidates = candidates.filter { $0.slots.map(\.label) == labels }
        }
        if candidates.count > 1, !areEqual(candidates),
            case .function(let given, _, _) = expectedType(of: id, in: file, depth: depth + 1).unwrapped
        {
            candidates = candidates.filter { takes(spread(given, over: $0.slots.count), $0) }
        }
        guard let first = candidates.first, areEqual(candidates) else { return .unknown }
        return .function(parameters: first.slots.map(\.type), effects: "", result: type)
    }

    /// The values that a function with a number of parameters receives: the elements of a tuple, if only that is given.
    package func spread(_ given: [ResolvedType], over count: Int) -> [ResolvedType] {
        guard count > 1, given.count == 1, case .tuple(let elements) = given[0] else { return given }
        return elements.map(\.type)
    }

    private func areEqual(_ initializers: [Signature]) -> Bool {
        initializers.allSatisfy { $0.slots.map(\.type) == initializers[0].slots.map(\.type) }
    }

    /// Whether nothing shows that an initializer cannot take values of some types. Default values do not count.
    private func takes(_ given: [ResolvedType], _ initializer: Signature) -> Bool {
        guard given.count == initializer.slots.count else { return false }
        return zip(given, initializer.slots).allSatisfy { value, slot in
            let (value, taken) = (value.bare, slot.type.bare)
            if let declared = value.declaredType, let wanted = taken.declaredType {
                return declared == wanted || inherits(declared, from: wanted)
            }
            if case .tuple = value, taken.declaredType != nil { return false }
            if value.isPlainValue { return taken.declaredType == nil && (!taken.isPlainValue || taken == value) }
            return !taken.isPlainValue || value.declaredType == nil
        }
    }
}

extension SourceFile {
    /// The argument names of `T.init(a:_:)`, empty for `_`; `nil` if none are written.
    fileprivate func argumentNames(of id: ExpressionID) -> [String]? {
        let expression = self[id]
        let written = SourceRange(start: expression.name.end, end: expression.range.end)
        let names = tokens(in: written).filter { $0.kind == .identifier }
        return names.isEmpty ? nil : names.map { spells("_", in: $0.range) ? "" : name($0.range) }
    }
}
