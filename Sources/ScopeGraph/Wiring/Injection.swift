import Semantics
import SwiftReader

/// A value that is converted to another type: an argument, an initial value, a result.
struct Injection: Sendable {
    let file: Int
    let value: ExpressionID
    /// The type of the parameter or variable that receives it.
    let expectedType: ResolvedType
    /// The class that the call creates, if it is an argument.
    let receiver: Int?
    /// The class whose initializer calls `super.init` or `self.init` here.
    let ownType: Int?
    /// The function that takes it, if the sources declare no overload of it.
    var function: DeclarationLocation?
    /// The injected type, if it is not that of the value: `map(ChildBuilder.init)`.
    var given: ResolvedType?
    /// The conditions of the `#if` branch whose typealias names what receives it.
    var conditions: [String] = []
    /// The holders that receive it, if the receiver is not a scope.
    let holders: [ValueHolder]
    let location: SourceLocation
    /// The history of the value; `nil` until it is computed.
    private(set) var history: History?

    /// What a value was before it was converted.
    struct History {
        /// The result of `concreteTypes`.
        let types: [ResolvedType]
        /// Whether it has the expected type only through a conditional or forced cast.
        let isCast: Bool
        /// The type with which it is passed, if the sources show the value behind it.
        let seen: ResolvedType
        /// What may have held it, if it has a protocol type.
        let holders: [ValueHolder]
    }

    init(
        file: Int,
        value: ExpressionID,
        expectedType: ResolvedType,
        receiver: Int?,
        ownType: Int?,
        function: DeclarationLocation? = nil,
        given: ResolvedType? = nil,
        conditions: [String] = [],
        holders: [ValueHolder],
        location: SourceLocation
    ) {
        self.file = file
        self.value = value
        self.expectedType = expectedType.withoutParameters
        self.receiver = receiver
        self.ownType = ownType
        self.function = function
        self.given = given
        self.conditions = conditions
        self.holders = holders
        self.location = location
    }

    /// A copy with the history of the value, if it is converted to a protocol type.
    func followed(in model: SemanticModel) -> Injection {
        guard model.index.isProtocol(expectedType) else { return self }
        var copy = self
        copy.history = history(in: model)
        return copy
    }

    func history(in model: SemanticModel) -> History {
        let written = model.type(of: value, in: file)
        let types = model.concreteTypes(of: value, seenAs: written, in: file).map { withoutParameters($0, model) }
        let seen = withoutParameters(written, model)
        let isCast =
            types.count == 1 && types[0].unwrapped == expectedType && model.isCastAtRunTime(value, in: file)
        func mayBePassedOn(_ type: ResolvedType) -> Bool {
            if case .parameter = type.unwrapped { return true }
            return model.index.isProtocol(type.bare)
        }
        let holders =
            types.contains(where: mayBePassedOn) || mayBePassedOn(seen) ? model.holders(of: value, in: file) : []
        return History(types: types, isCast: isCast, seen: seen, holders: holders)
    }

    /// The same for the type of a value if that is a protocol. The arguments of a class tell what it inherits.
    private func withoutParameters(_ type: ResolvedType, _ model: SemanticModel) -> ResolvedType {
        switch type {
        case .optional(let inner) where model.index.isProtocol(inner): .optional(inner.withoutParameters)
        case .declared where model.index.isProtocol(type): type.withoutParameters
        default: type
        }
    }
}
