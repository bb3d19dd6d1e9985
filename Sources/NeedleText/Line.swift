/// Lines of generated code in UTF-8.
///
/// A large app has hundreds of thousands of them; as strings they would take most of the time of a run.
extension [UInt8] {
    /// Adds a line, in pieces, and its end.
    mutating func add(
        _ first: String,
        _ second: String = "",
        _ third: String = "",
        _ fourth: String = "",
        _ fifth: String = "",
        _ sixth: String = "",
        _ seventh: String = ""
    ) {
        append(first)
        append(second)
        append(third)
        append(fourth)
        append(fifth)
        append(sixth)
        append(seventh)
        append(UInt8(ascii: "\n"))
    }

    /// Adds lines; an empty one where there are none.
    mutating func add<Value>(_ values: [Value], _ addLine: (inout [UInt8], Value) -> Void) {
        if values.isEmpty { append(UInt8(ascii: "\n")) }
        for value in values { addLine(&self, value) }
    }

    /// Adds a text as it is.
    mutating func append(_ text: String) {
        guard !text.isEmpty else { return }
        // Strings of Foundation's on Darwin have no bytes to lend.
        let isAdded: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
        if isAdded == nil { append(contentsOf: text.utf8) }
    }
}
