import CommandTestSupport
import Drawings
import Foundation
import Reporters
import ScopeGraph
import ScopeRules
import TestSupport

@testable import ThimbleCommands

/// Pages for a browser, and what they have to show.
enum SamplePages {
    private static let sampleApp = repository.appendingPathComponent("SampleApp").path

    /// SampleApp, with and without its tests; SampleApp with faults; the differences of the two.
    static func folder() throws -> TemporaryFolder {
        let faulty = try faultyApp()
        let folder = try TemporaryFolder()
        try folder.write(thimble("graph", "--format", "html", "--tests", sampleApp).output, to: "page.html")
        try folder.write(thimble("graph", "--format", "html", sampleApp).output, to: "plain.html")
        try folder.write(thimble("graph", "--format", "json", sampleApp).output, to: "graph.json")
        let link = "vscode://file{path}:{line}:{column}"
        let faults = thimble("graph", "--format", "html", "--source-link", link, faulty.path)
        try folder.write(faults.output, to: "faults.html")
        for (format, ending) in [("html", "html"), ("json", "json")] {
            let difference = thimble("diff", "--format", format, sampleApp, faulty.path)
            try folder.write(difference.output, to: "difference.\(ending)")
        }
        let tests = thimble("diff", "--format", "html", "--tests", sampleApp, faulty.path)
        try folder.write(tests.output, to: "difference-tests.html")
        try folder.write(thimble("diff", "--format", "html", faulty.path, sampleApp).output, to: "repaired.html")
        return folder
    }

    /// SampleApp without its theme and without one scope, and with a new scope.
    private static func faultyApp() throws -> TemporaryFolder {
        let sources = "\(sampleApp)/Sources"
        let folder = try TemporaryFolder()
        for (path, text) in try Files.texts(below: sources, endingIn: ".swift")
        where !path.hasPrefix("TicTacToe/CreateAccount/") {
            try folder.write(text, to: "Sources/\(path)")
        }
        try folder.write(try Files.text(of: "\(sampleApp)/Package.swift"), to: "Package.swift")
        try folder.replace("    var theme: Theme { Theme() }\n", with: "", in: "App/AppComponent.swift")
        try folder.replace(
            "            offGameBuilder:",
            with: "            settings: SettingsBuilder(dependency: component),\n            offGameBuilder:",
            in: "LoggedIn/LoggedInBuilder.swift"
        )
        try folder.write(settings, to: "Sources/TicTacToe/Settings/SettingsBuilder.swift")
        return folder
    }

    private static let settings = """
        import RIBs

        protocol SettingsDependency: Dependency {
            var volume: Volume { get }
            var webService: WebServicing { get }
        }

        final class SettingsComponent: Component<SettingsDependency> {}

        final class SettingsBuilder: Builder<SettingsDependency> {
            func build() {
                let component = SettingsComponent(dependency: dependency)
                print(component.dependency.volume, component.dependency.webService)
            }
        }

        """

    /// Apps with suppliers of all kinds, each as a page and as the answers of `why` and `impact`.
    static func answers() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let fixtures = repository.appendingPathComponent("Tests/GoldenTests/Fixtures").path
        let names = LongTests.areAllIncluded ? fixtureNames : Sampling(fixtureNames, every: 3).chosen
        let apps = names.map { ($0, "\(fixtures)/\($0)/Input") } + [("SampleApp", sampleApp)]
        for (name, path) in apps {
            let analysis = try Analysis(InputOptions(Arguments([path], for: Check.shape), for: Check.shape))
            let graph = ExplorerGraph(of: analysis.drawingSubject, explainedBy: analysis.subject)
            try folder.write(ExplorerPage.text(of: graph, title: name), to: "\(name).html")
            let scopes = analysis.graph.scopes.indices.map { answers(about: $0, analysis) }
            try folder.write("{\"scopes\": [\(scopes.joined(separator: ", "))]}", to: "\(name).answers.json")
        }
        return folder
    }

    private static let fixtureNames = [
        "DemoFaults", "InaccessibleProviders", "Methods", "MissingProviders", "NearMisses", "NearMissesNeedle",
        "NeedleFaults", "NeedlePlugins", "OneNameTwoTypes", "OpenRootLibrary", "OwnDependencyHandedOn",
        "PassThroughsByHand", "SeveralTops", "ShadowedProviders", "ThreeLevelsSkipped", "TwoWaysOneMissing",
        "UnreachableScopes",
    ]

    private static func answers(about number: Int, _ analysis: Analysis) -> String {
        let scope = analysis.graph.scopes[number]
        let properties = Set(scope.provisions.map(\.name)).sorted()
        let impact = properties.compactMap { property in
            analysis.subject.impactAnswer(of: number, property: property, testDoubles: []).map { answer in
                "{\"property\": \"\(property)\", \"answers\": \(answersJSON([answer]))}"
            }
        }
        let why = answersJSON(analysis.subject.resolutionAnswers(of: number, property: nil))
        return "{\"id\": \"\(scope.id)\", \"impact\": [\(impact.joined(separator: ", "))], \"why\": \(why)}"
    }

    /// Scopes, properties and types with names that a stranger chose.
    static func hostile() throws -> TemporaryFolder {
        let names = [
            "</script><script>globalThis.wasRun = true</script>", "<img src=x onerror=\"globalThis.wasRun = true\">",
            "'\"><b>`${globalThis.wasRun = true}`", "javascript:globalThis.wasRun = true", "<!--<script>",
            "\u{202E}drowssap\u{2066}", "null\u{0}byte", "no\u{200B}width", "two\nlines", "👩‍👩‍👧‍👦 Family", "ه\u{0301}مكوّن",
            String(repeating: "VeryLongName", count: 25), "__proto__", "constructor", "a&amp;b", "\\u003c",
        ]
        let scopes = names.map { name in
            GraphSummary.Scope(
                id: "App.\(name)",
                name: name,
                module: name,
                kind: "component",
                dialect: "ribs",
                isRoot: false,
                file: "\(name).swift",
                line: 1,
                dependency: name,
                requires: [GraphSummary.Property(name: name, type: name)],
                provides: [GraphSummary.Provision(name: name, type: name, access: "internal")],
                children: []
            )
        }
        let findings = names.map { name in
            GraphSummary.Finding(
                rule: name,
                severity: "error",
                reason: "`\(name)` is \(name)",
                scope: "App.\(name)",
                property: name,
                file: "\(name).swift",
                line: 1,
                fingerprint: ""
            )
        }
        let graph = ExplorerGraph(of: GraphSummary(scopes: scopes, edges: [], suppliers: [], findings: findings))
        let page = ExplorerPage.text(of: graph, title: names[0]) { "https://example.invalid/\($0)#{line}" }
        let list = try JSONSerialization.data(withJSONObject: names)
        return try TemporaryFolder(["hostile.html": page, "names.json": String(decoding: list, as: UTF8.self)])
    }

    /// 5,000 scopes, as an app of that size has them: up to 8 children, 14 levels, 4 requirements each.
    static func large() throws -> TemporaryFolder {
        let summary = LargeGraph.summary(of: 5000)
        return try TemporaryFolder(["large.html": ExplorerPage.text(of: ExplorerGraph(of: summary), title: "Large")])
    }
}

extension TemporaryFolder {
    fileprivate func replace(_ old: String, with new: String, in file: String) throws {
        let path = "Sources/TicTacToe/\(file)"
        try write(try text(of: path).replacing(old, with: new), to: path)
    }
}
