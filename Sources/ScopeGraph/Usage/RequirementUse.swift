import SwiftReader

/// Which of their requirements scopes read, or may read.
struct RequirementUse {
    let codebase: Codebase
    private let reads: ReadTable
    private var index: TypeIndex { codebase.index }

    /// - Parameter names: those of all requirements.
    init(codebase: Codebase, drafts: [ScopeDraft], names: NameFilter) {
        self.codebase = codebase
        let components = Set(drafts.filter { $0.kind == .component }.compactMap(\.type))
        let types = components.union(components.flatMap { codebase.ancestry(of: $0).superclasses.map(\.type) })
        reads = ReadCollector.reads(of: names, components: types, in: codebase)
    }

    /// The names of the requirements that something reads, and of those that others may read.
    func names(of draft: ScopeDraft, _ requirements: [Requirement]) -> (read: Set<String>, offered: Set<String>) {
        guard let contract = draft.contractType, !requirements.isEmpty else { return ([], []) }
        let protocols = codebase.protocols(of: contract)
        let classes = classes(of: draft)
        let others = otherProtocols(of: classes, except: protocols)
        let isSeenOutside = (draft.contract?.access ?? .internal) >= .package
        let types = protocols + classes + others.declared
        let offering = classes.filter { others.hasUnread || isPublished($0) || overrides($0) }
        var (read, offered): ([String], [String]) = ([], [])
        for name in requirements.lazy.map(\.name) {
            let module = isSeenOutside ? nil : draft.module
            if let number = reads.names.number(of: name),
                reads.reads(number, ofAny: types) || reads.readsUnknown(number, in: module)
            {
                read.append(name)
            }
            if others.declared.contains(where: { codebase.members(of: $0)[name] != nil })
                || isOfferedOutOfSight(name, offering, toUnread: others.hasUnread)
            {
                offered.append(name)
            }
        }
        return (Set(read), Set(offered))
    }

    /// The component with its superclasses.
    private func classes(of draft: ScopeDraft) -> [Int] {
        guard draft.kind == .component, let type = draft.type else { return [] }
        return [type] + codebase.ancestry(of: type).superclasses.map(\.type)
    }

    private struct OtherProtocols {
        let declared: [Int]
        /// Whether the component conforms to something that was not read.
        let hasUnread: Bool
    }

    /// What the component conforms to besides its own dependency.
    private func otherProtocols(of classes: [Int], except own: [Int]) -> OtherProtocols {
        guard !classes.isEmpty else { return OtherProtocols(declared: [], hasUnread: false) }
        let inherited = codebase.inheritedProtocols(of: classes)
        let known = Set(inherited.declared.isEmpty ? [] : own)
        return OtherProtocols(
            declared: inherited.declared.map(\.protocolType).filter { !known.contains($0) },
            hasUnread: inherited.undeclared.contains { !isLibrary($0.name) }
        )
    }

    private func isLibrary(_ name: String) -> Bool {
        let asksForNothing = codebase.library.isEmptyDependency(.named(name, arguments: []), in: index)
        return asksForNothing || LibraryClass(rawValue: name) != nil
    }

    /// Whether others can name a class.
    private func isPublished(_ type: Int) -> Bool {
        let declared = index.types[type]
        return declared.access >= .package && index.modules[declared.module].kind == .library
    }

    /// Whether a class has any member that takes the place of a superclass's.
    private func overrides(_ type: Int) -> Bool {
        index.memberBlocks(of: type).contains { braces in
            let source = codebase.source(braces.file)
            return source[braces.block].items.indices.contains { item in
                guard case .declaration(let id) = source.items[item] else { return false }
                return source[id].modifiers.contains(.override)
            }
        }
    }

    /// Whether a member of the component hands the property to code that was not read: as what an unread protocol or
    /// superclass asks for, or as what a library offers to all.
    private func isOfferedOutOfSight(_ name: String, _ classes: [Int], toUnread hasUnread: Bool) -> Bool {
        classes.contains { type in
            codebase.members(of: type)[name]?.contains { member in
                let declaration = index.declaration(member.place)
                let access = min(declaration.access ?? member.owner.access ?? .internal, index.types[type].access)
                let isOffered = access >= .package && isPublished(type)
                return hasUnread || isOffered || declaration.modifiers.contains(.override)
            } ?? false
        }
    }
}
