import ScopeGraph
import Semantics
import SwiftReader

/// The requirements of a scope that nothing reads.
struct RequirementUse: Sendable {
    /// The names of its requirements that no code reads through the dependency, the component or a protocol of either,
    /// and that no unresolvable code can read. Requirements of descendants do not count as reads.
    fileprivate(set) var unread: Set<String> = []
    /// The subset of `unread` that other code cannot read through the component either: no other protocol requires
    /// them, and no module outside the sources can see them.
    fileprivate(set) var idle: Set<String> = []
    /// For the other unread requirements, by name: where the protocols that the component conforms to require them.
    /// Omits those that code outside the sources may read.
    fileprivate(set) var offers: [String: [SourceLocation]] = [:]
    /// Whether code reads something that the dependency does not have, which may be a requirement's name misspelled.
    fileprivate(set) var isMisread = false

    /// - Parameters:
    ///   - scopes: the scopes of the graph.
    ///   - names: the names of their requirements.
    ///   - lacking: by scope, the protocols as which the component is passed and to which it does not conform yet.
    ///   - declarations: their declarations.
    /// - Returns: the use by each scope.
    static func all(
        of scopes: [Scope],
        named names: NameFilter,
        lacking: [Int: [Int]],
        in model: SemanticModel,
        _ declarations: ScopeDeclarations
    ) -> [RequirementUse] {
        let reads = RequirementReads(of: scopes, named: names, in: model, declarations)
        let lacking = lacking.merging(pluginExtensions(in: model, declarations), uniquingKeysWith: +)
        return model.forEachScope(of: scopes.count) { model, portion in
            var finder = RequirementUseFinder(model: model, reads: reads.table, visibility: reads.visibility)
            return portion.map {
                finder.use(by: declarations[$0], of: scopes[$0].requirements, lacking: lacking[$0] ?? [])
            }
        }
    }

    /// By non-core component, the protocols of the plugin extensions through which others read it. Generated code does
    /// that, so that the component need not conform to them.
    private static func pluginExtensions(in model: SemanticModel, _ declarations: ScopeDeclarations) -> [Int: [Int]] {
        let table = declarations.table
        return table.partialScopes.lazy.compactMap(\.type).reduce(into: [:]) { found, type in
            guard let (nonCore, protocols) = model.pluginExtension(of: type),
                let scope = table.scopeOfType[nonCore].flatMap(declarations.scope)
            else { return }
            found[scope, default: []] += protocols
        }
    }
}

/// All reads of requirements.
private struct RequirementReads: Sendable {
    let table: ReadTable
    let visibility: ModuleVisibility

    init(of scopes: [Scope], named names: NameFilter, in model: SemanticModel, _ declarations: ScopeDeclarations) {
        let components = Set(
            scopes.indices.compactMap { declarations[$0].kind == .component ? declarations[$0].type : nil }
        )
        let types = components.union(components.flatMap { model.ancestry(of: $0).superclasses.map(\.type) })
        table = ReadCollector.reads(of: names, components: types, in: model)
        visibility = ModuleVisibility(of: model.index)
    }
}

/// Finds the requirements that scopes read or may read.
private struct RequirementUseFinder {
    let model: SemanticModel
    let reads: ReadTable
    let visibility: ModuleVisibility
    /// By the modules that are seen, those that see one of them. A module that all import has many scopes behind it.
    private var viewers: [[Int]: [Int]] = [:]
    private var index: TypeIndex { model.index }

    init(model: SemanticModel, reads: ReadTable, visibility: ModuleVisibility) {
        self.model = model
        self.reads = reads
        self.visibility = visibility
    }

    mutating func use(
        by partialScope: PartialScope,
        of requirements: [Requirement],
        lacking: [Int]
    ) -> RequirementUse {
        guard let dependencyProtocol = partialScope.dependencyType, !requirements.isEmpty else {
            return RequirementUse()
        }
        let protocols = model.protocols(of: dependencyProtocol)
        let classes = classes(of: partialScope)
        let isSeenOutside = (partialScope.dependencyProtocol?.access ?? .internal) >= .package
        let others = otherProtocols(of: classes, except: protocols, besides: lacking)
        let holders = Holders(
            protocols: protocols,
            classes: classes,
            others: others,
            module: partialScope.module,
            isSeenOutside: isSeenOutside
        )
        var (unread, idle): ([String], [String]) = ([], [])
        var offers: [String: [SourceLocation]] = [:]
        for name in requirements.map(\.name) where !isRead(name, through: holders) {
            unread.append(name)
            if let locations = self.offers(of: name, by: holders) {
                if locations.isEmpty { idle.append(name) } else { offers[name] = locations }
            }
        }
        let names = Set(unread)
        return RequirementUse(
            unread: names,
            idle: idle.count == unread.count ? names : Set(idle),
            offers: offers,
            isMisread: !unread.isEmpty && reads.misreads(any: protocols)
        )
    }

