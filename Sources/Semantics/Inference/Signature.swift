import SwiftReader

/// The parameters and the result of a function or initializer.
package struct Signature {
    struct Slot {
        let label: String
        let type: ResolvedType
        let hasDefault: Bool
        let isVariadic: Bool
        /// The type with the generic parameters that a call determines; `nil` if there are none.
        var generic: ResolvedType?
        /// The type whose associated type it has: `Shop` in `Shop.build(component)` with the parameter `Self.Item`.
        var owner: Int?
    }

    let slots: [Slot]
    let result: ResolvedType
    /// The location of its declaration; `nil` if it belongs to the library or is synthesized by the compiler.
    package let location: DeclarationLocation?

    /// The same for a subscript, whose parameters only have a label if two names are written.
    var unlabeled: Signature {
        Signature(
            slots: slots.map {
                Slot(
                    label: "",
                    type: $0.type,
                    hasDefault: $0.hasDefault,
                    isVariadic: $0.isVariadic,
                    generic: $0.generic,
                    owner: $0.owner
                )
            },
            result: result,
            location: location
        )
    }

    /// Whether a call of the file can pass its arguments to it.
    package func takes(_ arguments: TableRange, in source: SourceFile) -> Bool {
        takes(CallArguments(source: source, range: arguments))
    }

    func takes(_ arguments: CallArguments) -> Bool { fill(with: arguments) { _ in } }

    /// Whether one of some signatures has parameters of the same types.
    func hasTypes(ofOneOf others: [Signature]) -> Bool {
        others.contains { other in
            slots.count == other.slots.count && zip(slots, other.slots).allSatisfy { $0.type == $1.type }
        }
    }

    /// The parameter that receives an argument; `nil` if the arguments do not fit.
    ///
    /// - Parameter position: 0-based, among the arguments.
    func slot(filledBy position: Int, of arguments: CallArguments) -> Slot? {
        var (next, found): (Int, Int?) = (0, nil)
        let fits = fill(with: arguments) { slot in
            if next == position { found = slot }
            next += 1
        }
        return fits ? found.map { slots[$0] } : nil
    }

    /// Matches arguments to parameters.
    ///
    /// - Parameter note: called with the index of the parameter for each argument, in order.
    /// - Returns: whether the arguments fit.
    private func fill(with arguments: CallArguments, _ note: (Int) -> Void) -> Bool {
        var last: Int?
        var slot = 0
        func take(_ taken: Int) {
            note(taken)
            last = taken
        }
        for argument in arguments.all {
            let isUnlabeled = argument.label.isEmpty
            if argument.isTrailing, isUnlabeled || arguments.source.spells("_", in: argument.label) {
                guard let next = trailingSlot(from: slot) else { return false }
                take(next)
                slot = next + 1
                continue
            }
            while slot < slots.count, !arguments.source.isNamed(slots[slot].label, argument.label) {
                if last == slot, slots[slot].isVariadic { slot += 1; continue }
                guard slots[slot].hasDefault || slots[slot].isVariadic else { return false }
                slot += 1
            }
            guard slot < slots.count else {
                guard let last, slots[last].isVariadic, isUnlabeled else { return false }
                note(last)
                continue
            }
            take(slot)
            slot += 1
        }
        return slot >= slots.count || slots[slot...].allSatisfy { $0.hasDefault || $0.isVariadic }
    }

    /// The next parameter that can receive a closure. Parameters with default values are skipped unless they have
    /// function types.
    private func trailingSlot(from start: Int) -> Int? {
        guard start < slots.count else { return nil }
        let next = slots[start...].firstIndex { slot in
            switch slot.type {
            case .function, .optional(.function), .unknown, .parameter: true
            case .named where !slot.type.isPlainValue: true
            default: !slot.hasDefault
            }
        }
        return next.flatMap { slots[$0].type.isPlainValue ? nil : $0 }
    }
}

extension SemanticModel {
    /// The types of the parameters of all methods of a type with a name.
    package func parameterTypes(ofMethods name: String, in type: Int) -> [ResolvedType] {
        (members(of: type)[name] ?? []).filter { index.declaration($0.location).kind == .function }.flatMap {
            signature(of: $0.location, parameters: [:]).slots.map(\.type.bare)
        }
    }
}
