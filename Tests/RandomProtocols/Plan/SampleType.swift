/// A type of requirements, with what a program needs to know to use its values.
struct SampleType: Sendable {
    /// How a program tells whether a value is a sample.
    enum Comparison: Sendable {
        case equal
        case identical
        /// For closures: their results are compared.
        case call
        /// For existentials: the value in them is compared.
        case cast(String)
        /// For what is only there or not.
        case presence
    }

    /// In the source of a protocol.
    let spelling: String
    /// In the names of overloads, as Mockolo builds them.
    let display: String
    /// Two expressions, each of this type whatever the context.
    let samples: [String]
    /// What a mock returns without being told a value; `nil` if it cannot.
    let fallback: String?
    var comparison = Comparison.equal
    var isSendable = true
    /// What a parameter needs in front of it.
    var attribute = ""
    /// Equal for spellings of one type.
    var identity = ""
    /// Whether only the type of a property or a result can be it.
    var isOnlyResult = false
    /// Whether an initializer of a mock leaves it out, and a history too.
    var isOptionalClosure = false
    /// The type of a local variable with such a value, if it is another one: `Int` for a `T`.
    var local = ""

    /// A condition that holds if an expression is a sample.
    func condition(_ expression: String, is number: Int) -> String {
        switch comparison {
        case .equal: "\(expression) == \(samples[number])"
        case .identical: "\(expression) === \(samples[number])"
        case .call: "\(expression)() == \(samples[number])()"
        case .cast(let type): "(\(expression) as? \(type)) == \(samples[number])"
        case .presence: "\(expression) != nil"
        }
    }

    /// A condition that holds if an expression is the value without a handler.
    func fallbackCondition(_ expression: String) -> String? {
        guard let fallback else { return nil }
        return fallback == "nil" ? "\(expression) == nil" : "\(expression) == (\(fallback) as \(plainSpelling))"
    }

    /// The same type as a local variable is annotated with it.
    var plainSpelling: String {
        local.isEmpty ? (spelling.hasSuffix("!") ? "\(spelling.dropLast())?" : spelling) : local
    }

    /// Whether it mentions the type that conforms.
    var isSelf: Bool { spelling.hasPrefix("Self") }
}

extension SampleType {
    static let number = SampleType(spelling: "Int", display: "Int", samples: ["Int(3)", "Int(5)"], fallback: "0")

    static let plain: [SampleType] = [
        number,
        SampleType(
            spelling: "String",
            display: "String",
            samples: ["String(\"one\")", "String(\"two\")"],
            fallback: "\"\""
        ),
        SampleType(spelling: "Bool", display: "Bool", samples: ["Bool(true)", "Bool(true)"], fallback: "false"),
        SampleType(spelling: "Double", display: "Double", samples: ["Double(1.5)", "Double(2.5)"], fallback: "0.0"),
        SampleType(spelling: "UInt8", display: "UInt8", samples: ["UInt8(3)", "UInt8(5)"], fallback: "0"),
        SampleType(
            spelling: "Character",
            display: "Character",
            samples: ["Character(\"a\")", "Character(\"b\")"],
            fallback: "\" \""
        ),
        SampleType(spelling: "Number", display: "Number", samples: ["Number(3)", "Number(5)"], fallback: nil)
            .identified(as: "Int"),
        SampleType(
            spelling: "Item",
            display: "Item",
            samples: ["Item(number: 3)", "Item(number: 5)"],
            fallback: nil
        ),
        SampleType(
            spelling: "Item.Part",
            display: "ItemPart",
            samples: ["Item.Part(number: 3)", "Item.Part(number: 5)"],
            fallback: nil
        ),
        SampleType(spelling: "Choice", display: "Choice", samples: ["Choice.first", "Choice.second"], fallback: nil),
        SampleType(
            spelling: "Anchor",
            display: "Anchor",
            samples: ["firstAnchor", "secondAnchor"],
            fallback: nil,
            comparison: .identical
        ),
        SampleType(
            spelling: "Crate",
            display: "Crate",
            samples: ["firstCrate", "secondCrate"],
            fallback: nil,
            comparison: .identical,
            isSendable: false
        ),
    ]

