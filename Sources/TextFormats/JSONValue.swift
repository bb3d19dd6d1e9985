/// A JSON value with its location, from text that may contain comments.
package struct JSONValue: Sendable {
    package enum Content: Sendable {
        case object([Member])
        case array([JSONValue])
        case string(String)
        case number(String)
        case boolean(Bool)
        case null
    }

    package struct Member: Sendable {
        package let name: String
        package let location: Position
        package let value: JSONValue
    }

    /// 1-based; the column counts bytes.
    package struct Position: Hashable, Sendable {
        package let line: Int
        package let column: Int

        package init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    package let content: Content
    package let location: Position

    /// Its type, for messages about an unexpected type.
    package var kind: String {
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
package struct JSONFault: Error {
    package let message: String
    package let location: JSONValue.Position

    package init(message: String, location: JSONValue.Position) {
        self.message = message
        self.location = location
    }
}
