import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// The options of `graph` that select a part.
@Suite struct FilterTests {
    /// App makes Root, which makes Inn and Pub; Inn makes Room. A test makes a tree of its own.
    private static let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Inns", targets: [
            .executableTarget(name: "Inns"), .target(name: "Rooms"), .testTarget(name: "InnTests", dependencies: ["Rooms"]),
        ])
        """,
        "Sources/Inns/App.swift": """
        import RIBs
        import Rooms
        protocol RootDependency: Dependency { var clock: Clock { get } }
        final class RootComponent: Component<RootDependency> { var keys: Keys { Keys() } }
        protocol InnDependency: Dependency { var keys: Keys { get } }
        final class InnComponent: Component<InnDependency> {}
        protocol PubDependency: Dependency { var beer: Beer { get } }
        final class PubComponent: Component<PubDependency> {}
        final class AppComponent: Component<EmptyDependency> {
            var clock: Clock { Clock() }
            init() { super.init(dependency: EmptyComponent()) }
            func open() {
                let root = RootComponent(dependency: self)
                let inn = InnComponent(dependency: root)
                print(inn.dependency.keys, PubComponent(dependency: root).dependency.beer)
                print(RoomComponent(dependency: inn).dependency.clock)
            }
        }
        func start() { AppComponent().open() }
        final class Clock {}
        final class Keys {}
        final class Beer {}
        """,
        "Sources/Rooms/Room.swift": """
        import RIBs
        public protocol RoomDependency: Dependency { var clock: Clock { get } }
        public final class RoomComponent: Component<RoomDependency> {}
        public final class Clock {}
        """,
        "Tests/InnTests/Mock.swift": """
        import RIBs
        final class MockRootComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
        }
        func test() { print(MockRootComponent()) }
        """,
    ]

    private func draw(_ words: String...) throws -> Outcome {
        let folder = try TemporaryFolder(Self.files)
        let outcome = thimble(["graph", "--format", "text"] + words + [folder.path])
        return Outcome(
            code: outcome.code,
            // Nobody wires this app: each scope has a finding, which is not what is tested here.
            output: outcome.output.replacing("\(folder.path)", with: "PATH").replacing(" (1 error)", with: ""),
            errors: outcome.errors.replacing("\(folder.path)", with: "PATH")
        )
    }

    @Test func testsAreLeftOutAndMentioned() throws {
        let plain = try draw()
        #expect(plain.output.hasSuffix("+1 scope of tests (see --tests)\n"))
        #expect(!plain.output.contains("MockRoot"))
        #expect(try draw("--tests").output.contains("MockRootComponent\n"))
        #expect(try draw("--root", "MockRoot").output == "MockRootComponent\n+5 scopes elsewhere\n")
        let json = try draw("--format", "json").output
        #expect(json.contains("MockRootComponent"))
        #expect(!json.contains("\"folded\""))
    }

    @Test func namesResolveAsInQuestions() throws {
        let expected = try draw("--root", "InnComponent").output
        #expect(expected.hasPrefix("InnComponent (+2 scopes above)\n"))
        for name in ["Inn", "inn", "Inns.InnComponent", "InnDependency", "InnBuilder"] {
            #expect(try draw("--root", name).output == expected, "\(name)")
        }
        #expect(try draw("--root=Inn").output == expected)
    }

    @Test(
        arguments: [
            (["--root", "Imm"], "error: Unknown scope 'Imm'. Similar: 'InnComponent'. "),
            (["--focus", "Inn.keys"], "error: '--focus' takes a scope, and 'Inn.keys' names a property. Name 'Inn'."),
            (["--needs", "clocks"], "error: No scope requires 'clocks'. Did you mean 'clock'?"),
            (["--provides", "beer"], "error: No scope provides 'beer'."),
            (["--module", "Room"], "error: Unknown module 'Room'. Did you mean 'Rooms'?"),
            (["--depth", "-1"], "error: '-1' is not a number of levels"),
            (["--depth", "two"], "error: 'two' is not a number of levels"),
            (["--requirements", "mising"], "error: Unknown value 'mising' of '--requirements'. Known: all, missing"),
            (["--between", "App", "Inn", "--between", "App", "Pub"], "error: '--between' can be given only once."),
            (["--between", "App", "--tests"], "error: Option '--between A B' needs 2 values."),
        ]
    )
    func wrongNamesAreExplained(words: [String], message: String) throws {
        let folder = try TemporaryFolder(Self.files)
        let outcome = thimble(["graph"] + words + [folder.path])
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.replacing(folder.path, with: "PATH").contains(message), "\(outcome.errors)")
    }

    @Test func filtersSelect() throws {
        #expect(
            try draw("--between", "Inn", "App").output.contains("AppComponent\n└─ RootComponent\n   ├─ InnComponent\n")
        )
        #expect(try draw("--needs", "KEYS").output.contains("needs keys: Keys from RootComponent\n"))
        #expect(try draw("--needs", "Keys").output == draw("--needs", "keys").output)
        #expect(try draw("--provides", "keys").output.contains("RootComponent\n   │  provides keys: Keys\n"))
        #expect(try draw("--module", "rooms").output.contains("   │  └─ RoomComponent"))
        #expect(try draw("--errors-only").output.contains("PubComponent\n"))
        #expect(try draw("--depth", "1").output.hasPrefix("AppComponent\n└─ RootComponent\n   └─ +3 scopes\n"))
        #expect(try draw("--requirements", "missing").output.contains("needs beer: Beer (missing)\n"))
    }

    @Test func anEmptyDrawingIsExplained() throws {
        let apart = try draw("--between", "Inn", "Pub")
        #expect(apart.code == 0)
        #expect(apart.output.isEmpty)
        #expect(apart.errors.contains("note: Nothing is drawn: neither of 'Inn' and 'Pub' is above the other.\n"))
        let none = try draw("--root", "Inn", "--needs", "beer")
        #expect(none.errors.contains("note: Nothing is drawn: no scope matches all filters.\n"))
        let folder = try TemporaryFolder(Self.files.filter { !$0.key.hasPrefix("Sources") })
        let outcome = thimble("graph", folder.path)
        #expect(outcome.errors.contains("all scopes belong to tests, which '--tests' shows."), "\(outcome.errors)")
    }

    @Test func aModuleWithAPathIsAFolderAndNoFilter() throws {
        let folder = try TemporaryFolder(Self.files)
        let outcome = thimble(
            "graph",
            "--format",
            "json",
            "--module",
            "Sleep=\(folder.path)/Sources/Rooms",
            folder.path
        )
        #expect(outcome.output.contains("\"id\":\"Sleep.RoomComponent\""))
        #expect(outcome.output.contains("\"id\":\"Inns.AppComponent\""))
        #expect(!outcome.output.contains("\"folded\""))
    }
}
