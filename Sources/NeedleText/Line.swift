/// A line of generated code in UTF-8: a literal with values in it.
///
/// A large app has hundreds of thousands of lines; as strings they would take most of the time of a run.
struct Line: ExpressibleByStringInterpolation {
    fileprivate let bytes: [UInt8]

    init(stringLiteral text: String) { bytes = Array(text.utf8) }

    init(stringInterpolation: Interpolation) { bytes = stringInterpolation.bytes }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var bytes: [UInt8] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            // Most names are shorter.
            bytes.reserveCapacity(literalCapacity + interpolationCount * 32)
        }

        mutating func appendLiteral(_ text: String) { bytes.append(text) }

        mutating func appendInterpolation(_ text: String) { bytes.append(text) }
    }
}

extension [UInt8] {
    /// Adds a line and its end.
    mutating func add(_ line: Line) {
        append(contentsOf: line.bytes)
        append(UInt8(ascii: "\n"))
    }

    /// Adds lines; an empty one where there are none.
    mutating func add<Value>(_ values: [Value], _ addLine: (inout [UInt8], Value) -> Void) {
        if values.isEmpty { append(UInt8(ascii: "\n")) }
        for value in values { addLine(&self, value) }
    }

    /// Adds a text as it is.
    mutating func append(_ text: String) {
        // Strings of Foundation's on Darwin have no bytes to lend.
        let isAdded: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
        if isAdded == nil { append(contentsOf: text.utf8) }
    }
}
