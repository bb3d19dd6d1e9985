/// A JSON value with its place, out of a text in which comments may stand.
struct JSONValue {
    enum Content {
        case object([Member])
        case array([JSONValue])
        case string(String)
        case number(String)
        case boolean(Bool)
        case null
    }

    struct Member {
        let name: String
        let location: Position
        let value: JSONValue
    }

    /// 1-based; the column in bytes.
    struct Position: Hashable {
        let line: Int
        let column: Int
    }

    let content: Content
    let location: Position

    /// What it is, for a person who expected something else.
    var kind: String {
        switch content {
        case .object: "an object"
        case .array: "a list"
        case .string: "a string"
        case .number: "a number"
        case .boolean: "true or false"
        case .null: "null"
        }
    }
}

/// What is wrong with a text that should be JSON.
struct JSONFault: Error {
    let message: String
    let location: JSONValue.Position
}
