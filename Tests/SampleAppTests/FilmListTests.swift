import CommandTestSupport
import Providers
import ScopeGraph
import SwiftReader
import TestSupport
import Testing

@testable import ThimbleCommands

/// The second sample, in Needle's style: the compiler sees no fault of its wiring, and without Thimble the app would
/// end when it is launched.
@Suite("The sample in Needle's style")
struct FilmListTests {
    @Test("Its generated file is up to date")
    func generated() {
        let outcome = thimble("generate", "--dialect", "needle", "--check", Sample.folder)
        #expect(outcome.code == 0)
        #expect(outcome.output == "")
        #expect(outcome.errors == "Up to date.\n")
    }

    @Test("With any provider taken away, the check fails, names the reader, and nothing is written")
    func takenAway() throws {
        let sample = try Sample.read.get()
        let sites = try NeedleSites()
        #expect(sites.provisions.count >= 7)
        for site in sites.provisions {
            let folder = try TemporaryFolder()
            for (path, text) in sample.texts {
                try folder.write(
                    path == site.file.path ? site.replacing(site.declaration.range, with: "") : text,
                    to: path
                )
            }
            let outcome = thimble("check", folder.path)
            #expect(outcome.code == 1, "\(site.scope).\(site.name)")
            let isNamed = ["missing-provider", "missing-plugin-property"].contains { rule in
                outcome.output.contains("`\(site.name): ") && outcome.output.contains("[\(rule)]")
            }
            #expect(isNamed, "\(site.scope).\(site.name): \(outcome.output)")
            let generating = thimble("generate", "--dialect", "needle", "--check", folder.path)
            #expect(generating.code == 1)
            #expect(generating.errors.contains("Nothing was written"))
        }
    }
}

/// What a scope of the second sample reads of another one, or a plugin extension of its non-core component.
private struct NeedleSites {
    let provisions: [Site]

    init() throws {
        let analysis = try Analysis(InputOptions(Arguments([Sample.folder], for: Check.shape), for: Check.shape))
        let graph = analysis.graph
        let files = analysis.sources.modules.filter { $0.module.kind != .test }.flatMap(\.files)
        let asked = Set(graph.scopes.filter(\.isNeedleComponent).flatMap(\.requirements).map(\.name))
        provisions = graph.scopes.filter(\.isNeedleComponent).flatMap { scope in
            scope.provisions.filter { $0.owner == .itself && asked.contains($0.name) }.compactMap { provision in
                let file = files.first { $0.path == provision.location.file }
                let declaration = file?.declarations.first { file?.location(of: $0.name) == provision.location }
                guard let file, let declaration else { return nil }
                return Site(scope: scope.name, file: file, declaration: declaration)
            }
        }
    }
}
