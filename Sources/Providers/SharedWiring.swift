import ScopeGraph
import Modules
import WiringText

/// The wiring of one module, grouped by the targets that compile it.
///
/// A class that several targets compile has to be wired in a file that they all compile, whose name is unique in each
/// of them.
struct SharedWiring {
    typealias Section = (wiring: ChildWiring, text: String)

    /// The wiring that only the module itself compiles.
    let own: [Section]
    let writer: WiringWriter
    private let groups: [(sharers: [String], file: String, sections: [Section])]

    /// An index into `ScopeGraph.modules`.
    var module: Int { writer.module }

    init(
        of sources: ModuleSources,
        _ wirings: [ChildWiring],
        _ writer: WiringWriter,
        _ targets: CompilingTargets
    ) {
        self.writer = writer
        guard !targets.isEmpty else {
            (own, groups) = (writer.sections(of: wirings), [])
            return
        }
        let placement = WiringPlacement(
            sources: sources,
            graph: writer.graph,
            module: writer.module,
            targets: targets
        )
        let bySharers = Dictionary(grouping: wirings.flatMap(placement.placed)) { $0.sharers }
        own = writer.sections(of: (bySharers[[]] ?? []).map(\.wiring))
        groups = bySharers.filter { !$0.key.isEmpty }.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
            ($0.key, $0.value.map(\.file).min() ?? "", writer.sections(of: $0.value.map(\.wiring)))
        }
    }

    /// The files that other targets compile too.
    func files(at places: inout GeneratedPlaces) -> [PlannedFile] {
        groups.filter { !$0.sections.isEmpty }.map { sharers, file, sections in
            let place = places.place(ofWiringIn: file, of: module, sharedBy: sharers)
            return PlannedFile(sections, at: place, writer, sharers: sharers)
        }
    }
}
