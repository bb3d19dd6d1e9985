import CommandTestSupport
import Foundation
import TestSupport
import Testing

@testable import Drawings
@testable import ThimbleCommands

@Suite struct ExplorerPageTests {
    private static let folder = repository.appendingPathComponent("Sources/Drawings/Explorer").path
    private static let sampleApp = repository.appendingPathComponent("SampleApp").path

    @Test func theEmbeddedFilesAreThoseOfTheFolder() throws {
        let made = try Program(at: "\(Self.folder)/Page/embed.sh").run([])
        #expect(made.isSuccess, "\(made.errors)")
        let isSame = made.output == (try Files.text(of: "\(Self.folder)/ExplorerFiles.swift"))
        #expect(isSame, "Run Sources/Drawings/Explorer/Page/embed.sh >Sources/Drawings/Explorer/ExplorerFiles.swift.")
    }

    @Test func thePageIsSmallWithoutData() {
        let graph = ExplorerGraph(of: GraphSummary(scopes: [], edges: [], suppliers: [], findings: []))
        let size = ExplorerPage.text(of: graph, title: "Empty").utf8.count
        #expect(size < 150_000)
        print("The page without data has \(size) bytes.")
    }

    @Test func dataCannotEndTheirElement() throws {
        let text = try SamplePages.hostile().text(of: "hostile.html")
        #expect(text.components(separatedBy: "</script>").count == 3)
        #expect(text.components(separatedBy: "<script").count == 3)
        #expect(text.contains("<title>&lt;/script>&lt;script>globalThis.wasRun = true&lt;/script> · Thimble</title>"))
        let data = try #require(
            text.components(separatedBy: "id=\"graph\">").last?.components(separatedBy: "</script>").first
        )
        let graph = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
        #expect((graph?["scopes"] as? [Any])?.count == 16)
    }

    @Test func requestsOfExecutorsAreOnThePage() throws {
        let analysis = try Analysis(InputOptions(Arguments([Self.sampleApp], for: Check.shape), for: Check.shape))
        let graph = ExplorerGraph(of: analysis.drawingSubject, explainedBy: analysis.subject)
        let request = try #require(graph.requests.first)
        #expect(!request.interactors.isEmpty)
        let scopes = (request.executions + request.registrations).flatMap(\.scopes)
        #expect(!scopes.isEmpty && scopes.allSatisfy(graph.scopes.indices.contains))
        let text = ExplorerPage.text(of: graph, title: "Requests")
        #expect(text.contains("\"requests\":["))
        #expect(text.contains("\"\(request.name)\""))
        // A page without requests has no list of them.
        var without = graph
        without.requests = []
        #expect(!ExplorerPage.text(of: without, title: "None").contains("\"requests\":["))
    }

    /// The routes that a file of `graph --format json` gives are those that the sources give.
    @Test func routesFollowFromASummary() throws {
        let analysis = try Analysis(InputOptions(Arguments([Self.sampleApp], for: Check.shape), for: Check.shape))
        let known = ExplorerGraph(of: analysis.drawingSubject, explainedBy: analysis.subject)
        let summary = ExplorerGraph(of: GraphSummary(of: analysis.drawingSubject))
        #expect(Self.ends(in: known) == Self.ends(in: summary))
        #expect(Self.ends(in: known).count > 25)
    }

    /// For each requirement, the scopes at which the routes end and how many scopes are between.
    private static func ends(in graph: ExplorerGraph) -> Set<String> {
        Set(
            graph.needs.indices.filter { graph.needs[$0].isOwn }.flatMap { start in
                var ends: [String] = []
                var pending = [(need: start, steps: 0)]
                var visited: Set<Int> = [start]
                while let (number, steps) = pending.popLast() {
                    for route in graph.needs[number].routes {
                        if case .passedOn(let above) = route.answer {
                            if visited.insert(above).inserted { pending.append((above, steps + 1)) }
                        } else {
                            let (need, end) = (graph.needs[start], graph.scopes[graph.edges[route.edge].parent].id)
                            ends.append("\(graph.scopes[need.scope].id).\(need.label) \(end) \(steps)")
                        }
                    }
                }
                return ends
            }
        )
    }

    @Test func onlyAnOlderPageIsReplaced() throws {
        let folder = try TemporaryFolder(["notes.html": "<!DOCTYPE html>\nMy notes"])
        let (page, notes) = ("\(folder.path)/page.html", "\(folder.path)/notes.html")
        let graph = ["graph", "--format", "html", Self.sampleApp]
        let refused = thimble(graph + ["--output", notes])
        #expect(refused.code == 2)
        #expect(
            refused.errors
                == "error: '\(notes)' is not a page of Thimble. '--force' overwrites it.\n"
        )
        #expect(try folder.text(of: "notes.html") == "<!DOCTYPE html>\nMy notes")
        for _ in 1...2 {
            let written = thimble(graph + ["--output", page])
            #expect(written.code == 0)
            #expect(written.output.isEmpty)
            #expect(written.errors == "Wrote \(page).\n")
        }
        #expect(try folder.text(of: "page.html") == thimble(graph).output)
        #expect(thimble(graph + ["--output", notes, "--force"]).code == 0)
        #expect(try folder.text(of: "notes.html") == thimble(graph).output)
        #expect(try folder.names() == ["notes.html", "page.html"])
    }

    @Test(arguments: ["--output=page.html", "--source-link=https://example.org/{file}", "--force"])
    func optionsOfPagesRequirePages(option: String) {
        for words in [["graph", "."], ["diff", "a", "b"]] {
            let outcome = thimble(words + [option])
            #expect(outcome.code == 2)
            #expect(outcome.errors.contains("requires '--format html'"), "\(outcome.errors)")
        }
    }

    @Test func aDifferenceWithoutAPageAlwaysHasItsTests() {
        let outcome = thimble("diff", "--tests", "a", "b")
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("'--tests' requires '--format html'"), "\(outcome.errors)")
    }

    @Test(arguments: [
        ("https://example.org/", "it contains neither '{path}' nor '{file}'"),
        ("{file}#L{line}", "it is not an address such as"),
        ("javascript:open('{file}')", "an address that begins with 'javascript:' is code, not a link"),
        ("DATA:text/html,{file}", "an address that begins with 'data:' is code"),
    ])
    func someAddressesAreRefused(template: String, reason: String) {
        let outcome = thimble("graph", "--format", "html", "--source-link", template, Self.sampleApp)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    }

    @Test func pathsInAddressesAreEncoded() throws {
        let links = try SourceLinks("https://example.org/blob/main/{file}#L{line}")
        #expect(
            links.address(of: "A b/Ü&\"#?.swift")
                == "https://example.org/blob/main/A%20b/%C3%9C%26%22%23%3F.swift#L{line}"
        )
        let page = thimble(
            "graph",
            "--format",
            "html",
            "--source-link",
            "vscode://file{path}:{line}:{column}",
            Self.sampleApp
        )
        #expect(
            page.output.contains(
                "\"vscode://file\(Self.sampleApp)/Sources/TicTacToe/App/AppComponent.swift:{line}:{column}\""
            )
        )
    }
}
