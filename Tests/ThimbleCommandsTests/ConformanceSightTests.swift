import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// Components that several modules pass to the same builder, each of which has to see the conformance.
@Suite("A conformance in a module that not all import") struct ConformanceSightTests {
    private static let profile = """
        import RIBs
        public protocol ProfileDependency: Dependency { var user: String { get } }
        public final class ProfileBuilder: Builder<ProfileDependency> {
            public func build() -> String { dependency.user }
        }

        """
    private static let home = """
        import RIBs
        public protocol HomeDependency: Dependency {}
        public final class HomeComponent: Component<HomeDependency> { public var user: String { "" } }

        """
    private static let clause = "extension HomeComponent: ProfileDependency {}\n"

    /// A program, or another module, that passes the component.
    private static func passing(_ name: String, _ rest: String = "") -> String {
        """
        import Home
        import Profile
        import RIBs
        final class \(name)Component: Component<EmptyDependency>, HomeDependency {
            init() { super.init(dependency: EmptyComponent()) }
            func open() -> String { ProfileBuilder(dependency: HomeComponent(dependency: self)).build() }
        }
        public func start\(name)() { print(\(name)Component().open()) }
        \(rest)
        """
    }

    /// - Parameter targets: those beside `Profile` and `Home`, each with what it imports.
    private static func folder(_ targets: [(String, [String])], _ files: [String: String]) throws -> TemporaryFolder {
        let named = targets.map { name, imported in
            let kind = name == "App" || name == "Widget" ? "executableTarget" : "target"
            return
                ".\(kind)(name: \"\(name)\", dependencies: [\(imported.map { "\"\($0)\"" }.joined(separator: ", "))])"
        }
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let all: [Target] = [.target(name: "Profile"), .target(name: "Home"), \(named.joined(separator: ", "))]
            let package = Package(name: "Shop", targets: all)

            """
        let common = [
            "Package.swift": manifest, "Sources/Profile/Profile.swift": profile, "Sources/Home/Home.swift": home,
        ]
        return try TemporaryFolder(common.merging(files) { $1 })
    }

    private static let programs = [("App", ["Profile", "Home"]), ("Widget", ["Profile", "Home"])]

    @Test func eachProgramDeclaresIt() throws {
        let folder = try Self.folder(
            Self.programs,
            ["Sources/App/App.swift": Self.passing("App"), "Sources/Widget/Widget.swift": Self.passing("Widget")]
        )
        let checked = thimble("check", folder.path)
        for file in ["App", "Widget"] {
            #expect(checked.output.contains("Sources/\(file)/\(file).swift:6:"), "\(checked.output)")
        }
        #expect(thimble("generate", folder.path).code == 0)
        for name in ["App", "Widget"] {
            let text = try folder.text(of: "Sources/\(name)/ThimbleGenerated.swift")
            #expect(text.contains("extension Home.HomeComponent: Profile.ProfileDependency {}"), "\(text)")
        }
        let again = thimble("check", folder.path)
        #expect(again.errors.contains("no findings"), "\(again.output)\(again.errors)")
    }

    /// The module that another one imports declares it for both.
    @Test func theLowerModuleDeclaresIt() throws {
        let app = Self.passing("App", "import Search\nfunc search() { startSearch() }\n")
        let folder = try Self.folder(
            [("Search", ["Profile", "Home"]), ("App", ["Profile", "Home", "Search"])],
            ["Sources/App/App.swift": app, "Sources/Search/Search.swift": Self.passing("Search")]
        )
        #expect(thimble("generate", folder.path).code == 0)
        #expect(try folder.text(of: "Sources/Search/ThimbleGenerated.swift").contains("ProfileDependency {}"))
        #expect(throws: (any Error).self) { try folder.text(of: "Sources/App/ThimbleGenerated.swift") }
        let again = thimble("check", folder.path)
        #expect(again.errors.contains("no findings"), "\(again.output)\(again.errors)")
    }

    @Test(arguments: [("App", "Widget"), ("Widget", "App")])
    func oneOfTwoProgramsLacksIt(_ declaring: String, _ lacking: String) throws {
        let folder = try Self.folder(
            Self.programs,
            [
                "Sources/\(declaring)/A.swift": Self.passing(declaring, Self.clause),
                "Sources/\(lacking)/A.swift": Self.passing(lacking),
            ]
        )
        let checked = thimble("check", folder.path)
        #expect(checked.code == 1)
        #expect(
            checked.output.contains(
                """
                Sources/\(lacking)/A.swift:6:29: error: `HomeComponent` is passed to `ProfileBuilder`, but its conformance \
                to `ProfileDependency` is in the module `\(declaring)`, which `\(lacking)` does not import
                """
            ),
            "\(checked.output)"
        )
        #expect(checked.errors.contains("1 error"), "\(checked.errors)")
    }

    /// Four builders, and a component that passes itself to all of them.
    private static let manyBuilders = (0..<4).map { number in
        """
        public protocol P\(number)Dependency: Dependency { var user: String { get } }
        public final class P\(number)Builder: Builder<P\(number)Dependency> {
            public func build() -> String { dependency.user }
        }

        """
    }
    .joined()

    private static func passingToMany(_ name: String) -> String {
        passing(name, "func all(_ home: HomeComponent) {\n")
            .replacing("ProfileBuilder(dependency: HomeComponent(dependency: self)).build()", with: "\"\"")
            + (0..<4).map { "    print(P\($0)Builder(dependency: home).build())\n" }.joined() + "}\n"
    }

    /// - Parameter glue: the file of a module that declares the conformances and that one program imports.
    private static func folderOfMany(glue: String) throws -> TemporaryFolder {
        try folder(
            [("Glue", ["Profile", "Home"]), ("App", ["Profile", "Home"]), ("Widget", ["Profile", "Home", "Glue"])],
            [
                "Sources/Profile/Many.swift": "import RIBs\n\(manyBuilders)", "Sources/Glue/Glue.swift": glue,
                "Sources/App/App.swift": passingToMany("App"),
                "Sources/Widget/Widget.swift": (glue.isEmpty ? "" : "import Glue\n") + passingToMany("Widget"),
            ]
        )
    }

    /// One declaration has to be completed in each module.
    @Test func eachProgramLacksAll() throws {
        let folder = try Self.folderOfMany(glue: "")
        let checked = thimble("check", folder.path)
        #expect(checked.errors.contains("2 errors"), "\(checked.output)\(checked.errors)")
        let lacking = """
            `HomeComponent` is passed to 4 builders but does not conform to `P0Dependency`, `P1Dependency`, `P2Dependency` \
            and 1 more
            """
        for file in ["App", "Widget"] {
            let start = "Sources/\(file)/\(file).swift:10:11: error: \(lacking)"
            #expect(checked.output.contains(start), "\(checked.output)")
        }
    }

    /// One import makes all conformances visible.
    @Test func oneProgramSeesNone() throws {
        let clauses = (0..<4).map { "extension HomeComponent: P\($0)Dependency {}\n" }.joined()
        let folder = try Self.folderOfMany(glue: "import Home\nimport Profile\n\(clauses)")
        let checked = thimble("check", folder.path)
        #expect(checked.errors.contains("1 error"), "\(checked.output)\(checked.errors)")
        let unseen = """
            `HomeComponent` is passed to 4 builders, but its conformances to `P0Dependency`, `P1Dependency`, \
            `P2Dependency` and 1 more are in the module `Glue`, which `App` does not import
            """
        #expect(checked.output.contains(unseen), "\(checked.output)")
    }

    /// Any file of the module may import it, and so may a module that it imports.
    @Test(
        arguments: [
            ("Glue", "", true), ("", "import Glue\n", true), ("", "import Bridge\n", true), ("", "", false),
            ("", "import Unread\n", true),
        ]
    )
    func aModuleInBetweenDeclaresIt(_ imported: String, _ other: String, _ isSeen: Bool) throws {
        let rest = imported.isEmpty ? "" : "import \(imported)\n"
        let folder = try Self.folder(
            [
                ("Glue", ["Profile", "Home"]), ("Bridge", ["Glue"]),
                ("App", ["Profile", "Home", "Glue", "Bridge", "Unread"]),
            ],
            [
                "Sources/Glue/Glue.swift": "import Home\nimport Profile\n\(Self.clause)",
                "Sources/Bridge/Bridge.swift": "import Glue\npublic enum Bridge {}\n",
                "Sources/App/App.swift": rest + Self.passing("App"),
                "Sources/App/Other.swift": "\(other)enum Other {}\n",
            ]
        )
        let checked = thimble("check", folder.path)
        #expect((checked.code == 0) == isSeen, "\(checked.output)")
        if isSeen { return }
        #expect(checked.output.contains(": Import `Glue`\n"), "\(checked.output)")
        #expect(thimble("check", "--fix", folder.path).code == 0)
        #expect(try folder.text(of: "Sources/App/App.swift").contains("import Glue"))
    }

    /// A file that is excluded may import it.
    @Test(arguments: [["--exclude", "**/Other.swift"], ["--exclude", "**/Sources/App/Old"], []])
    func anExcludedFileMayImportIt(_ options: [String]) throws {
        let folder = try Self.folder(
            [("Glue", ["Profile", "Home"]), ("App", ["Profile", "Home", "Glue"])],
            [
                "Sources/Glue/Glue.swift": "import Home\nimport Profile\n\(Self.clause)",
                "Sources/App/App.swift": Self.passing("App"), "Sources/App/Other.swift": "enum Other {}\n",
                "Sources/App/Old/Old.swift": "enum Old {}\n",
            ]
        )
        let checked = thimble(["check"] + options + [folder.path])
        #expect(checked.output.contains("which `App` does not import") == options.isEmpty, "\(checked.output)")
    }

    /// Whatever is converted elsewhere has its conformance already.
    @Test func aModuleThatPassesItOnNeedsNone() throws {
        let search = """
            import Profile
            import RIBs
            public func search(_ dependency: ProfileDependency) -> String { ProfileBuilder(dependency: dependency).build() }

            """
        let app = Self.passing("App", "import Search\n\(Self.clause)")
            .replacing("ProfileBuilder(dependency: HomeComponent(dependency: self)).build()", with: "find(self)")
        let find = "func find(_ app: AppComponent) -> String { search(HomeComponent(dependency: app)) }\n"
        let folder = try Self.folder(
            [("Search", ["Profile"]), ("App", ["Profile", "Home", "Search"])],
            ["Sources/App/App.swift": app + find, "Sources/Search/Search.swift": search]
        )
        let checked = thimble("check", folder.path)
        #expect(checked.errors.contains("no findings"), "\(checked.output)\(checked.errors)")
    }

    @Test func aClassThatIsNoComponent() throws {
        let home = "public final class World { public init() {}\n    public var user: String { \"\" }\n}\n"
        func file(_ rest: String) -> String {
            "import Home\nimport Profile\n\(rest)func start() { print(ProfileBuilder(dependency: World()).build()) }\n"
        }
        let folder = try Self.folder(
            Self.programs,
            [
                "Sources/Home/Home.swift": home, "Sources/Widget/Widget.swift": file(""),
                "Sources/App/App.swift": file("extension World: ProfileDependency {}\n"),
            ]
        )
        let checked = thimble("check", folder.path)
        #expect(
            checked.output.contains("`World` is passed to `ProfileBuilder`, but its conformance"),
            "\(checked.output)"
        )
        #expect(checked.output.contains("Sources/Widget/Widget.swift:3:"), "\(checked.output)")
    }
}
