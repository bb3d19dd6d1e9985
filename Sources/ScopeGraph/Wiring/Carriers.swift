import SwiftReader

/// Protocols and compositions that are no scope's dependency, and under whose name a dependency travels: an adapter
/// that takes `Games` and hands it to the builder that takes `ChessDependency`, which `Games` inherits.
struct Carriers {
    /// The scopes that values of a type reach.
    private(set) var children: [StaticType: [Int]] = [:]
    /// All that is handed over as a value of a type.
    private(set) var inbound: [StaticType: [HandOver]] = [:]
    /// Where a type is handed on, to be named when nothing hands over a value of the type.
    private(set) var outbound: [StaticType: [(handOver: HandOver, children: [Int])]] = [:]
    private var changed: [StaticType] = []

    /// Notes what is handed over as a value of a type that no scope has as its dependency.
    mutating func note(_ handOver: HandOver, isProtocol: Bool) {
        if isProtocol { inbound[handOver.wanted, default: []].append(handOver) }
    }

    /// Notes that a value of a type is handed to some scopes.
    mutating func carry(_ type: StaticType, to scopes: [Int], _ handOver: HandOver) {
        outbound[type, default: []].append((handOver, scopes))
        let known = children[type] ?? []
        let new = scopes.filter { !known.contains($0) }
        guard !new.isEmpty else { return }
        children[type] = known + new
        changed.append(type)
    }

    /// A type that reaches more scopes than when it was last taken.
    mutating func takeChanged() -> StaticType? { changed.popLast() }
}

extension WiringReader {
    /// Lets those who hand over a value of a carrier owe what the scopes need that the value reaches.
    mutating func followCarriers() {
        while let type = carriers.takeChanged() {
            let children = carriers.children[type] ?? []
            for handOver in carriers.inbound[type] ?? [] { hand(handOver, to: children) }
        }
        let lost = carriers.outbound.filter { carriers.inbound[$0.key] == nil }.flatMap(\.value)
        for (handOver, children) in lost { noteUnknown(handOver, children) }
    }
}
