import TestSupport

/// The types that the requirements of a protocol can have.
struct TypeChoice {
    private let pool: [SampleType]
    private let associated: [SampleType]

    /// - Parameters:
    ///   - isShared: whether only types whose values can be sent fit.
    ///   - isConstrained: whether the mock is generic over all associated types.
    init(isShared: Bool, associated: [AssociatedPlan], isConstrained: Bool) {
        pool = SampleType.all.filter { !isShared || $0.isSendable }
        self.associated = associated.map { type in
            let isAny = type.given == nil && type.clause.isEmpty && !isConstrained
            let samples = type.argument == "[Int]" ? ["[Int(3)]", "[Int(5)]"] : ["Int(3)", "Int(5)"]
            return SampleType(
                spelling: type.name,
                display: type.name,
                samples: samples,
                fallback: nil,
                comparison: isAny ? .cast("Int") : .equal,
                local: isAny ? "Any" : type.argument
            )
        }
    }

    /// A type of which one can have a weak reference.
    let weak = SampleType(
        spelling: "Crate?",
        display: "OptionalCrate",
        samples: ["firstCrate", "secondCrate"],
        fallback: "nil",
        comparison: .identical,
        isSendable: false
    )

    /// A stream of RxSwift's.
    let stream = SampleType(
        spelling: "Observable<Int>",
        display: "ObservableInt",
        samples: ["firstSubject", "secondStream"],
        fallback: nil,
        comparison: .identical,
        isSendable: false
    )

    func result(_ numbers: inout SeededNumbers, isProperty: Bool) -> SampleType {
        if !associated.isEmpty, numbers.happens(35) { return numbers.pick(associated, or: .number) }
        return numbers.pick(pool, or: .number)
    }

    func parameter(_ numbers: inout SeededNumbers) -> SampleType {
        if !associated.isEmpty, numbers.happens(35) { return numbers.pick(associated, or: .number) }
        return numbers.pick(pool.filter { !$0.isOnlyResult }, or: .number)
    }

    /// A type whose values can be in an array and compared.
    func plain(_ numbers: inout SeededNumbers) -> SampleType {
        let types = pool.filter { type in
            if case .equal = type.comparison { !type.spelling.hasPrefix("(") && !type.isOnlyResult } else { false }
        }
        return numbers.pick(types.filter { $0.spelling != "Item.Type" }, or: .number)
    }

    /// A type that depends on the generic parameter `T`, which is `Item`.
    func generic(_ bound: String, _ numbers: inout SeededNumbers, isResult: Bool) -> SampleType {
        let (one, other) = ("Item(number: 3)", "Item(number: 5)")
        func type(_ text: String, _ display: String, _ samples: [String], _ concrete: String, _ fallback: String? = nil)
            -> SampleType
        {
            SampleType(
                spelling: text,
                display: display,
                samples: samples,
                fallback: isResult ? fallback : nil,
                comparison: isResult ? .equal : .cast(concrete.hasSuffix("?") ? "Item" : concrete),
                local: concrete
            )
        }
        let types = [
            type("T", "T", [one, other], "Item"),
            type("T?", "OptionalT", [one, other], "Item?", "nil"),
            type("[T]", "ArrayT", ["[\(one)]", "[\(other)]"], "[Item]", "[]"),
            type(
                "[String: T]",
                "DictionaryStringT",
                ["[\"a\": \(one)]", "[\"b\": \(other)]"],
                "[String: Item]",
                "[:]"
            ),
        ]
        let metatype = type("T.Type", "TType", ["Item.self", "Item.self"], "Item.Type")
        return numbers.pick(isResult ? types : types + [metatype], or: .number)
    }

    /// `Self`: another mock.
    static func own(isOptional: Bool) -> SampleType {
        SampleType(
            spelling: isOptional ? "Self?" : "Self",
            display: isOptional ? "OptionalSelf" : "Self",
            samples: ["other", "other"],
            fallback: isOptional ? "nil" : nil,
            comparison: .identical,
            isSendable: false
        )
    }

    /// `some Marker`: the caller's choice.
    static let opaque = SampleType(
        spelling: "some Marker",
        display: "Marker",
        samples: ["Item(number: 3)", "Item(number: 5)"],
        fallback: nil,
        comparison: .cast("Item")
    )
}
