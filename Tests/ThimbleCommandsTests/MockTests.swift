import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

@Suite struct MockTests {
    private static let app = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "App", targets: [
            .target(name: "App"), .target(name: "Core"), .testTarget(name: "AppTests", dependencies: ["App", "Core"]),
        ])
        """,
        "Sources/App/Login.swift": """
        import Core

        /// @mockable
        protocol LoginRouting: AnyObject { func routeToHome(user: User) }
        """,
        "Sources/Core/User.swift": """
        public struct User {}

        /// @mockable
        public protocol UserLoading { func load() -> User }
        """,
        "Tests/AppTests/LoginTests.swift": "import Testing",
    ]

    @Test(.enabled(if: Compiler.found != nil, "swiftc is not installed"), arguments: ["5", "6"])
    func mocksOfAModuleOnTheMainActorCompile(mode: String) throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "App", targets: [
                .target(name: "App", swiftSettings: [.defaultIsolation(MainActor.self)]),
            ])
            """,
            "Sources/App/Clock.swift": """
            /// @mockable
            @MainActor protocol Clock: AnyObject {
                nonisolated var now: Int { get }
                nonisolated func wait(_ seconds: Int) async
            }
            """,
        ])
        let file = "\(folder.path)/Sources/App/Mocks.swift"
        #expect(thimble("mock", "--output", file, folder.path).code == 0)
        let compiler = try #require(Compiler.found)
        let options = ["-typecheck", "-parse-as-library", "-swift-version", mode, "-default-isolation", "MainActor"]
        let result = try compiler.run(options, files: ["\(folder.path)/Sources/App/Clock.swift", file])
        #expect(result.isAccepted, "\(result.errorLines)")
    }

    @Test func protocolsOfATeamsOwnLibraryAreKnown() throws {
        let folder = try TemporaryFolder([
            ".thimble.json": #"{ "libraries": ["Tools/Tides.swift"] }"#,
            "Tools/Tides.swift": """
            /// thimble:dependency
            public protocol Needs: AnyObject {}
            /// thimble:component
            open class Basin<N> {
                public init(needs: N)
            }
            /// thimble:builder
            open class Digger<N> {
                public init(needs: N)
            }
            public protocol Flowing: AnyObject {
                func flow()
            }
            """,
            "Sources/App/Harbour.swift": """
            import Tides

            /// @mockable
            protocol HarbourFlowing: Flowing { func ebb() }
            """,
        ])
        let shown = thimble("mock", folder.path)
        #expect(shown.code == 0)
        #expect(shown.errors.isEmpty)
        #expect(shown.output.contains("var flowHandler: (() -> Void)?"))
    }

    @Test func mocksGoToStandardOutputOrAFile() throws {
        let folder = try TemporaryFolder(Self.app)
        let shown = thimble("mock", folder.path)
        #expect(shown.code == 0)
        #expect(shown.errors.isEmpty)
        #expect(shown.output.contains("class LoginRoutingMock: LoginRouting {"))
        #expect(!shown.output.contains("@testable"))
        let file = "\(folder.path)/Tests/AppTests/Mocks.swift"
        let written = thimble("mock", "--output", file, folder.path)
        #expect(written.code == 0)
        #expect(written.errors == "Wrote \(file) (2 mocks).\n")
        let text = try folder.text(of: "Tests/AppTests/Mocks.swift")
        #expect(
            text.hasPrefix(
                "// Mocks by Thimble. Do not edit.\n// Updated by: thimble mock\n// swift-format-ignore-file\n"
            )
        )
        #expect(text.contains("\n\nimport Core\n\n@testable import App\n\nclass LoginRoutingMock"))
    }

    @Test func aFileInTheSameModuleImportsOnlyOthers() throws {
        let folder = try TemporaryFolder(Self.app)
        let file = "\(folder.path)/Sources/App/Mocks.swift"
        #expect(thimble("mock", "--module", "App", "--output", file, folder.path).code == 0)
        let text = try folder.text(of: "Sources/App/Mocks.swift")
        #expect(text.contains("import Core\n"))
        #expect(!text.contains("import App"))
        #expect(!text.contains("UserLoadingMock"))
    }

    @Test func checkTellsWhetherTheFileIsUpToDate() throws {
        let folder = try TemporaryFolder(Self.app)
        let file = "\(folder.path)/Tests/AppTests/Mocks.swift"
        let missing = thimble("mock", "--check", "--output", file, folder.path)
        #expect(missing.code == 1)
        #expect(missing.output.hasPrefix("\(file): not generated yet\n--- /dev/null\n"))
        #expect(thimble("mock", "--output", file, folder.path).code == 0)
        let current = thimble("mock", "--check", "--output", file, folder.path)
        #expect(current.code == 0)
        #expect(current.errors == "Up to date.\n")
        #expect(thimble("mock", "--only-if-changed", "--output", file, folder.path).errors == "Up to date.\n")
        try folder.write("/// @mockable\nprotocol New { func more() }", to: "Sources/App/New.swift")
        let stale = thimble("mock", "--check", "--output", file, folder.path)
        #expect(stale.code == 1)
        #expect(stale.output.contains("\n+class NewMock: New {\n"))
        #expect(stale.errors == "1 file out of date: run the same command without '--check'.\n")
    }

    @Test func handwrittenFilesAreNotOverwritten() throws {
        let folder = try TemporaryFolder(Self.app)
        let file = "\(folder.path)/Tests/AppTests/LoginTests.swift"
        let refused = thimble("mock", "--output", file, folder.path)
        #expect(refused.code == 2)
        #expect(refused.errors.contains("is not a file of generated mocks. '--force' overwrites it."))
        #expect(thimble("mock", "--force", "--output", file, folder.path).code == 0)
    }

    @Test func generateDoesNotTakeMocksForItsOwn() throws {
        let folder = try TemporaryFolder(Self.app)
        let file = "\(folder.path)/Sources/App/ThimbleGenerated.swift"
        #expect(thimble("mock", "--output", file, folder.path).code == 0)
        #expect(Authorship(of: Array(try folder.text(of: "Sources/App/ThimbleGenerated.swift").utf8)) == .mocks)
    }

    @Test func whatCannotBeMockedWritesNothing() throws {
        let folder = try TemporaryFolder(Self.app)
        try folder.write(
            "/// @mockable\nprotocol Bad { static func + (a: Self, b: Self) -> Self }",
            to: "Sources/App/Bad.swift"
        )
        let file = "\(folder.path)/Tests/AppTests/Mocks.swift"
        let refused = thimble("mock", "--output", file, folder.path)
        #expect(refused.code == 2)
        #expect(refused.output.isEmpty)
        #expect(
            refused.errors.contains(
                "\(folder.path)/Sources/App/Bad.swift:2:28: error: 'Bad' cannot be mocked: the operator '+'"
            )
        )
        #expect(!Platform.exists(file))
    }

    @Test(
        arguments: [
            (["--check"], "'--check' requires '--output FILE'."),
            (["--module", "Ap"], "Unknown module 'Ap'. Did you mean 'App'?"),
            (["--scope", "Nothing"], "Unknown scope 'Nothing'."),
            (["--mock-files", "/no/file.swift"], "cannot be read"),
            (["--exclude", "**/*.swift"], "No Swift file was found"),
        ]
    )
    func mistakesAreExplained(words: [String], message: String) throws {
        let folder = try TemporaryFolder(Self.app)
        let outcome = thimble(["mock"] + words + [folder.path])
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains(message))
    }

    @Test func aTreeWithoutMarksSaysWhatToDo() throws {
        let folder = try TemporaryFolder(["App.swift": "protocol P {}"])
        let outcome = thimble("mock", folder.path)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("Mark protocols with '/// @mockable', or name a scope with '--scope'."))
    }

    // MARK: - Findings and questions

    @Test func generatedMocksHaveNoFindingsAndAreNotMaintained() throws {
        let folder = try TemporaryFolder([
            "App/App.swift": """
            import RIBs

            protocol HomeDependency: Dependency { var user: User { get } }
            final class HomeComponent: Component<HomeDependency> { var name: String { dependency.user.name } }
            final class HomeBuilder: Builder<HomeDependency> {
                func build() -> Home { Home(HomeComponent(dependency: dependency).name) }
            }
            final class AppComponent: Component<EmptyDependency>, HomeDependency { var user: User { User() } }
            let home = HomeBuilder(dependency: AppComponent(dependency: EmptyComponent())).build()
            """,
            "App/Hand.swift": "final class HandMock: HomeDependency { var user = User() }",
            "App/Faulty.swift": """
            // Mocks by Thimble. Do not edit.
            import RIBs

            protocol HomeRouting: Routing {}
            final class Faulty: Interactor { var router: HomeRouting? }
            """,
        ])
        #expect(thimble("check", "--strict", folder.path).errors.contains("no findings"))
        let file = "\(folder.path)/App/Mocks.swift"
        #expect(thimble("mock", "--scope", "Home", "--output", file, folder.path).code == 0)
        let impact = thimble("impact", "App.user", folder.path).output
        #expect(impact.contains("HandMock"))
        #expect(!impact.contains("HomeDependencyMock"))
        #expect(thimble("check", "--strict", folder.path).errors.contains("no findings"))
        try folder.write(
            "import RIBs\nprotocol HomeRouting: Routing {}\nfinal class Faulty: Interactor { var router: HomeRouting? }",
            to: "App/Faulty.swift"
        )
        #expect(thimble("check", folder.path).output.contains("strong-back-reference"))
    }

    /// A typealias cannot be mocked itself.
    @Test func aDependencyOfSeveralProtocolsIsMockedInParts() throws {
        let folder = try TemporaryFolder([
            "App.swift": """
            import RIBs

            protocol HasUser: Dependency { var user: User { get } }
            protocol HasTheme: AnyObject { var theme: Theme { get } }
            typealias HomeDependency = HasUser & HasTheme
            final class HomeComponent: Component<HomeDependency> {}
            """
        ])
        let outcome = thimble("mock", "--scope", "Home", folder.path)
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("class HasUserMock: HasUser {"))
        #expect(outcome.output.contains("class HasThemeMock: HasTheme {"))
    }

    // MARK: - Scopes

    private static let tree = [
        "Sources/App/Login.swift": """
        import RIBs

        protocol LoginDependency: Dependency, LoginDependencyAccount { var theme: Theme { get } }
        final class LoginComponent: Component<LoginDependency> {}
        protocol LoginBuildable: Buildable { func build(withListener listener: LoginListener) -> LoginRouting }
        final class LoginBuilder: Builder<LoginDependency>, LoginBuildable {
            func build(withListener listener: LoginListener) -> LoginRouting {
                let component = LoginComponent(dependency: dependency)
                return LoginRouter(account: AccountBuilder(dependency: component))
            }
        }
        protocol LoginListener: AnyObject { func didLogIn() }
        protocol LoginRouting: Routing { func routeToAccount() }
        protocol LoginPresentable: Presentable { var listener: LoginPresentableListener? { get set } }
        protocol LoginPresentableListener: AnyObject { func tap() }
        """,
        "Sources/App/Account.swift": """
        import RIBs

        protocol AccountDependency: Dependency { var user: User { get } }
        final class AccountComponent: Component<AccountDependency> {}
        protocol AccountBuildable: Buildable { func build() -> AccountRouting }
        final class AccountBuilder: Builder<AccountDependency>, AccountBuildable {
            func build() -> AccountRouting {
                let component = AccountComponent(dependency: dependency)
                return AccountRouter(user: component.dependency.user)
            }
        }
        protocol AccountRouting: Routing {}
        protocol AccountListener: AnyObject {}
        """,
    ]

    @Test func aScopeGivesAllThatItsTestsNeed() throws {
        let folder = try TemporaryFolder(Self.tree)
        let outcome = thimble("mock", "--scope", "Login", "\(folder.path)/Sources/App")
        #expect(outcome.code == 0, "\(outcome.errors)")
        let names = outcome.output.split(separator: "\n").filter { $0.hasPrefix("class ") }.map {
            $0.split(separator: " ")[1].dropLast()
        }
        #expect(
            names == [
                "LoginDependencyMock", "LoginBuildableMock", "LoginRoutingMock", "LoginPresentableMock",
                "LoginListenerMock", "LoginPresentableListenerMock", "AccountBuildableMock", "AccountRoutingMock",
            ]
        )
        // From the protocol that `generate` would write, and from RIBs.
        #expect(outcome.output.contains("init(theme: Theme, user: User) {"))
        #expect(outcome.output.contains("var attachChildHandler: ((Routing) -> Void)?"))
        #expect(outcome.output.contains("import RIBs\nimport RxSwift\nimport UIKit\n"))
    }

    /// A target that uses RIBs need not depend on what its library imports.
    @Test func whatTheMocksDoNotNameIsNotImported() throws {
        let app = """
            import RIBs

            /// @mockable
            protocol LoginDependency: Dependency { var count: Int { get } }

            """
        let folder = try TemporaryFolder(["Login.swift": app])
        let outcome = thimble("mock", folder.path)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("\n\nimport RIBs\n\nclass LoginDependencyMock"), "\(outcome.output)")
        let routing = app.replacing("LoginDependency: Dependency", with: "LoginRouting: Routing")
        try folder.write(routing, to: "Login.swift")
        #expect(thimble("mock", folder.path).output.contains("import RIBs\nimport RxSwift\n"))
    }
}
