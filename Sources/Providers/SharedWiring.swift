import ScopeGraph
import Modules
import WiringText

/// The wiring of one module, grouped by the targets that compile it.
///
/// A class that several targets compile has to be wired in a file that they all compile, whose name is unique in each
/// of them.
struct SharedWiring {
    /// The wiring that only the module itself compiles.
    let own: [ChildWiring]
    private let groups: [(sharers: [String], file: String, wirings: [ChildWiring])]
    private let sources: ModuleSources

    init(
        of sources: ModuleSources,
        _ wirings: [ChildWiring],
        _ graph: ScopeGraph,
        module: Int,
        _ targets: CompilingTargets
    ) {
        self.sources = sources
        guard !targets.isEmpty else {
            (own, groups) = (wirings, [])
            return
        }
        let placement = WiringPlacement(sources: sources, graph: graph, module: module, targets: targets)
        let bySharers = Dictionary(grouping: wirings.flatMap(placement.placed)) { $0.sharers }
        own = (bySharers[[]] ?? []).map(\.wiring)
        groups = bySharers.filter { !$0.key.isEmpty }.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
            ($0.key, $0.value.map(\.file).min() ?? "", $0.value.map(\.wiring))
        }
    }

    /// The files that other targets compile too, including those with nothing left to be wired.
    func files(_ writer: WiringWriter) -> [PlannedFile] {
        var left = sources.generated.filter { GenerationPlan.isPathOfShared($0.path) }
        var files: [PlannedFile] = []
        for (sharers, file, wirings) in groups {
            let sections = writer.sections(of: wirings)
            let path = GenerationPlan.path(beside: file, sharedBy: [sources.module.name] + sharers)
            let current = left.first { $0.path.lastComponent == path.lastComponent }
            guard !sections.isEmpty || current != nil else { continue }
            left.removeAll { $0.path == current?.path }
            files.append(PlannedFile(sections, at: current?.path ?? path, current, writer, sharers: sharers))
        }
        return files + left.map { PlannedFile([], at: $0.path, $0, writer) }
    }
}

extension GenerationPlan {
    private static let stem = "ThimbleGenerated"
    /// How the names of shared files begin.
    private static let sharedStart = "\(stem)+"

    /// The path of the generated file that several targets compile, next to another shared file.
    package static func path(beside file: String, sharedBy targets: [String]) -> String {
        let name = "\(stem)+\(targets.sorted().joined(separator: "+")).swift"
        return file.lastIndex(of: "/").map { "\(file[...$0])\(name)" } ?? name
    }

    static func isPathOfShared(_ path: String) -> Bool { isNameOfShared(String(path.lastComponent)) }

    private static func isNameOfShared(_ name: String) -> Bool {
        name.startsWithBytes(sharedStart) && name.endsWithBytes(".swift")
    }

    /// Whether a name is the default name of a generated file.
    package static func isFileName(_ name: String) -> Bool { name == fileName || isNameOfShared(name) }
}
