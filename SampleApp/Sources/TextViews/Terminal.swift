/// The input and output of text, which tests replace to play a game without a terminal.
/// @mockable(history: write = true)
public protocol Terminal: AnyObject {
    /// Writes text without adding a line break.
    func write(_ text: String)

    /// Reads one line without its line break, or returns nil at the end of the input.
    func readLine() -> String?
}
