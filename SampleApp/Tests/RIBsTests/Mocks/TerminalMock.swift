import TextViews

final class TerminalMock: Terminal {
    var input: [String]
    private(set) var output = ""

    init(input: [String] = []) {
        self.input = input
    }

    func write(_ text: String) {
        output += text
    }

    func readLine() -> String? {
        input.isEmpty ? nil : input.removeFirst()
    }
}
