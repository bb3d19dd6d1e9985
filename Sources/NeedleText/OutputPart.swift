/// What some components contribute to the generated file. Parts can be written side by side; `OutputText` joins them.
public struct OutputPart: Sendable {
    /// In UTF-8, each line with its end.
    var providers: [UInt8] = []
    var dynamicProviders: [UInt8] = []
    /// Most are one line.
    var registrations: [String] = []
    /// How many steps up the farthest component is that is read from.
    var farthest = 1

    public init() {}
}
