import SourceLayout
import SwiftReader

/// A type that is written to conform to the dependency of some scope: a mock in a test, another parent.
public struct StandIn: Hashable, Sendable {
    /// Qualified by the types around it.
    public let name: String
    /// An index into `ScopeGraph.modules`.
    public let module: Int
    /// The place of its name.
    public let place: Place
    /// Those of the wanted protocols that it conforms to, directly or not.
    public let contracts: [ContractPart]
    /// The places of its own properties by name.
    public let properties: [String: Place]

    public init(
        name: String,
        module: Int,
        place: Place,
        contracts: [ContractPart],
        properties: [String: Place]
    ) {
        self.name = name
        self.module = module
        self.place = place
        self.contracts = contracts
        self.properties = properties
    }

    /// All types of some sources that conform to one of some protocols, in order of place.
    ///
    /// - Parameters:
    ///   - sources: those of which the graph was made.
    ///   - contracts: the names of protocols, each with its module.
    public static func all(in sources: [ModuleSources], conformingTo contracts: Set<ContractPart>) -> [StandIn] {
        let codebase = Codebase(index: .index(of: sources, .whole), shares: .whole)
        return codebase.index.types.indices.compactMap { standIn($0, contracts, codebase) }.sorted {
            $0.place < $1.place
        }
    }

    private static func standIn(_ type: Int, _ contracts: Set<ContractPart>, _ codebase: Codebase) -> StandIn? {
        let declared = codebase.index.types[type]
        guard declared.kind != .protocol, declared.kind != .typealias else { return nil }
        let found = codebase.conformances(of: type).compactMap { conformance -> ContractPart? in
            let contract = codebase.index.types[conformance.protocolType]
            let part = ContractPart(name: contract.qualifiedName, module: contract.module)
            return contracts.contains(part) ? part : nil
        }
        guard !found.isEmpty else { return nil }
        var properties: [String: Place] = [:]
        for (name, members) in codebase.members(of: type) {
            let variable = members.first { codebase.index.declaration($0.place).kind == .variable }
            guard let variable else { continue }
            let source = codebase.source(variable.place.file)
            properties[name] = source.place(of: source[variable.place.declaration].name)
        }
        return StandIn(
            name: declared.qualifiedName,
            module: declared.module,
            place: codebase.index.place(of: type),
            contracts: found,
            properties: properties
        )
    }
}
