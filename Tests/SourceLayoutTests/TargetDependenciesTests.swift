import SourceLayout
import SwiftReader
import Testing

/// Dependencies are added to manifests that list them as literals.
@Suite struct TargetDependenciesTests {
    /// A manifest after a dependency of target `App` was added; `nil` if it is left alone.
    private static func adding(_ modules: [String], to targets: String) -> String? {
        let text = "import PackageDescription\nlet package = Package(name: \"P\", targets: \(targets))\n"
        let source = SourceFile(path: "Package.swift", reading: Array(text.utf8))
        guard let edits = TargetDependencies(of: "App", in: source)?.adding(modules) else { return nil }
        let changed = String(decoding: source.bytes(after: edits), as: UTF8.self)
        let start = "import PackageDescription\nlet package = Package(name: \"P\", targets: "
        return String(changed.dropFirst(start.count).dropLast(2))
    }

    @Test(arguments: [
        (
            "[.target(name: \"App\"), .target(name: \"A\")]",
            "[.target(name: \"App\", dependencies: [\"A\"]), .target(name: \"A\")]"
        ),
        (
            "[.target(\n    name: \"App\"\n), .target(name: \"A\")]",
            "[.target(\n    name: \"App\",\n    dependencies: [\"A\"]\n), .target(name: \"A\")]"
        ),
        (
            "[.target(name: \"App\", dependencies: []), .target(name: \"A\")]",
            "[.target(name: \"App\", dependencies: [\"A\"]), .target(name: \"A\")]"
        ),
        (
            "[.target(name: \"App\", dependencies: [\"B\", \"C\"]), .target(name: \"A\")]",
            "[.target(name: \"App\", dependencies: [\"A\", \"B\", \"C\"]), .target(name: \"A\")]"
        ),
        // A list that is not sorted is not sorted by an edit.
        (
            "[.target(name: \"App\", dependencies: [\"C\", \"B\"]), .target(name: \"A\")]",
            "[.target(name: \"App\", dependencies: [\"C\", \"B\", \"A\"]), .target(name: \"A\")]"
        ),
        (
            "[.target(name: \"App\", dependencies: [\n    .byName(name: \"X\"),\n]), .target(name: \"A\")]",
            "[.target(name: \"App\", dependencies: [\n    .byName(name: \"X\"),\n    \"A\",\n]), .target(name: \"A\")]"
        ),
    ])
    func aLiteralListGetsAnElement(_ before: String, _ after: String) {
        #expect(Self.adding(["A"], to: before) == after)
    }

    @Test func severalElementsComeToTheirPlaces() {
        let others = ".target(name: \"A\"), .target(name: \"C-D\"), .target(name: \"E\")"
        #expect(
            Self.adding(["A", "C_D", "E"], to: "[.target(name: \"App\", dependencies: [\"B\"]), \(others)]")
                == "[.target(name: \"App\", dependencies: [\"A\", \"B\", \"C-D\", \"E\"]), \(others)]"
        )
    }

    @Test(arguments: [
        "all", "[] + [.target(name: \"App\"), .target(name: \"A\")]",
        "[.target(name: \"App\", dependencies: all), .target(name: \"A\")]",
        "[.target(name: name), .target(name: \"A\")]",
        "[.target(name: \"App\")]",
    ])
    func whatIsComputedIsLeftAlone(_ targets: String) {
        #expect(Self.adding(["A"], to: targets) == nil)
    }
}
