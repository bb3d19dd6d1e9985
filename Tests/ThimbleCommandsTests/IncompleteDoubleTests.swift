import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// Mocks that are written by hand and lack a member of the dependency that they implement.
@Suite struct IncompleteDoubleTests {
    private static func feature(_ requirements: String, _ rest: String) -> String {
        """
        import RIBs
        public protocol FieldsDependency: Dependency {
            var version: String { get }
            \(requirements)
        }
        final class FieldsComponent: Component<FieldsDependency> {}
        public final class FieldsBuilder: Builder<FieldsDependency> {
            public func build() { print(FieldsComponent(dependency: dependency).dependency.version) }
        }
        \(rest)

        """
    }

    /// The errors about some tests, or about another target.
    private func errors(
        _ tests: String,
        requiring requirements: String = "var count: Int { get }",
        rest: String = "",
        more: String = "",
        target: String = ".testTarget(name: \"FieldsTests\", dependencies: [\"Fields\"])",
        in path: String = "Tests/FieldsTests"
    ) throws -> [String] {
        let package = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", targets: [.target(name: "Fields"), \(target)])

            """
        let folder = try TemporaryFolder([
            "Package.swift": package, "Sources/Fields/Fields.swift": Self.feature(requirements, rest),
            "\(path)/Mocks.swift": "@testable import Fields\n\(tests)\n",
            "\(path)/More.swift": "import Fields\n\(more)\n",
        ])
        return thimble("check", folder.path).output.split(separator: "\n").map(String.init)
            .filter { $0.contains(" error: ") }.map { String($0.dropFirst(folder.path.count + 1)) }
    }

    private static let start = "final class FieldsDependencyMock: FieldsDependency"
    private static let version = "let version = \"1\""

    private static func lacks(_ member: String, _ name: String = "FieldsDependencyMock", at place: String) -> String {
        "\(place): error: `\(name)` does not conform to `FieldsDependency`: it lacks `\(member)` [missing-provider]"
    }

    @Test func aClassOfATest() throws {
        let place = "Tests/FieldsTests/Mocks.swift:2:35"
        #expect(try errors("\(Self.start) { \(Self.version) }") == [Self.lacks("var count: Int", at: place)])
        #expect(
            try errors("\(Self.start) { \(Self.version) }", requiring: "func load(page: Int) -> String") == [
                Self.lacks("func load(page: Int) -> String", at: place)
            ]
        )
        #expect(
            try errors("final class Fake {}\nextension Fake: FieldsDependency { var version: String { \"\" } }") == [
                Self.lacks("var count: Int", "Fake", at: "Tests/FieldsTests/Mocks.swift:3:17")
            ]
        )
        #expect(
            try errors("class Base { let spare = 1 }\nfinal class Mock: Base, FieldsDependency { \(Self.version) }")
                == [
                    Self.lacks("var count: Int", "Mock", at: "Tests/FieldsTests/Mocks.swift:3:25")
                ]
        )
    }

    @Test func whatABuilderGets() throws {
        let passed = "let made: Void = FieldsBuilder(dependency: FieldsDependencyMock()).build()"
        let mock = "\(Self.start) { \(Self.version) }\n\(passed)"
        let app = """
            final class AppComponent: Component<EmptyDependency>, FieldsDependency {
                let version = ""
                let count = 1
                init() { super.init(dependency: EmptyComponent()) }
            }
            let app: Void = FieldsBuilder(dependency: AppComponent()).build()
            """
        #expect(
            try errors(mock, rest: app) == [Self.lacks("var count: Int", at: "Tests/FieldsTests/Mocks.swift:2:35")]
        )
        #expect(
            try errors(
                mock,
                rest: app,
                target: """
                    .executableTarget(name: "Main", dependencies: ["Fields"]),
                    .executableTarget(name: "FieldsDemo", dependencies: ["Fields"])
                    """,
                in: "Sources/FieldsDemo"
            ) == [Self.lacks("var count: Int", at: "Sources/FieldsDemo/Mocks.swift:2:35")]
        )
        // In an app, it is a scope.
        #expect(
            try errors(
                mock,
                target: ".executableTarget(name: \"Main\", dependencies: [\"Fields\"])",
                in: "Sources/Main"
            ) == [
                """
                Sources/Fields/Fields.swift:4:9: error: No scope above `FieldsComponent` provides `count: Int` \
                [missing-provider]
                """
            ]
        )
    }

    @Test(
        "has a member of the name, or may have one",
        arguments: [
            "\(start) { \(version); let count = 1 }",
            "\(start) { \(version); let count = \"another type\" }",
            "\(start) { \(version)\n#if DEBUG\nlet count = 1\n#endif\n}",
            "\(start) { \(version) }\nextension FieldsDependencyMock { var count: Int { 1 } }",
            "\(start) { \(version) }\nextension FieldsDependency { var count: Int { 1 } }",
            "\(start), Counting { \(version) }\nprotocol Counting {}\nextension Counting { var count: Int { 1 } }",
            "class Base { let count = 1 }\nfinal class Mock: Base, FieldsDependency { \(version) }",
            "final class Mock: Unread, FieldsDependency { \(version) }",
            "\(start), Unread { \(version) }",
            "@Mocking \(start) { \(version) }",
            "\(start) { \(version)\n#mocked(\"count\")\n}",
            "#if DEBUG\n\(start) { \(version) }\n#endif",
            "final class Mock<Value>: FieldsDependency { \(version) }",
            "class Base: FieldsDependency { \(version); let count = 1 }\nfinal class Mock: Base {}",
        ]
    )
    func complete(tests: String) throws {
        #expect(try errors(tests) == [])
    }

    @Test func theMemberIsElsewhere() throws {
        let mock = "\(Self.start) { \(Self.version) }"
        #expect(try errors(mock, more: "extension FieldsDependencyMock { var count: Int { 1 } }") == [])
        #expect(try errors(mock, more: "extension FieldsDependency { var count: Int { 1 } }") == [])
        #expect(try errors(mock, rest: "extension FieldsDependency { public var count: Int { 1 } }") == [])
        #expect(try errors(mock, requiring: "#if DEBUG\nvar count: Int { get }\n#endif") == [])
        #expect(
            try errors(
                "final class Mock: Base, FieldsDependency { \(Self.version) }",
                more: "class Base { var count: Int { 1 } }"
            ) == []
        )
    }

    @Test func theRequirementIsInherited() throws {
        let found = try errors(
            "final class Mock: NarrowDependency { let count = 1 }",
            rest: """
                protocol NarrowDependency: FieldsDependency { var depth: Int { get } }
                final class NarrowComponent: Component<NarrowDependency> {}
                """
        )
        let place = "Tests/FieldsTests/Mocks.swift:2:19: error: `Mock` does not conform to"
        #expect(
            Set(found) == [
                "\(place) `NarrowDependency`: it lacks `var depth: Int` [missing-provider]",
                "\(place) `FieldsDependency`: it lacks `var version: String` [missing-provider]",
            ]
        )
    }

    @Test func anotherProtocolOfTheName() throws {
        #expect(try errors("protocol FieldsDependency {}\n\(Self.start) {}") == [])
    }
}
