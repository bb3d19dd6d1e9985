import Semantics
import SwiftReader

/// Initializers that are passed without being called: `components.map(ChildBuilder.init)`.
extension WiringReader {
    /// The injections through such initializers.
    func references(_ initializers: [NamedInitializer]) -> [Injection] {
        initializers.flatMap { references($0.id, in: $0.file) }
    }

    /// The injections through an initializer that is passed to a function such as `map`.
    private func references(_ id: ExpressionID, in file: Int) -> [Injection] {
        guard case .function(let takes, _, .declared(let made, _)) = model.type(of: id, in: file),
            takes.contains(where: { index.isProtocol($0.unwrapped) })
        else { return [] }
        var inputs: [ResolvedType] = []
        if case .function(let given, _, _) = model.expectedType(of: id, in: file, depth: 0).unwrapped {
            inputs = model.spread(given, over: takes.count)
        }
        // A stored function is converted only if its type is written: `[("Home", HomeBuilder.init)]`.
        let isConverted =
            switch model.wiring(of: file).role(of: id) {
            case .argument, .operand, .other: takes.count == 1
            default: false
            }
        return takes.indices.flatMap { position -> [Injection] in
            let taken = takes[position].unwrapped
            let given = inputs.indices.contains(position) ? inputs[position] : .unknown
            guard index.isProtocol(taken) else { return [] }
            if !isConverted, given == .unknown || given.holdsParameter || given == taken { return [] }
            let concrete =
                takes.count == 1 && index.isProtocol(given.bare) ? model.elementTypes(passedTo: id, in: file) : []
            return (concrete.isEmpty ? [given] : concrete).map { given in
                Injection(
                    file: file,
                    value: id,
                    expectedType: taken,
                    receiver: made,
                    ownType: nil,
                    given: given,
                    holders: [.unknown],
                    location: model.source(file).location(of: model.source(file)[id].range)
                )
            }
        }
    }
}
