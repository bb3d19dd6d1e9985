import ScopeGraph
import Semantics
import SwiftReader

/// Finds the provisions that scopes read, or that code other than descendant scopes may read.
struct ProvisionUse {
    let model: SemanticModel
    private let reads: ReadTable
    private var index: TypeIndex { model.index }

    /// For each scope, the names of the provisions that are read or may be read.
    ///
    /// - Parameter lacking: by scope, the protocols as which the component is passed and to which it does not conform yet.
    static func all(
        of scopes: [Scope],
        lacking: [Int: [Int]],
        in model: SemanticModel,
        _ declarations: ScopeDeclarations
    ) -> [Set<String>] {
        let names = NameFilter(ofProvisionsOf: scopes)
        let reads = ReadCollector.reads(of: names, components: [], in: model)
        return model.forEachScope(of: scopes.count) { model, portion in
            let use = ProvisionUse(model: model, reads: reads)
            return portion.map { use.names(of: declarations[$0], scopes[$0].provisions, lacking[$0] ?? []) }
        }
    }

    private func names(of partialScope: PartialScope, _ provisions: [Provision], _ lacking: [Int]) -> Set<String> {
        guard let type = partialScope.type else { return Set(provisions.map(\.name)) }
        let classes = model.withSuperclasses(type)
        let inherited = model.inheritedProtocols(ofType: type)
        // Unread code may require any of them.
        let hasUnread = inherited.undeclared.contains { !StandardLibrary.isEmptyProtocol($0.name) }
        if hasUnread { return Set(provisions.map(\.name)) }
        let own = partialScope.dependencyType.map { Set(model.protocols(of: $0)) } ?? []
        let protocols = inherited.declared.map(\.protocolType) + lacking
        let isPublished = index.modules[partialScope.module].kind == .library
        let used = provisions.filter { provision in
            let module = partialScope.access >= .package && provision.access >= .package ? nil : partialScope.module
            return (isPublished && provision.access >= .package) || hasOtherUse(provision, of: type)
                || isRead(provision.name, classes + protocols, in: module)
                || protocols.contains { !own.contains($0) && model.members(of: $0)[provision.name] != nil }
        }
        return Set(used.map(\.name))
    }

    private func isRead(_ name: String, _ types: [Int], in module: Int?) -> Bool {
        guard let number = reads.names.number(of: name) else { return false }
        return reads.reads(number, ofAny: types) || reads.readsUnknown(number, in: module)
    }

    /// Whether the declaration of a property suggests other uses: an override, an attribute, Objective-C.
    private func hasOtherUse(_ provision: Provision, of type: Int) -> Bool {
        guard let members = model.members(of: type)[provision.name] else { return true }
        return members.contains { member in
            let declaration = index.declaration(member.location)
            return declaration.modifiers.contains(.override) || !declaration.attributes.isEmpty
        }
    }
}
