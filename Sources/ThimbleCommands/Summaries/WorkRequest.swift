import TextFormats

/// A request of Bazel to a persistent worker: the arguments of one command.
struct WorkRequest {
    let arguments: [String]
    /// As in the request; `0` if it has none.
    let identifier: String
    /// Whether an earlier request is no longer needed. It has been answered by then.
    let isCancellation: Bool

    init(_ bytes: [UInt8]) throws(Failure) {
        let value: JSONValue
        do throws(JSONFault) {
            value = try JSONReader.read(bytes)
        } catch {
            throw Failure("A request is not valid JSON: \(error.message).")
        }
        guard case .object(let members) = value.content else { throw Failure("A request is not a JSON object.") }
        var arguments: [String] = []
        var identifier = "0"
        var isCancellation = false
        for member in members {
            switch (member.name, member.value.content) {
            case ("arguments", .array(let values)): arguments = try values.map(Self.text)
            case ("requestId", .number(let number)):
                guard Int(number) != nil else { throw Failure("'\(number)' does not identify a request.") }
                identifier = number
            case ("cancel", .boolean(let isTrue)): isCancellation = isTrue
            case ("arguments", _), ("requestId", _), ("cancel", _):
                throw Failure("'\(member.name)' of a request is \(member.value.kind).")
            // Such as the inputs, whose digests a worker with a cache could compare.
            default: continue
            }
        }
        self.arguments = arguments
        self.identifier = identifier
        self.isCancellation = isCancellation
    }

    private static func text(_ value: JSONValue) throws(Failure) -> String {
        guard case .string(let text) = value.content else {
            throw Failure("An argument of a request is \(value.kind) and not a string.")
        }
        return text
    }
}
