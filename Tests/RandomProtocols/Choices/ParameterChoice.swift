import TestSupport

/// The parameters that calls can have.
struct ParameterChoice {
    let types: TypeChoice
    let isShared: Bool
    let isActor: Bool

    private static let labels = ["", "", "_", "with", "for", "in", "id", "of", "default", "at", "x"]
    private static let names = [
        "value", "id", "item", "at", "where", "count", "state", "handler", "result", "y", "name",
    ]

    func make(for call: CallPlan, _ numbers: inout SeededNumbers) -> [ParameterPlan] {
        let count = Int.random(in: call.bound == nil ? 0...3 : 1...3, using: &numbers)
        var names = Self.names.shuffled(using: &numbers)[...]
        var parameters = (0..<count).compactMap { _ in names.popFirst() }.map { name in
            parameter(name, of: call, &numbers)
        }
        if call.bound != nil, let first = parameters.first {
            parameters[0] = ParameterPlan(
                label: first.label,
                name: first.name,
                kind: .plain,
                type: types.generic(call.bound ?? "", &numbers, isResult: false)
            )
        }
        // What follows a variadic parameter needs a label.
        for number in parameters.indices.dropFirst() where parameters[number].label == "_" {
            guard case .variadic = parameters[number - 1].kind else { continue }
            parameters[number] = relabeled(parameters[number])
        }
        return parameters
    }

    private func relabeled(_ parameter: ParameterPlan) -> ParameterPlan {
        ParameterPlan(
            label: "with",
            name: parameter.name,
            kind: parameter.kind,
            type: parameter.type,
            specifier: parameter.specifier
        )
    }

    private func parameter(_ name: String, of call: CallPlan, _ numbers: inout SeededNumbers) -> ParameterPlan {
        let label = numbers.pick(Self.labels, or: "")
        let chance = Int.random(in: 0..<100, using: &numbers)
        let isPlainCall = !call.isAsync && call.bound == nil
        switch chance {
        case 0..<6:
            return ParameterPlan(label: label, name: name, kind: .variadic, type: types.plain(&numbers))
        case 6..<12 where !isShared && !call.isAsync:
            return ParameterPlan(label: label, name: name, kind: .mutable, type: types.plain(&numbers))
        case 12..<16 where !isShared && isPlainCall:
            return ParameterPlan(label: label, name: name, kind: .autoclosure, type: types.plain(&numbers))
        case 16..<21 where !isShared && isPlainCall:
            return ParameterPlan(label: label, name: name, kind: .closure, type: .number)
        case 21..<25 where !isShared && isPlainCall:
            return ParameterPlan(label: label, name: name, kind: .plain, type: TypeChoice.opaque)
        case 25..<31:
            let type = types.plain(&numbers)
            let specifier = numbers.pick(["consuming ", "borrowing ", "sending "], or: "")
            return ParameterPlan(label: label, name: name, kind: .plain, type: type, specifier: specifier)
        default:
            return ParameterPlan(label: label, name: name, kind: .plain, type: types.parameter(&numbers))
        }
    }

    func forSubscript(_ numbers: inout SeededNumbers) -> [ParameterPlan] {
        let names = Self.names.shuffled(using: &numbers).prefix(Int.random(in: 1...2, using: &numbers))
        return names.map { name in
            let label = numbers.happens(50) ? "" : numbers.pick(Self.labels.filter { $0 != "_" }, or: "")
            return ParameterPlan(label: label, name: name, kind: .plain, type: types.plain(&numbers))
        }
    }

    func forInitializer(_ numbers: inout SeededNumbers) -> [ParameterPlan] {
        let names = Self.names.shuffled(using: &numbers).prefix(Int.random(in: 0...2, using: &numbers))
        return names.map { name in
            ParameterPlan(label: "", name: name, kind: .plain, type: types.plain(&numbers))
        }
    }
}
