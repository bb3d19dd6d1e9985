import ScopeGraph
import SwiftReader

@testable import ThimbleCommands

/// Where the sample declares something that a mutant can change.
struct Site {
    /// The scope's name without `Component`.
    let scope: String
    let file: SourceFile
    let declaration: Declaration

    var name: String { file.name(declaration.name) }
    var type: String { file.text(declaration.type) }

    /// The file's text with some bytes replaced.
    func replacing(_ range: SourceRange, with text: String) -> String {
        var bytes = file.bytes
        bytes.replaceSubrange(Int(range.start)..<Int(range.end), with: text.utf8)
        return String(decoding: bytes, as: UTF8.self)
    }

    func inserting(_ text: String, at offset: UInt32) -> String {
        replacing(SourceRange(start: offset, end: offset), with: text)
    }
}

/// All such sites of the sample as the graph has them, so that no provision and no requirement is left out.
struct SampleSites {
    let provisions: [Site]
    let requirements: [Site]
    let components: [Site]
    /// The extensions of components by hand.
    let extensions: [Site]
    /// The places where parents hand themselves over.
    let edges: [(parent: String, child: String, location: SourceLocation)]

    init() throws {
        let analysis = try Analysis(InputOptions(Arguments([Sample.folder], for: Check.shape), for: Check.shape))
        let graph = analysis.graph
        let files = analysis.sources.modules.filter { $0.module.kind != .test }.flatMap(\.files)
        // The second sample, in Needle's style, is no subject of the compiler.
        let isWired = graph.scopes.map { graph.modules[$0.module].kind != .test && $0.dialect == .ribs }
        let scopes = graph.scopes.indices.filter { isWired[$0] }.map { graph.scopes[$0] }

        func site(_ scope: Scope, _ location: SourceLocation) throws -> Site {
            guard let file = files.first(where: { $0.path == location.file }),
                let declaration = file.declarations.first(where: { file.location(of: $0.name) == location })
            else { throw SampleError("No declaration stands at \(location).") }
            return Site(scope: scope.baseName, file: file, declaration: declaration)
        }

        provisions = try scopes.flatMap { scope in try scope.provisions.map { try site(scope, $0.location) } }
        requirements = try scopes.flatMap { scope in try scope.requirements.map { try site(scope, $0.location) } }
        components = try scopes.map { try site($0, $0.location) }
        extensions = files.flatMap { file in
            file.declarations.filter { $0.kind == .extension }.compactMap { declaration in
                let scope = scopes.first { $0.name == file.name(declaration.name) }
                return scope.map { Site(scope: $0.baseName, file: file, declaration: declaration) }
            }
        }
        edges = graph.edges.filter { isWired[$0.child] }.map {
            (graph.scopes[$0.parent].baseName, graph.scopes[$0.child].baseName, $0.location)
        }
    }
}
