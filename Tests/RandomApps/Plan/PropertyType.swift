/// A type of a property, as the one that makes it writes it and as the one that asks for it does: the same type.
struct PropertyType: Sendable, Hashable {
    let provided: String
    let required: String
    let value: String
    /// Whether the value alone says the type.
    let isSaidByValue: Bool

    init(_ provided: String, as required: String? = nil, value: String, isSaidByValue: Bool = false) {
        self.provided = provided
        self.required = required ?? provided
        self.value = value
        self.isSaidByValue = isSaidByValue
    }

    /// All that an app may use; its own types begin with its prefix.
    static func all(prefix: String) -> [PropertyType] {
        [
            PropertyType("\(prefix)Theme", value: "\(prefix)Theme()", isSaidByValue: true),
            PropertyType("\(prefix)Clock", value: "\(prefix)Clock()", isSaidByValue: true),
            PropertyType("\(prefix)Theme", as: "\(prefix)Look", value: "\(prefix)Theme()", isSaidByValue: true),
            PropertyType("\(prefix)Theme?", as: "Optional<\(prefix)Theme>", value: "nil"),
            PropertyType("\(prefix)Box<Int>", as: "\(prefix)Box< Int >", value: "\(prefix)Box<Int>(value: 1)"),
            PropertyType("\(prefix)Space.Unit", value: "\(prefix)Space.Unit()", isSaidByValue: true),
            PropertyType("any \(prefix)Serving", as: "\(prefix)Serving", value: "\(prefix)Server()"),
            PropertyType("\(prefix)Serving", value: "\(prefix)Server()"),
            PropertyType(
                "any \(prefix)Serving & \(prefix)Logging",
                as: "\(prefix)Logging & \(prefix)Serving",
                value: "\(prefix)Server()"
            ),
            PropertyType("Int", value: "7"),
            PropertyType("String", value: "\"seven\""),
            PropertyType("[String]", as: "Array<String>", value: "[\"seven\"]"),
            PropertyType("Dictionary<String, Int>", as: "[String: Int]", value: "[:]"),
            PropertyType("(Int, String)", as: "(Int,String)", value: "(7, \"seven\")"),
            PropertyType("() -> Int", as: "(() -> Int)", value: "{ 7 }"),
            PropertyType("(\(prefix)Theme) -> \(prefix)Clock?", value: "{ _ in nil }"),
            PropertyType("[[\(prefix)Clock]]", as: "[Array<\(prefix)Clock>]", value: "[]"),
        ]
    }
}
