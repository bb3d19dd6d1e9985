/// Lines of generated code in UTF-8.
///
/// Arrays of bytes, because strings would dominate the run time of a large app.
extension [UInt8] {
    /// Adds a line, in pieces, and its line break.
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

    /// Adds lines, or an empty line if there are none.
    mutating func add<Value>(_ values: [Value], _ addLine: (inout [UInt8], Value) -> Void) {
        if values.isEmpty { append(UInt8(ascii: "\n")) }
        for value in values { addLine(&self, value) }
    }

    /// Adds a text as it is.
    mutating func append(_ text: String) {
        guard !text.isEmpty else { return }
        // Bridged strings on Darwin may have no contiguous UTF-8.
        let isAdded: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
        if isAdded == nil { append(contentsOf: text.utf8) }
    }
}
