/// Reads the sources of a command and does nothing with them, to measure how long that takes.
///
/// - Parameters:
///   - arguments: paths, or options that select sources.
///   - afterReading: called with the number of files before they are freed.
/// - Returns: whether they can be read.
package func readSources(arguments: [String], _ afterReading: (Int) -> Void) -> Bool {
    guard let arguments = try? Arguments(arguments[...], for: Check.shape),
        let request = try? InputOptions(arguments, for: Check.shape),
        let sources = try? ReadSources(request)
    else { return false }
    afterReading(sources.fileCount)
    return withExtendedLifetime(sources) { true }
}
