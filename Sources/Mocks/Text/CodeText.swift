/// Lines of source code, each with its indentation.
struct CodeText: Sendable {
    /// Each line ends with a line break.
    private(set) var text = ""
    private var margin = ""

    mutating func add(_ line: String) {
        if !line.isEmpty {
            text += margin
            text += line
        }
        text += "\n"
    }

    mutating func add(_ lines: [String]) { for line in lines { add(line) } }

    /// Adds lines one level deeper between two others.
    mutating func block(_ head: String, end: String = "}", _ addContent: (inout CodeText) -> Void) {
        add(head)
        margin += "    "
        addContent(&self)
        margin.removeLast(4)
        add(end)
    }
}
