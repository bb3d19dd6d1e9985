/// A type of a value, as the one that makes it writes it and as the one that asks for it does: the same type.
struct FeatureType: Sendable {
    let provided: String
    let required: String
    /// Makes a value that holds a number.
    let value: @Sendable (Int) -> String
    /// Reads the number of a value.
    let read: @Sendable (String) -> String

    init(
        _ provided: String,
        as required: String? = nil,
        value: @escaping @Sendable (Int) -> String,
        read: @escaping @Sendable (String) -> String = { "\($0).tag" }
    ) {
        self.provided = provided
        self.required = required ?? provided
        self.value = value
        self.read = read
    }

    /// All that an app may use; its own types begin with its prefix.
    static func all(prefix p: String, any word: String) -> [FeatureType] {
        [
            FeatureType("\(p)Theme", value: { "\(p)Theme(tag: \($0))" }),
            FeatureType("\(p)Theme", as: "\(p)Look", value: { "\(p)Theme(tag: \($0))" }),
            FeatureType("\(p)Clock", value: { "\(p)Clock(tag: \($0))" }),
            FeatureType(
                "\(p)Theme?",
                as: "Optional<\(p)Theme>",
                value: { "\(p)Theme(tag: \($0))" },
                read: { "(\($0)?.tag ?? 0)" }
            ),
            FeatureType("\(p)Box<Int>", as: "\(p)Box< Int >", value: { "\(p)Box<Int>(tag: \($0))" }),
            FeatureType(
                "\(p)Box<\(p)Clock>",
                value: { "\(p)Box(tag: \(p)Clock(tag: \($0)))" },
                read: { "\($0).tag.tag" }
            ),
            FeatureType("\(p)Space.Unit", value: { "\(p)Space.Unit(tag: \($0))" }),
            FeatureType("any \(p)Serving", as: "\(word)\(p)Serving", value: { "\(p)Server(tag: \($0))" }),
            FeatureType(
                "any \(p)Serving & \(p)Logging",
                as: "\(word)\(p)Logging & \(p)Serving",
                value: { "\(p)Server(tag: \($0))" }
            ),
            FeatureType(
                "any \(p)Source<Int>",
                value: { "\(p)NumberSource(tag: \($0))" },
                read: { "\($0).item" }
            ),
            FeatureType("\(p)Store", value: { "\(p)Store(tag: \($0))" }),
            FeatureType("\(p)Widget", value: { "\(p)Widget(tag: \($0))" }),
            FeatureType("[any \(p)Serving]", as: "Array<\(word)\(p)Serving>", value: { "[\(p)Server(tag: \($0))]" }) {
                "\($0)[0].tag"
            },
            FeatureType("\(p)Box<\(p)Box<Int>>", value: { "\(p)Box(tag: \(p)Box(tag: \($0)))" }) { "\($0).tag.tag" },
            FeatureType("Result<\(p)Clock, \(p)Failure>", value: { ".success(\(p)Clock(tag: \($0)))" }) {
                "((try? \($0).get())?.tag ?? 0)"
            },
            FeatureType("(\(p)Clock) -> \(p)Theme?", value: { "{ \(p)Theme(tag: $0.tag + \($0) - 1) }" }) {
                "(\($0)(\(p)Clock(tag: 1))?.tag ?? 0)"
            },
            // Alone, the literal is a `KeyPath & Sendable` where its type is inferred.
            FeatureType(
                "KeyPath<\(p)Clock, Int>",
                value: { _ in "\\\(p)Clock.tag as KeyPath<\(p)Clock, Int>" },
                read: { _ in "0" }
            ),
            FeatureType("\(p)Theme.Type", value: { _ in "\(p)Theme.self" }, read: { _ in "0" }),
            FeatureType("(number: Int, text: String)", value: { "(\($0), \"a\")" }, read: { "\($0).number" }),
            FeatureType("[String: [Int]]?", as: "Optional<[String: Array<Int>]>", value: { "[\"a\": [\($0)]]" }) {
                "(\($0)?[\"a\"]?[0] ?? 0)"
            },
            FeatureType("Set<Int>", value: { "[\($0)]" }) { "(\($0).first ?? 0)" },
            FeatureType("UInt8", value: { _ in "8" }, read: { _ in "0" }),
            FeatureType("Int", value: { "\($0)" }, read: { $0 }),
            FeatureType("String", as: "Swift.String", value: { "\"\($0)\"" }, read: { $0 }),
            FeatureType("[String]", as: "Array<String>", value: { "[\"\($0)\"]" }, read: { "\($0)[0]" }),
            FeatureType(
                "[String: Int]",
                as: "Dictionary<String, Int>",
                value: { "[\"a\": \($0)]" },
                read: {
                    "\($0)[\"a\", default: 0]"
                }
            ),
            FeatureType("(Int, String)", as: "(Int,String)", value: { "(\($0), \"a\")" }, read: { "\($0).0" }),
            FeatureType("() -> Int", as: "(() -> Int)", value: { "{ \($0) }" }, read: { "\($0)()" }),
            FeatureType("@Sendable () -> Int", value: { "{ \($0) }" }, read: { "\($0)()" }),
            FeatureType("Result<Int, Never>", value: { ".success(\($0))" }, read: { "\($0).get()" }),
            FeatureType(
                "Date",
                value: { "Date(timeIntervalSince1970: \($0))" },
                read: {
                    "Int(\($0).timeIntervalSince1970)"
                }
            ),
        ]
    }

    /// The types in `Models`.
    static func models(prefix p: String) -> [String] {
        let plain = ["final class \(p)Theme", "struct \(p)Clock: Sendable", "struct \(p)Wrong"].map {
            "public \($0) {\n    public let tag: Int\n\n    public init(tag: Int) { self.tag = tag }\n}"
        }
        return plain + [
            "public typealias \(p)Look = \(p)Theme",
            """
            public struct \(p)Box<Value> {
                public let tag: Value

                public init(tag: Value) { self.tag = tag }
            }
            """,
            """
            public enum \(p)Space {
                public struct Unit {
                    public let tag: Int

                    public init(tag: Int) { self.tag = tag }
                }
            }
            """,
            "public protocol \(p)Serving {\n    var tag: Int { get }\n}",
            "public protocol \(p)Logging {}",
            """
            public struct \(p)Server: \(p)Serving, \(p)Logging {
                public let tag: Int

                public init(tag: Int) { self.tag = tag }
            }
            """,
            """
            public protocol \(p)Source<Item> {
                associatedtype Item
                var item: Item { get }
            }
            """,
            """
            public struct \(p)NumberSource: \(p)Source {
                public let item: Int

                public init(tag: Int) { item = tag }
            }
            """,
            """
            public actor \(p)Store {
                public nonisolated let tag: Int

                public init(tag: Int) { self.tag = tag }
            }
            """,
            "public struct \(p)Failure: Error {}",
            """
            @globalActor public actor \(p)Actor {
                public static let shared = \(p)Actor()
            }
            """,
            """
            @propertyWrapper public struct \(p)Kept<Value> {
                public var wrappedValue: Value

                public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
            }
            """,
        ]
    }

    /// The types in `Umbrella`.
    static func umbrella(prefix p: String) -> [String] {
        ["public struct \(p)Widget {\n    public let tag: Int\n\n    public init(tag: Int) { self.tag = tag }\n}"]
    }
}
