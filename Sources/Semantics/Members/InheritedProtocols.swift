import SwiftReader

/// All protocols that a type's inheritance clauses name, directly or not.
///
/// Immutable, and a class because it is passed around much more often than it is created.
package final class InheritedProtocols: Sendable {
    /// The declared protocols except those of libraries, each once, in the order of discovery.
    package let declared: [ProtocolConformance]
    /// The protocols of libraries, each once, in the order of discovery: indices into `TypeIndex.types`.
    package let ofLibraries: [Int]
    /// The names, as written, of protocols that no source declares.
    package let undeclared: [(name: String, location: SourceLocation)]
    /// The indices of `declared`, sorted by protocol; empty if there are few. A root conforms to as many protocols as
    /// it has children.
    private let sorted: [Int]

    init(
        declared: [ProtocolConformance],
        ofLibraries: [Int],
        undeclared: [(name: String, location: SourceLocation)]
    ) {
        self.declared = declared
        self.ofLibraries = ofLibraries
        self.undeclared = undeclared
        let areMany = declared.count > 16
        sorted = areMany ? declared.indices.sorted { declared[$0].protocolType < declared[$1].protocolType } : []
    }

    var isEmpty: Bool { declared.isEmpty && ofLibraries.isEmpty }

    /// All declared protocols: indices into `TypeIndex.types`.
    package var all: [Int] { declared.map(\.protocolType) + ofLibraries }

    func contains(_ protocolType: Int) -> Bool {
        location(of: protocolType) != nil || ofLibraries.contains(protocolType)
    }

    /// The location of the clause that declares the conformance to a declared protocol; `nil` if there is none.
    package func location(of protocolType: Int) -> SourceLocation? { conformance(to: protocolType)?.location }

    /// The conformance to a declared protocol; `nil` if there is none.
    package func conformance(to protocolType: Int) -> ProtocolConformance? {
        if sorted.isEmpty { return declared.first { $0.protocolType == protocolType } }
        let number = sorted.indices.partitioningIndex(where: { declared[sorted[$0]].protocolType >= protocolType })
        guard number < sorted.count else { return nil }
        let found = declared[sorted[number]]
        return found.protocolType == protocolType ? found : nil
    }
}

/// A protocol to which a type conforms, directly or not.
package struct ProtocolConformance: Sendable {
    /// An index into `TypeIndex.types`.
    package let protocolType: Int
    /// The location of the clause that declares it.
    package let location: SourceLocation
    /// The module of the clause: an index into `TypeIndex.modules`.
    package let module: Int
    /// Whether the conformance is one that an attached macro may add.
    package let isOfMacro: Bool
}
