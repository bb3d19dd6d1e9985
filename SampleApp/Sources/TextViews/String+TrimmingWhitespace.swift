extension String {
    /// The string without leading and trailing white space, such as a carriage return from a pipe.
    func trimmingWhitespace() -> String {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
