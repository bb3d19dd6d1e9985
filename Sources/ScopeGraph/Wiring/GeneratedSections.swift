import Modules
import Semantics
import SwiftReader

/// The heading of the code that is generated for a parent and one of its children.
package struct SectionHeading: Hashable, Sendable {
    private static let start = "// MARK: - "
    private static let arrow = " → "

    let parent: String
    let child: String

    package init(parent: String, child: String) {
        self.parent = parent
        self.child = child
    }

    /// The headings in a generated file, in its order.
    package static func all(in bytes: [UInt8]) -> [SectionHeading] {
        bytes.split(separator: UInt8(ascii: "\n")).filter { $0.starts(with: start.utf8) }.compactMap { line in
            let names = String(decoding: line.dropFirst(start.utf8.count), as: UTF8.self).split(separator: arrow)
            return names.count == 2 ? SectionHeading(parent: String(names[0]), child: String(names[1])) : nil
        }
    }

    package var text: String { Self.start + parent + Self.arrow + child }
}

extension WiringReader {
    /// Links children without a known parent to those for which a generated file already wires them, if code of the parent
    /// passes the unknown value. Otherwise what still compiles would no longer be generated as soon as a value is passed
    /// in a way that shows no type.
    mutating func linkByGeneratedSections(of sources: [ModuleSources]) {
        let unlinked = unlinkedChildren()
        guard !unlinked.isEmpty, sources.contains(where: { !$0.generated.isEmpty }) else { return }
        let components = table.partialScopes.indices.filter { table.partialScopes[$0].kind == .component }
        let parents = Dictionary(grouping: components) { table.partialScopes[$0].baseName }
        let linked = linkedPairs
        for (module, part) in sources.enumerated() {
            for heading in part.generated.flatMap({ SectionHeading.all(in: $0.bytes) }) {
                for parent in parents[heading.parent] ?? [] where table.partialScopes[parent].module == module {
                    let passed = (unlinked[heading.child] ?? []).filter { passes(parent, at: $0.location) }
                    link(parent, toUnlinked: passed, besides: linked)
                }
            }
        }
    }

    /// Whether a place is in the class of a component, or in a builder that makes it.
    private func passes(_ parent: Int, at location: SourceLocation) -> Bool {
        let builders = madeByBuilder.filter { $0.value.contains(parent) }.map(\.key)
        let types = [table.partialScopes[parent].type].compactMap(\.self) + builders
        return types.flatMap(index.declarationLocations).contains { declared in
            let source = model.source(declared.file)
            guard source.path == location.file else { return false }
            let range = source[declared.declaration].range
            let end = SourceRange(start: range.end, end: range.end)
            return source.location(of: range) <= location && location < source.location(of: end)
        }
    }
}
