/// The modules that compile a file, by name, without tests.
package struct Compilers: Sendable {
    package var certain: Set<String> = []
    /// Modules that may compile it: what they compile is computed.
    package var possible: Set<String> = []
    /// Whether there are certainly no others.
    var isComplete = false

    mutating func formUnion(_ others: Compilers) {
        certain.formUnion(others.certain)
        possible.formUnion(others.possible)
        isComplete = isComplete || others.isComplete
    }
}
