import TextFormats

/// Reading the parameters of a message.
extension JSONValue {
    /// A member of an object; `nil` if there is none, or if this is no object.
    subscript(name: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.name == name }?.value
    }

    var isStructure: Bool {
        switch content {
        case .object, .array, .null: true
        default: false
        }
    }

    /// The string; `nil` for any other value.
    var string: String? { if case .string(let text) = content { text } else { nil } }

    /// The whole number; `nil` for any other value.
    var integer: Int? { if case .number(let text) = content { Int(text) } else { nil } }

    /// Whether it is `true`.
    var isTrue: Bool { if case .boolean(true) = content { true } else { false } }

    /// The elements of a list; none for any other value.
    var list: [JSONValue] { if case .array(let elements) = content { elements } else { [] } }
}

extension JSONValue? {
    /// A member at a path of names, which has to be there.
    func required(_ names: String...) throws(ResponseError) -> JSONValue {
        var value = self
        for name in names { value = value?[name] }
        guard let value else { throw missing(names) }
        return value
    }

    /// A string at a path of names.
    func string(_ names: String...) throws(ResponseError) -> String {
        var value = self
        for name in names { value = value?[name] }
        guard let text = value?.string else { throw missing(names, "a string") }
        return text
    }

    private func missing(_ names: [String], _ kind: String = "a value") -> ResponseError {
        ResponseError(.invalidParameters, "The parameters need \(kind) at '\(names.joined(separator: "."))'.")
    }
}
