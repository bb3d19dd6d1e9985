import TextViews

/// Types the given lines one after another, and records the output.
final class ScriptedTerminal: Terminal {
    private var lines: ArraySlice<String>
    private(set) var output = ""

    init(lines: [String]) {
        self.lines = lines[...]
    }

    func write(_ text: String) {
        output += text
    }

    func readLine() -> String? {
        lines.popFirst()
    }
}
