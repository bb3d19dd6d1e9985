import Graphs
import SwiftReader

extension TypeResolution {
    /// A type in whose compositions no part is implied by another: `A & B` becomes `A` if `A` inherits `B`.
    func withoutImpliedProtocols(_ type: ResolvedType) -> ResolvedType {
        guard type.holdsComposition else { return type }
        if case .composition(let parts) = type { return composition(reduced(parts)) }
        return type.replacingParts(withoutImpliedProtocols)
    }

    private func reduced(_ parts: [ResolvedType]) -> [ResolvedType] {
        var implied: Set<ResolvedType> = []
        for case .declared(let type, _) in parts where index.types[type].kind == .protocol {
            implied.formUnion(inherited(by: type))
        }
        // A class does not imply the protocols to which it conforms. `AnyObject` is kept beside a class-bound
        // protocol.
        implied.remove(.named("AnyObject", arguments: []))
        let names = implied.filter { if case .named = $0 { true } else { false } }
        return parts.compactMap { part in
            if implied.contains(part) { return nil }
            // The protocols that a standard library protocol inherits are unknown.
            if case .named(let name, _) = part, name != "AnyObject", !names.isEmpty { return .unknown }
            return part
        }
    }

    /// All protocols that a protocol inherits, directly or not.
    private func inherited(by type: Int) -> Set<ResolvedType> {
        var found: Set<ResolvedType> = []
        var protocols = Worklist([type])
        while let next = protocols.next() {
            let declaration = index.declaration(of: next)
            let file = index.types[next].file
            for range in index.files[file].source.types(declaration.inherited) {
                let written = self.type(inClause: range, of: declaration, in: file)
                let parts = if case .composition(let parts) = written { parts } else { [written] }
                for part in parts where found.insert(part).inserted {
                    if case .declared(let protocolType, _) = part { protocols.insert(protocolType) }
                }
            }
        }
        return found
    }
}

extension ResolvedType {
    fileprivate var holdsComposition: Bool {
        if case .composition = self { true } else { hasPart(where: \.holdsComposition) }
    }
}
