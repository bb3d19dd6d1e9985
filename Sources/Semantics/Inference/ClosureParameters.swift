import SwiftReader

/// Functions of the standard library that pass what they hold to a closure.
extension SemanticModel {
    /// The locks that hold a value.
    static let locks: Set<String> = ["Mutex", "OSAllocatedUnfairLock"]

    /// `withLock { … }` of a lock, with the value as the parameter of the closure.
    func lockFunction(_ name: String, of type: ResolvedType, _ arguments: CallArguments) -> Signature? {
        guard case .named(let lock, let types) = type, types.count == 1, Self.locks.contains(lock) else { return nil }
        let result = ResolvedType.parameter("Result")
        switch name {
        case "withLock", "withLockUnchecked": return function(arguments, passing: types[0], result)
        case "withLockIfAvailable": return function(arguments, passing: types[0], .optional(result))
        default: return nil
        }
    }

    /// `withTaskGroup(of: T.self) { group in … }`
    func taskGroup(_ target: Expression, _ arguments: CallArguments, in file: Int, depth: Int) -> Signature? {
        let source = source(file)
        let isThrowing = source.spells("withThrowingTaskGroup", in: target.name)
        guard isThrowing || source.spells("withTaskGroup", in: target.name), let first = arguments.all.first,
            source.spells("of", in: first.label),
            case .metatype(let element) = type(of: first.value, in: file, depth: depth + 1)
        else { return nil }
        let group = ResolvedType.named(isThrowing ? "ThrowingTaskGroup" : "TaskGroup", arguments: [element])
        return function(arguments, passing: group, .unknown)
    }

    /// A function that passes a value to the closure that is its last argument.
    private func function(
        _ arguments: CallArguments,
        passing value: ResolvedType,
        _ result: ResolvedType
    ) -> Signature {
        let closure = ResolvedType.function(parameters: [value], effects: "", result: .parameter("Result"))
        let slots = arguments.all.enumerated().map { position, argument in
            let isClosure = position == arguments.all.count - 1
            return Signature.Slot(
                label: arguments.source.name(argument.label),
                type: isClosure ? closure : .unknown,
                hasDefault: false,
                isVariadic: false
            )
        }
        return Signature(slots: slots, result: result, location: nil)
    }
}
