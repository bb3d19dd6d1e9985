import Modules
import SwiftReader
import Testing

@testable import SourceLayout

/// Targets of Tuist whose products cannot be evaluated.
@Suite struct GuessedTestTests {
    private func project(_ product: String, sources: String) -> String {
        """
        import ProjectDescription
        let project = Project(name: "Sail", targets: [
            .target(name: "SailSpecs", destinations: .iOS, product: \(product), bundleId: "a", sources: \(sources)),
        ])
        """
    }

    private func kind(of text: String, product: String) -> Module.Kind? {
        let manifests = ["Project.swift": project(product, sources: "[\"Specs/**\"]")]
        let found = layout(["Specs/A.swift"], manifests: manifests)
        guard let module = found["Specs/A.swift"] ?? nil else { return nil }
        let file = SourceFile(path: "Specs/A.swift", reading: Array(text.utf8))
        return [ModuleSources(module: module, files: [file], generated: [])].tellingTests().first?.module.kind
    }

    @Test(
        arguments: [
            ("import XCTest", .test), ("import Testing", .test), ("@testable import Sail", .test),
            ("import Sail", .library),
        ] as [(String, Module.Kind)]
    )
    func importsTellTestsFromLibraries(text: String, kind: Module.Kind) {
        #expect(self.kind(of: text, product: "unknown()") == kind)
        #expect(self.kind(of: text, product: ".framework") == .library)
    }

    @Test func conditionsAreEvaluated() {
        #expect(kind(of: "", product: "\"a\" == \"a\" ? .unitTests : .framework") == .test)
    }

    @Test func newFilesAreBesideTheSourcesOfUnknownTargets() {
        let manifests = ["Sail/Project.swift": project(".framework", sources: "unknown()")]
        let found = layout(
            ["Sail/Code/A.swift", "Sail/Code/Inner/B.swift", "Sail/Tests/C.swift"],
            manifests: manifests
        )
        #expect(found["Sail/Code/A.swift"]??.folder == "Sail/Code")
        #expect(found["Sail/Code/Inner/B.swift"]??.folder == "Sail/Code")
        #expect(found["Sail/Tests/C.swift"]??.kind == .test)
    }
}
