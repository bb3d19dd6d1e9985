import Foundation

/// The standard input and output of the process.
public final class StandardTerminal: Terminal {
    private let echoesInput: Bool

    /// Makes the terminal of the process.
    ///
    /// A pipe, unlike a terminal, does not show what comes through it; it is written out again then, so that the
    /// transcript of a scripted game reads like that of a game somebody typed.
    public init() {
        echoesInput = isatty(FileHandle.standardInput.fileDescriptor) == 0
    }

    public func write(_ text: String) {
        // Nobody is left to be told when the output is closed.
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