    static let composed: [SampleType] = [
        SampleType(
            spelling: "[Int]",
            display: "ArrayInt",
            samples: ["[Int(3)]", "[Int(5), Int(6)]"],
            fallback: "[]"
        ),
        SampleType(
            spelling: "Array<Int>",
            display: "ArrayInt",
            samples: ["[Int(3)]", "[Int(5), Int(6)]"],
            fallback: "[]"
        )
        .identified(as: "[Int]"),
        SampleType(
            spelling: "[String: Int]",
            display: "DictionaryStringInt",
            samples: ["[String(\"one\"): Int(3)]", "[String(\"two\"): Int(5)]"],
            fallback: "[:]"
        ),
        SampleType(
            spelling: "Set<Int>",
            display: "SetInt",
            samples: ["Set<Int>([3])", "Set<Int>([5])"],
            fallback: "[]"
        ),
        SampleType(
            spelling: "[Item]",
            display: "ArrayItem",
            samples: ["[Item(number: 3)]", "[Item(number: 5)]"],
            fallback: "[]"
        ),
        SampleType(
            spelling: "Int?",
            display: "OptionalInt",
            samples: ["Optional<Int>.some(3)", "Optional<Int>.some(5)"],
            fallback: "nil"
        ),
        SampleType(
            spelling: "Optional<Item>",
            display: "OptionalItem",
            samples: ["Optional<Item>.some(Item(number: 3))", "Optional<Item>.some(Item(number: 5))"],
            fallback: "nil"
        )
        .identified(as: "Item?"),
        SampleType(
            spelling: "[Int?]",
            display: "ArrayOptionalInt",
            samples: ["[Optional<Int>.some(3)]", "[Optional<Int>.none]"],
            fallback: "[]"
        ),
        SampleType(
            spelling: "(Int, String)",
            display: "IntString",
            samples: ["(Int(3), String(\"one\"))", "(Int(5), String(\"two\"))"],
            fallback: "(0, \"\")"
        ),
        SampleType(
            spelling: "(first: Int, second: Item)",
            display: "FirstIntSecondItem",
            samples: ["(first: Int(3), second: Item(number: 3))", "(first: Int(5), second: Item(number: 5))"],
            fallback: nil
        ),
        SampleType(
            spelling: "Result<Int, Failure>",
            display: "ResultIntFailure",
            samples: ["Result<Int, Failure>.success(3)", "Result<Int, Failure>.failure(Failure.second)"],
            fallback: nil
        ),
        SampleType(
            spelling: "Item.Type",
            display: "ItemType",
            samples: ["Item.self", "Item.self"],
            fallback: nil
        ),
        SampleType(
            spelling: "any Marker",
            display: "Marker",
            samples: ["Item(number: 3)", "Item(number: 5)"],
            fallback: nil,
            comparison: .cast("Item")
        ),
        SampleType(
            spelling: "(any Marker)?",
            display: "OptionalMarker",
            samples: ["Item(number: 3)", "Item(number: 5)"],
            fallback: "nil",
            comparison: .cast("Item")
        ),
        SampleType(
            spelling: "any Marker & Sendable",
            display: "MarkerSendable",
            samples: ["Item(number: 3)", "Item(number: 5)"],
            fallback: nil,
            comparison: .cast("Item")
        ),
        SampleType(
            spelling: "Any",
            display: "Any",
            samples: ["Int(3)", "Int(5)"],
            fallback: nil,
            comparison: .cast("Int"),
            isSendable: false
        ),
        SampleType(
            spelling: "Int!",
            display: "OptionalInt",
            samples: ["Int(3)", "Int(5)"],
            fallback: "nil",
            isOnlyResult: true
        ),
        SampleType(
            spelling: "() -> Int",
            display: "Int",
            samples: ["{ () -> Int in 3 }", "{ () -> Int in 5 }"],
            fallback: nil,
            comparison: .call,
            isSendable: false,
            attribute: "@escaping "
        ),
        SampleType(
            spelling: "@Sendable () -> Int",
            display: "Int",
            samples: ["{ @Sendable () -> Int in 3 }", "{ @Sendable () -> Int in 5 }"],
            fallback: nil,
            comparison: .call,
            attribute: "@escaping "
        )
        .identified(as: "() -> Int"),
        SampleType(
            spelling: "((Int) -> Void)?",
            display: "OptionalIntVoid",
            samples: ["{ (_: Int) -> Void in }", "{ (_: Int) -> Void in }"],
            fallback: "nil",
            comparison: .presence,
            isSendable: false,
            isOptionalClosure: true
        ),
    ]

    static let all = plain + composed

    private func identified(as identity: String) -> SampleType {
        var type = self
        type.identity = identity
        return type
    }

    /// Equal for spellings of one type.
    var key: String { identity.isEmpty ? spelling : identity }
}
