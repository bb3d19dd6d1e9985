/// Where text comes from and goes to, so that a test can play a game without a terminal.
/// @mockable(history: write = true)
public protocol Terminal: AnyObject {
    /// Writes text as it is, without a line break at its end.
    func write(_ text: String)

    /// Reads one line without its line break, or returns nil at the end of the input.
    func readLine() -> String?
}
