import Semantics
import SwiftReader

/// Values that functions without sources pass on: `Just(component).map(ChildBuilder.init)`.
extension SemanticModel {
    /// The longest chain of calls that is followed.
    private static let longestChain = 16

    /// The type of the object that an unknown function passes on, if the chain of calls before it names only one that
    /// conforms to the expected type.
    func streamedType(of injection: Injection) -> ResolvedType? {
        guard let expected = injection.expectedType.declaredType, index.isProtocol(injection.expectedType),
            let stage = stage(passing: injection)
        else { return nil }
        let source = source(injection.file)
        var next = receiver(of: stage, in: source)
        for _ in 0..<Self.longestChain {
            guard let call = next, source[call].kind == .call else { return nil }
            let found = source.arguments(of: source[call]).compactMap { argument -> ResolvedType? in
                let type = givenType(argument.value, in: injection.file)
                guard let declared = type.declaredType, !index.isProtocol(type), inherits(declared, from: expected)
                else { return nil }
                return type
            }
            if let type = found.first { return Set(found).count == 1 ? type : nil }
            next = receiver(of: call, in: source)
        }
        return nil
    }

    /// The call that passes the injected value to its closure, or to the initializer that it receives.
    private func stage(passing injection: Injection) -> ExpressionID? {
        let source = source(injection.file)
        let value = source[injection.value]
        var passed = injection.value
        if injection.given == nil {
            guard value.kind == .identifier, let body = source.body(around: value.block),
                let closure = source[body].closure
            else { return nil }
            let name = source.text(value.name)
            let isParameter = source[closure].parameters.indices.contains {
                source.text(source.parameters[$0].name) == name && source.parameters[$0].type.isEmpty
            }
            guard isParameter || name == "$0" else { return nil }
            passed = closure
        }
        guard case .argument(let call, _) = wiring(of: injection.file).role(of: passed) else { return nil }
        return call
    }

    /// The value whose method a call invokes.
    private func receiver(of call: ExpressionID, in source: SourceFile) -> ExpressionID? {
        guard let base = source[call].base, source[base].kind == .member else { return nil }
        return source[base].base
    }

    /// The type of an argument, or of the result of a closure.
    private func givenType(_ value: ExpressionID, in file: Int) -> ResolvedType {
        let type = type(of: value, in: file)
        if case .function(_, _, let result) = type { return result.unwrapped }
        return type.unwrapped
    }
}
