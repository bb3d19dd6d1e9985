import NeedleText
import SwiftReader
import Testing

@testable import NeedleDropIn

@Suite struct PathCountTests {
    /// Diamonds one below the other: each doubles the ways.
    private func diamonds(_ count: Int) throws -> DropInGraph {
        var code = ""
        func add(_ name: String, _ base: String, _ children: [String]) {
            let calls = children.map { "func make\($0)() { \($0)(parent: self) }" }
            code += "class \(name): \(base) { \(calls.joined(separator: "\n")) }\n"
        }
        for level in 0..<count {
            let base = level == 0 ? "BootstrapComponent" : "Component<EmptyDependency>"
            add("Top\(level)", base, ["Left\(level)", "Right\(level)"])
            for side in ["Left", "Right"] { add("\(side)\(level)", "Component<EmptyDependency>", ["Top\(level + 1)"]) }
        }
        add("Top\(count)", count == 0 ? "BootstrapComponent" : "Component<EmptyDependency>", [])
        return try graph(code)
    }

    @Test(arguments: [0, 1, 5, 20, 60])
    func countsStackedDiamondsExactly(_ count: Int) throws {
        let paths = PathCount(of: try diamonds(count).pathGraph)
        #expect(paths.total == 4 * (1 << count) - 3)
    }

    @Test func countsUpToTheLastNumberThatThereIs() throws {
        let sixty = PathCount(of: try diamonds(60).pathGraph)
        #expect(sixty.text == "4,611,686,018,427,387,901")
        let last = PathCount(of: try diamonds(61).pathGraph)
        #expect(last.text == "9,223,372,036,854,775,805")
        let more = PathCount(of: try diamonds(62).pathGraph)
        #expect(more.total == nil)
        #expect(more.text == "more than 9,223,372,036,854,775,807")
        #expect(more.exceeds(Int.max))
        #expect(PathCount(of: try diamonds(5_000).pathGraph).total == nil)
    }

    @Test func agreesWithTheWaysThemselves() throws {
        let graph = try diamonds(6)
        let paths = Paths(of: graph.pathGraph)
        #expect(PathCount(of: graph.pathGraph).total == paths.steps.count)
        #expect(PathCount(of: graph.pathGraph).counts == paths.ofComponent.map(\.count))
    }

    @Test func countsASecondWayFromTheSameParent() throws {
        let graph = try graph(
            """
            class Root: BootstrapComponent { func a() { Kid(parent: self) } }
            extension Root { func b() { Kid(parent: self) } }
            class Kid: Component<EmptyDependency> {}
            """
        )
        #expect(PathCount(of: graph.pathGraph).total == 3)
    }

    @Test func countsNothingBelowAnOrphanButInTheLog() throws {
        let graph = try graph(
            """
            class Root: BootstrapComponent {}
            class Lost: Component<EmptyDependency> { func a() { Kid(parent: self) } }
            class Kid: Component<EmptyDependency> {}
            """
        )
        #expect(PathCount(of: graph.pathGraph).total == 1)
        #expect(PathCount(of: graph.pathGraph, withOrphans: true).total == 3)
    }

    @Test func namesThePlacesWhereTheyMultiply() throws {
        let excess = try diamonds(20).excess(over: 50_000, level: .warning)
        let message = try #require(excess)
        #expect(message.contains("4,194,301"))
        #expect(message.contains("`Top20` (by `Left19`, `Right19`)"))
        #expect(try diamonds(3).excess(over: 29, level: .warning) == nil)
        #expect(try diamonds(3).excess(over: 28, level: .warning) != nil)
    }

    @Test func refusesWhatIsTooDeepToBeWritten() throws {
        // Each scope makes the next: the path to the last one has all their names.
        func chain(_ length: Int) -> PathCount {
            PathCount(
                of: PathGraph(
                    names: (0..<length).map { "Link\($0)" },
                    parents: (0..<length).map { $0 == 0 ? [] : [$0 - 1] },
                    isRoot: (0..<length).map { $0 == 0 }
                )
            )
        }
        #expect(chain(4).names == 10)
        #expect(chain(3_000).excess(over: 50_000) == nil)
        let message = try #require(chain(20_000).excess(over: 50_000))
        #expect(message.contains("200,010,000 names"))
        #expect(chain(20_000).excess(over: 3_000_000) == nil)
        #expect(chain(20_000).excess(over: Int.max) == nil)
    }

    @Test func countsTheLinesOfATree() throws {
        let graph = try diamonds(3)
        #expect(graph.tree(from: "Top0").split(separator: "\n").count == 29)
        #expect(graph.excess(over: 29, inTreeFrom: "Top0") == nil)
        #expect(graph.excess(over: 28, inTreeFrom: "Top0") != nil)
        #expect(graph.excess(over: 1, inTreeFrom: "Nobody") == nil)
        #expect(try diamonds(100).excess(over: 50_000, inTreeFrom: "Top0") != nil)
    }
}

/// The graph of one file.
func graph(_ code: String, isPluginized: Bool = false) throws -> DropInGraph {
    let name = FileName(shown: "App.swift", location: "/App.swift", folder: "/")
    let file = DropInReader(isPluginized: isPluginized).read(name, Array(code.utf8))
    return try DropInGraph(linking: file.map { [$0] } ?? [], isPluginized: isPluginized)
}
