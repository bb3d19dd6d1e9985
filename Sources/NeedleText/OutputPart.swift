/// What some components contribute to the generated file. Parts can be written side by side; `OutputText` joins them.
public struct OutputPart: Sendable {
    /// In UTF-8, each line with its end.
    public internal(set) var providers: [UInt8] = []
    public internal(set) var dynamicProviders: [UInt8] = []
    /// Each with its end; most are one line.
    var registrations: [UInt8] = []
    /// Where each registration ends.
    var registrationEnds: [Int] = []
    /// How many steps up the farthest component is that is read from.
    var farthest = 1

    public init() {}

    /// - Parameter componentCount: how many components it will be of.
    public init(componentCount: Int) {
        // Memory that is not written to costs nothing; to move what is written costs much.
        providers.reserveCapacity(componentCount * 4096)
        dynamicProviders.reserveCapacity(componentCount * 2048)
    }

    /// Adds a registration, in pieces.
    mutating func addRegistration(
        _ first: String,
        _ second: String,
        _ third: String,
        _ fourth: String,
        _ fifth: String,
        on conditions: [String]
    ) {
        registrations.addConditional(conditions) { $0.add("    ", first, second, third, fourth, fifth) }
        registrationEnds.append(registrations.count)
    }
}
