import Graphs
import ScopeGraph
import Semantics
import SwiftReader

/// Objects that one body creates and that keep each other alive.
struct StrongCycleSite: Sendable {
    struct Link: Sendable {
        let className: String
        let target: String
        let property: String
        /// Where the property is set.
        let location: SourceLocation
    }

    /// In the order of the cycle; the last one closes it.
    let links: [Link]
    /// The type of the last property, as written; empty if there is none.
    let type: String
    let isOptional: Bool
    /// Whether `weak` is allowed for the type.
    let isClassBound: Bool
    /// The `var` or `let` of the last property.
    let keyword: SourceLocation
    let module: Int
}

/// Finds the bodies that put objects together so that each strongly refers to the next one, and the last to the first.
struct StrongCycles {
    let model: SemanticModel
    /// The names of what some file sets to `nil`.
    let emptied: Set<String>
    private var index: TypeIndex { model.index }

    /// In source order.
    static func all(in model: SemanticModel) -> [StrongCycleSite] {
        let emptied = model.index.files.reduce(into: Set()) { $0.formUnion($1.source.emptiedNames) }
        let found = model.onAllCores(model.filePortions) { model, files in
            let reader = StrongCycles(model: model, emptied: emptied)
            return files.flatMap { reader.cycles(in: $0) }
        }
        return found.joined().sorted { $0.keyword < $1.keyword }
    }

    private func cycles(in file: Int) -> [StrongCycleSite] {
        let source = model.source(file)
        guard source.problems.isEmpty, !index.isOfLibrary(file) else { return [] }
        let objects = AssembledObjects(model: model, file: file)
        // Objects exist before they are passed to an initializer, so only an assignment can close a cycle.
        let assigned = Dictionary(grouping: objects.assignments()) { source[$0.expression].block }
        var sites: [StrongCycleSite] = []
        for (_, assignments) in assigned.sorted(by: { $0.key.value < $1.key.value }) {
            var links = assignments
            var pending = Worklist(assignments.flatMap { [$0.from, $0.to] })
            while let object = pending.next() {
                if case .property(let location) = object, let first = assignments.first,
                    let own = objects.link(toProperty: location, at: first.expression)
                {
                    links.append(own)
                    pending.insert(own.from)
                }
                guard case .created(let call) = object else { continue }
                let created = objects.links(ofCreated: call)
                links += created
                pending.insert(created.map(\.to))
            }
            let remaining = links.filter { !emptied.contains($0.property) }
            var reported: Set<AssembledObject> = []
            for closing in remaining where closing.isAssignment && !reported.contains(closing.from) {
                guard let cycle = cycle(closedBy: closing, among: remaining) else { continue }
                reported.formUnion(cycle.map(\.from))
                sites.append(site(cycle, in: file))
            }
        }
        return sites
    }

    /// The links from the end of a link back to its start, and the link itself.
    private func cycle(closedBy closing: StrongLink, among links: [StrongLink]) -> [StrongLink]? {
        let next = Dictionary(grouping: links, by: \.from)
        let paths = ShortestPaths(from: [closing.to]) { object in (next[object] ?? []).map(\.to) }
        let path = paths.path(to: closing.from)
        guard path.count > 1 else { return nil }
        let steps = zip(path, path.dropFirst()).compactMap { from, to in next[from]?.first { $0.to == to } }
        let cycle = steps + [closing]
        // The last assignment is what the author would make weak.
        let last = cycle.indices.filter { cycle[$0].isAssignment }.max { cycle[$0].expression < cycle[$1].expression }
        guard let last else { return cycle }
        return Array(cycle[(last + 1)...] + cycle[...last])
    }

    private func site(_ cycle: [StrongLink], in file: Int) -> StrongCycleSite {
        let source = model.source(file)
        let last = cycle[cycle.count - 1].declaration
        let declared = model.source(last.file)
        let declaration = declared[last.declaration]
        let type = model.resolution.type(of: declaration.type, in: last.file, block: declaration.block)
        return StrongCycleSite(
            links: cycle.map { link in
                StrongCycleSite.Link(
                    className: link.className,
                    target: link.target,
                    property: link.property,
                    location: source.location(of: source[link.expression].range)
                )
            },
            type: declared.joined(declaration.type),
            isOptional: type != type.unwrapped,
            isClassBound: BackReferences(model: model).isClassBound(type.unwrapped),
            keyword: declared.location(of: declaration.keyword),
            module: index.files[file].module
        )
    }
}
