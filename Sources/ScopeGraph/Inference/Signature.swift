import SwiftReader

/// The arguments of a call where they stand.
struct CallArguments {
    let source: SourceFile
    /// In `SourceFile.arguments`.
    let range: TableRange

    var all: ArraySlice<Argument> { source.arguments[range.indices] }
}

/// The parameters and the result of a function or initialiser.
struct Signature {
    struct Slot {
        let label: String
        let type: StaticType
        let hasDefault: Bool
        let isVariadic: Bool
    }

    let slots: [Slot]
    let result: StaticType
    /// Where it is declared; `nil` for what the library or the compiler supplies.
    let place: DeclarationPlace?

    /// For each argument, the slot that it fills; `nil` when the arguments do not fit.
    func matching(_ arguments: CallArguments) -> [Int]? {
        var result: [Int] = []
        var slot = 0
        for argument in arguments.all {
            let isUnlabeled = argument.label.isEmpty
            if argument.isTrailing, isUnlabeled || arguments.source.spells("_", in: argument.label) {
                guard let next = trailingSlot(from: slot) else { return nil }
                result.append(next)
                slot = next + 1
                continue
            }
            while slot < slots.count, !arguments.source.isNamed(slots[slot].label, argument.label) {
                if let last = result.last, last == slot, slots[slot].isVariadic { slot += 1; continue }
                guard slots[slot].hasDefault || slots[slot].isVariadic else { return nil }
                slot += 1
            }
            guard slot < slots.count else {
                if let last = result.last, slots[last].isVariadic, isUnlabeled { result.append(last); continue }
                return nil
            }
            result.append(slot)
            slot += 1
        }
        let rest = slot < slots.count ? slots[slot...].allSatisfy { $0.hasDefault || $0.isVariadic } : true
        return rest ? result : nil
    }

    /// The next slot that can take a closure.
    func trailingSlot(from start: Int) -> Int? {
        guard start < slots.count else { return nil }
        return slots[start...].firstIndex { slot in
            switch slot.type {
            case .function, .optional(.function), .unknown, .parameter, .named: true
            default: !slot.hasDefault
            }
        }
    }
}
