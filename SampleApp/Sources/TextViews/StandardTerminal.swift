import Foundation

/// The standard input and output of the process.
public final class StandardTerminal: Terminal {
    private let echoesInput: Bool

    /// Creates the terminal of the process.
    ///
    /// Unlike a terminal, a pipe does not echo its input. The input is then written to the output, so that the
    /// transcript of a scripted game looks like that of a typed one.
    public init() {
        echoesInput = isatty(FileHandle.standardInput.fileDescriptor) == 0
    }

    public func write(_ text: String) {
        // If the output is closed, there is nowhere to report it.
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }

    public func readLine() -> String? {
        let line = Swift.readLine()
        if echoesInput, let line {
            write(line + "\n")
        }
        return line
    }
}
