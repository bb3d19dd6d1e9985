/// A JSON value with its location, from text that may contain comments.
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

    /// 1-based; the column counts bytes.
    struct Position: Hashable {
        let line: Int
        let column: Int
    }

    let content: Content
    let location: Position

    /// Its type, for messages about an unexpected type.
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

/// Why text is not valid JSON.
struct JSONFault: Error {
    let message: String
    let location: JSONValue.Position
}
