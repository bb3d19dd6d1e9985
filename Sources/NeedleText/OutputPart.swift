/// The contribution of some components to the generated file. Parts can be created concurrently; `OutputText` joins
/// them.
package struct OutputPart: Sendable {
    /// In UTF-8, complete lines.
    package internal(set) var providers: [UInt8] = []
    package internal(set) var dynamicProviders: [UInt8] = []
    /// Complete lines; most registrations have one line.
    var registrations: [UInt8] = []
    /// The end of each registration.
    var registrationEnds: [Int] = []
    /// The number of steps up to the most distant supplier.
    var farthest = 1

    package init() {}

    /// - Parameter componentCount: the expected number of components.
    package init(componentCount: Int) {
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