    /// The modules that see the dependency of a scope or one of the component's other protocols.
    private mutating func viewers(of holders: Holders) -> [Int] {
        guard holders.isSeenOutside else { return [holders.module] }
        let types = holders.protocols + holders.others.declared
        let seen = Set(types.map { index.types[$0].module }).union([holders.module]).sorted()
        if let known = viewers[seen] { return known }
        let found = visibility.modules(seeing: seen)
        viewers[seen] = found
        return found
    }

    /// The types through which the requirements of a scope may be read.
    private struct Holders {
        let protocols: [Int]
        let classes: [Int]
        let others: OtherProtocols
        let module: Int
        /// Whether other modules may see its dependency.
        let isSeenOutside: Bool
    }

    private mutating func isRead(_ name: String, through holders: Holders) -> Bool {
        guard let number = reads.names.number(of: name) else { return false }
        return reads.reads(number, ofAny: holders.protocols) || reads.reads(number, ofAny: holders.classes)
            || reads.reads(number, ofAny: holders.others.declared)
            || reads.readsUnknown(number, in: nil) && reads.readsUnknown(number, in: viewers(of: holders))
    }

    /// The component and its superclasses.
    private func classes(of partialScope: PartialScope) -> [Int] {
        guard partialScope.kind == .component, let type = partialScope.type else { return [] }
        return model.withSuperclasses(type)
    }

    private struct OtherProtocols {
        let declared: [Int]
        /// Whether the component conforms to an unread protocol.
        let hasUnread: Bool
    }

    /// The protocols of the component other than its own dependency.
    private func otherProtocols(of classes: [Int], except own: [Int], besides lacking: [Int]) -> OtherProtocols {
        // A builder may pass its dependency as another protocol, too.
        guard !classes.isEmpty else { return OtherProtocols(declared: lacking, hasUnread: false) }
        let inherited = model.inheritedProtocols(of: classes)
        let known = own.count < 2 ? [] : Set(own)
        return OtherProtocols(
            declared: inherited.declared.compactMap { conformance in
                let type = conformance.protocolType
                return type == own.first || known.contains(type) ? nil : type
            } + lacking,
            hasUnread: inherited.undeclared.contains { !StandardLibrary.isEmptyProtocol($0.name) }
        )
    }

    /// Whether it is a class of a library that other modules can name.
    private func isPublished(_ type: Int) -> Bool {
        let declared = index.types[type]
        return declared.access >= .package && index.modules[declared.module].kind == .library
    }

    /// Where the other protocols of the component require a property; `nil` if unread code may read it.
    private func offers(of name: String, by holders: Holders) -> [SourceLocation]? {
        guard let number = model.memberTable.number(of: name) else { return [] }
        let others = holders.others
        if isOfferedOutOfSight(number, holders.classes, toUnread: others.hasUnread) { return nil }
        var locations: [SourceLocation] = []
        for type in others.declared {
            for member in model.members(of: type)[number: number] ?? [] {
                let source = model.source(member.location.file)
                locations.append(source.location(of: source[member.location.declaration].name))
            }
        }
        return locations
    }

    /// Whether a declaration has an attached macro, which may generate code that reads it.
    private func isMacroAttached(to declaration: Declaration, in file: Int) -> Bool {
        let source = model.source(file)
        return declaration.attributes.indices.contains {
            model.macro(named: source.attributes[$0], in: file) != nil
        }
    }

    /// Whether a member of the component exposes the property to unread code: to an unread protocol or superclass, or
    /// as public API of a library.
    ///
    /// - Parameter name: its number in `MemberTable`.
    private func isOfferedOutOfSight(_ name: Int, _ classes: [Int], toUnread hasUnread: Bool) -> Bool {
        classes.contains { type in
            model.members(of: type)[number: name]?.contains { member in
                let declaration = index.declaration(member.location)
                let access = min(declaration.access ?? member.owner.access ?? .internal, index.types[type].access)
                let isOffered = access >= .package && isPublished(type)
                return hasUnread || isOffered || declaration.modifiers.contains(.override)
                    || isMacroAttached(to: declaration, in: member.location.file)
            } ?? false
        }
    }
}
