import TextFormats

/// What an answer names its request by: a number or a string.
package struct RequestID: Hashable, Sendable {
    /// As JSON.
    let json: String

    init(_ number: Int) { json = String(number) }

    /// - Returns: `nil` for any other value.
    init?(_ value: JSONValue) {
        switch value.content {
        case .number(let text): json = text
        case .string(let text): json = jsonString(text)
        default: return nil
        }
    }
}
