/// How a value of one function type is used as one of another that differs in `@Sendable`.
package enum SendabilityRelation: Sendable {
    /// Both have to be alike: generic arguments, and what a member that meets a requirement contains.
    case identity
    /// A member meets a requirement: only its own function type may be more sendable.
    case witness
    /// A method meets a requirement: its result may be more sendable, and its parameters less.
    case method
    /// A value is converted: each part may be more sendable, and the parameters of functions less.
    case conversion

    fileprivate var ofParts: SendabilityRelation { self == .conversion ? .conversion : .identity }
}

extension ResolvedType {
    /// Whether it differs from `required`, which is the same type otherwise, only where `relation` allows it.
    func serves(sendabilityOf required: ResolvedType, _ relation: SendabilityRelation) -> Bool {
        let parts = relation.ofParts
        func all(_ own: [ResolvedType], _ required: [ResolvedType], _ relation: SendabilityRelation) -> Bool {
            own.count != required.count || zip(own, required).allSatisfy { $0.serves(sendabilityOf: $1, relation) }
        }
        switch (self, required) {
        case (.function(let own, _, let result), .function(let others, _, let requiredResult)) where relation == .method:
            return result.unwrapped.serves(sendabilityOf: requiredResult.unwrapped, .witness)
                && all(others.map(\.withMarks.type.unwrapped), own.map(\.withMarks.type.unwrapped), .witness)
        case (.function(let own, let marks, let result), .function(let others, let required, let requiredResult)):
            let isInput = parts == .conversion
            return Self.serves(sendabilityOf: required, marks, relation)
                && result.serves(sendabilityOf: requiredResult, parts)
                && (isInput ? all(others, own, parts) : all(own, others, parts))
        case (.optional(let inner), .optional(let required)),
            (.implicitlyUnwrapped(let inner), .implicitlyUnwrapped(let required)):
            return inner.serves(sendabilityOf: required, parts)
        case (.tuple(let own), .tuple(let required)): return all(own.map(\.type), required.map(\.type), parts)
        case (.named(let name, let own), .named(let other, let required)) where name == other:
            return all(own, required, Self.isConverted(name) ? parts : .identity)
        case (.declared(let type, let own), .declared(let other, let required)) where type == other:
            return all(own, required, .identity)
        default: return true
        }
    }

    private static func serves(sendabilityOf required: String, _ own: String, _ relation: SendabilityRelation) -> Bool {
        let isMore = FunctionMarks.areSendable(own)
        if isMore == FunctionMarks.areSendable(required) || isMore && relation != .identity { return true }
        // A function of a global actor is `@Sendable` in the Swift 6 language mode.
        return FunctionMarks.areIsolated(own) || FunctionMarks.areIsolated(required)
    }

    /// Whether a generic type is converted with its elements.
    private static func isConverted(_ name: String) -> Bool { name == "Array" || name == "Dictionary" }

    /// Whether each of the functions that it is or contains is `@Sendable`, in the order of the text.
    var sendabilityOfFunctions: [Bool] {
        switch self {
        case .unknown, .parameter, .composition: []
        case .function(let parameters, let marks, let result):
            [FunctionMarks.areSendable(marks)]
                + (parameters.map(\.withMarks.type) + [result]).flatMap(\.sendabilityOfFunctions)
        case .declared(_, let arguments), .named(_, let arguments): arguments.flatMap(\.sendabilityOfFunctions)
        case .optional(let inner), .implicitlyUnwrapped(let inner), .metatype(let inner), .opaque(let inner):
            inner.sendabilityOfFunctions
        case .tuple(let elements): elements.flatMap(\.type.sendabilityOfFunctions)
        }
    }

    /// Whether it is or contains a function type.
    var holdsFunction: Bool {
        switch self {
        case .function: true
        case .composition: false
        default: hasPart(where: \.holdsFunction)
        }
    }

    /// Whether it is a function type that is `@Sendable`, or isolated to a global actor.
    var isSendableByMarks: Bool {
        guard case .function(_, let marks, _) = self else { return false }
        return FunctionMarks.areSendable(marks) || FunctionMarks.areIsolated(marks)
    }

    /// Whether it is a function type that is `@Sendable`.
    var isSendableFunction: Bool {
        guard case .function(_, let marks, _) = self else { return false }
        return FunctionMarks.areSendable(marks)
    }
}
