extension String {
    /// The string without white space at its ends, of which input from elsewhere brings some (a carriage return, say).
    func trimmingWhitespace() -> String {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
