import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// Files of mocks that a removed RIB leaves behind.
@Suite struct RemovalTests {
    @Test(arguments: ["Checkout", "CheckoutComponent"])
    func mocksOfTheRIBGoWithItHoweverTheirCommandNamesIt(_ scope: String) throws {
        let app = try FixtureApp("Shop")
        #expect(app.run("new", "rib", "Checkout", "--parent", "Root").code == 0)
        let tests = "\(app.folder.path)/Tests/ShopTests"
        for (file, scopes) in [("CheckoutMocks", [scope]), ("AllMocks", ["Root", scope, "CartComponent"])] {
            let options = scopes.flatMap { ["--scope", $0] } + ["--output", "\(tests)/\(file).swift"]
            let written = thimble(["mock"] + options + [app.folder.path])
            #expect(written.code == 0, "\(written.errors)")
        }
        let outcome = app.run("remove", "rib", "Checkout", "--apply")
        #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        #expect(!Files.paths(below: tests).contains("CheckoutMocks.swift"))
        let mocks = try app.text(of: "Tests/ShopTests/AllMocks.swift")
        #expect(mocks.contains("// Updated by: thimble mock --scope Root --scope CartComponent\n"))
        #expect(!mocks.contains("Checkout"))
    }

    @Test func whatTheViewControllerLearntForARIBGoesWithIt() throws {
        let app = try FixtureApp("Shop")
        let paths = ["Root/RootRouter", "Root/RootViewController"].map { "Sources/Shop/\($0).swift" }
        let texts = try paths.map(app.text)
        for name in ["Checkout", "Coupon"] {
            #expect(app.run("new", "rib", name, "--parent", "Root").code == 0)
        }
        let mocks = "Tests/ShopTests/RootRouterTests.swift"
        #expect(try app.text(of: mocks).contains("func present(viewController: ViewControllable) {}"))
        #expect(app.run("remove", "rib", "Checkout", "--apply").code == 0)
        // Another RIB is still presented.
        #expect(try app.text(of: paths[1]).contains("func dismiss(viewController: ViewControllable) {"))
        #expect(app.run("remove", "rib", "Coupon", "--apply").code == 0)
        #expect(try app.text(of: paths[1]) == texts[1])
        let router = try app.text(of: paths[0])
        let controllable = router.components(separatedBy: "final class").first
        #expect(controllable == texts[0].components(separatedBy: "final class").first)
        #expect(try !app.text(of: mocks).contains("present(viewController"))
        #expect(try app.errors(in: "Shop").isEmpty)
    }

    /// Braces that a RIB opened are closed, and an initializer that only calls that of the superclass goes, too.
    @Test(arguments: [("Shop", "Cart"), ("Market", "Stand")])
    func aParentWithoutMembersIsAsBefore(_ name: String, _ parent: String) throws {
        let app = try FixtureApp(name)
        let before = try Files.texts(below: "\(app.folder.path)/Sources")
        for options in [[], ["--viewless"]] {
            let new = thimble(["new", "rib", "Tea", "--parent", parent] + options + [app.folder.path])
            #expect(new.code == 0, "\(new.errors)")
            #expect(app.run("remove", "rib", "Tea", "--apply").code == 0)
            #expect(try Files.texts(below: "\(app.folder.path)/Sources") == before)
        }
    }

    /// Lists that the RIB made too long for a line are joined again.
    @Test(
        arguments: [("Shop", "Root"), ("Shop", "Cart"), ("Market", "Square"), ("Gallery", "Frame")],
        [["Tea"], ["ExtraordinarilyLongReceipt"], ["Tea", "ExtraordinarilyLongReceipt"]]
    )
    func theSourcesOfAParentAreAsBefore(_ parent: (app: String, name: String), _ names: [String]) throws {
        let app = try FixtureApp(parent.app)
        let before = try Files.texts(below: "\(app.folder.path)/Sources")
        for options in [[], ["--viewless"]] {
            for name in names {
                let new = thimble(["new", "rib", name, "--parent", parent.name] + options + [app.folder.path])
                #expect(new.code == 0, "\(new.errors)")
            }
            for name in names { #expect(app.run("remove", "rib", name, "--apply").code == 0) }
            #expect(try Files.texts(below: "\(app.folder.path)/Sources") == before)
        }
    }

    /// The module of a RIB has members with the names of others.
    @Test func anImportForTheRIBAloneGoesWithIt() throws {
        let folder = try TemporaryFolder(Files.texts(below: repository.appendingPathComponent("SampleApp").path))
        let before = try Files.texts(below: "\(folder.path)/Sources/TicTacToe")
        let options = ["--parent", "LoggedIn", "--module", "ScoreBoard"]
        let new = thimble(["new", "rib", "Tea"] + options + [folder.path])
        #expect(new.code == 0, "\(new.errors)")
        #expect(thimble("remove", "rib", "Tea", "--apply", folder.path).code == 0)
        #expect(try Files.texts(below: "\(folder.path)/Sources/TicTacToe") == before)
    }

    /// The RIB is a whole target of a package, which has the same name.
    @Test func whatNamesAModuleWithoutFilesIsListed() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Chat", targets: [
                .target(name: "App", dependencies: ["Chat"]),
                .target(name: "Chat"),
                .testTarget(name: "AppTests", dependencies: ["App"]),
            ])

            """,
            "Sources/App/App.swift": """
            import Chat
            import RIBs

            final class AppComponent: Component<EmptyDependency>, ChatDependency {
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() { ChatBuilder(dependency: AppComponent()).build() }

            """,
            "Sources/Chat/Chat.swift": """
            import RIBs

            public protocol ChatDependency: Dependency {}
            final class ChatComponent: Component<ChatDependency> {}
            public final class ChatBuilder: Builder<ChatDependency> {
                public func build() { _ = ChatComponent(dependency: dependency) }
            }

            """,
            "Tests/AppTests/AppTests.swift": "import Chat\n@testable import App\n",
        ])
        let outcome = thimble("remove", "rib", "Chat", "--apply", folder.path)
        #expect(outcome.code == 1, "\(outcome.errors)")
        let reason = "warning: 'Chat' has no files any more, but is still named here.\n"
        for place in ["Package.swift:4:", "Package.swift:5:", "Tests/AppTests/AppTests.swift:1:"] {
            let lines = outcome.errors.split(separator: "\n").filter { $0.contains(place) }.map { "\($0)\n" }
            #expect(lines.contains { $0.hasSuffix(reason) }, "\(place) \(outcome.errors)")
        }
        #expect(!outcome.errors.contains("Package.swift:3:"), "\(outcome.errors)")
    }

    /// A target with other files is still there.
    @Test func aModuleWithOtherFilesIsNotListed() throws {
        let folder = try TemporaryFolder(Files.texts(below: repository.appendingPathComponent("SampleApp").path))
        let options = ["--parent", "LoggedIn", "--module", "ScoreBoard", folder.path]
        #expect(thimble(["new", "rib", "Tea"] + options).code == 0)
        let outcome = thimble("remove", "rib", "Tea", "--apply", folder.path)
        #expect(outcome.code == 0 && !outcome.errors.contains("no files any more"), "\(outcome.errors)")
    }

    @Test func aMethodThatOtherCodeCallsIsKept() throws {
        let app = try FixtureApp("Shop")
        #expect(app.run("new", "rib", "Checkout", "--parent", "Root").code == 0)
        let path = "Sources/Shop/Root/RootRouter.swift"
        let router = try app.text(of: path).replacing(
            "  func routeToCart() {\n",
            with: "  func routeToCart() {\n    if let first = children.first as? ViewableRouting {\n"
                + "      viewController.dismiss(viewController: first.viewControllable)\n    }\n"
        )
        try app.folder.write(router, to: path)
        #expect(app.run("remove", "rib", "Checkout", "--apply").code == 0)
        #expect(try app.text(of: path).contains("  func present(viewController: ViewControllable)\n"))
        let view = try app.text(of: "Sources/Shop/Root/RootViewController.swift")
        #expect(view.contains("func present(viewController: ViewControllable) {"))
        #expect(try app.errors(in: "Shop").isEmpty)
    }

    /// Builders of other RIBs stay in the lists that created both.
    @Test func theBuilderOfTheRIBLeavesListsOfBuilders() throws {
        let app = try FixtureApp("Shop")
        let path = "Sources/Shop/Root/RootComponent+Cart.swift"
        #expect(app.run("new", "rib", "Tea", "--parent", "Root").code == 0)
        func lists(_ dictionary: String, _ array: String, _ appended: String, _ last: String) -> String {
            """

            extension RootComponent {
              var byName: [String: Buildable] {
                [
            \(dictionary)    ]
              }
              var all: [Buildable] { [\(array)] }
              var appended: [Buildable] {
                var result: [Buildable] = []
            \(appended)    result.append(CartBuilder(dependency: self))
                return result
              }
              var hot: [Buildable] { [\(last)] }
            }

            """
        }
        let (tea, cart) = ("TeaBuilder(dependency: self)", "CartBuilder(dependency: self)")
        let text = try app.text(of: path)
        let before = lists(
            "      \"tea\": \(tea),\n      \"cart\": \(cart),\n",
            "\(cart), \(tea)",
            "    result.append(\(tea))\n",
            tea
        )
        try app.folder.write(text + before, to: path)
        #expect(try app.errors(in: "Shop").isEmpty)
        let outcome = app.run("remove", "rib", "Tea", "--apply")
        #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        #expect(try app.text(of: path) == text + lists("      \"cart\": \(cart),\n", cart, "", ""))
        #expect(try app.errors(in: "Shop").isEmpty)
    }

    /// The router may have a property of the same name.
    @Test func readsOfTheBuilderOfTheComponentAreListed() throws {
        let app = try FixtureApp("Shop")
        #expect(app.run("new", "rib", "Tea", "--parent", "Root").code == 0)
        let kitchen = """
            extension RootComponent {
              var teaBuilder: TeaBuildable { TeaBuilder(dependency: self) }
            }
            """
        let cook = """
            final class Cook {
              private let root: RootComponent
              private let pantry: Pantry

              init(root: RootComponent, pantry: Pantry) {
                self.root = root
                self.pantry = pantry
              }

              func start() { print(root.teaBuilder, pantry.teaBuilder) }
            }

            final class Pantry {
              let teaBuilder = 3

              func look(_ pantry: Pantry) { print(pantry.teaBuilder) }
            }
            """
        try app.folder.write("import RIBs\n\n\(kitchen)\n", to: "Sources/Shop/Root/Kitchen.swift")
        try app.folder.write("import RIBs\n\n\(cook)\n", to: "Sources/Shop/Cook.swift")
        #expect(try app.errors(in: "Shop").isEmpty)
        let outcome = app.run("remove", "rib", "Tea", "--apply")
        #expect(outcome.code == 1)
        let lines = (outcome.errors + outcome.output).split(separator: "\n").filter { $0.contains("Cook.swift") }
        #expect(lines.count == 1 && lines.allSatisfy { $0.contains(":12:") }, "\(outcome.errors)\(outcome.output)")
    }

    /// Otherwise the RIB would have two parents.
    @Test func aBuilderInAClosureIsNotMovedByHalf() throws {
        let app = try FixtureApp("Shop")
        #expect(app.run("new", "rib", "Tea", "--parent", "Root").code == 0)
        let path = "Sources/Shop/Root/RootBuilder.swift"
        let text = try app.text(of: path)
        let old = "let teaBuilder = TeaBuilder(dependency: component)"
        try #require(text.contains(old))
        let new = "let makeTea = { TeaBuilder(dependency: component) }\n    let teaBuilder = makeTea()"
        try app.folder.write(text.replacing(old, with: new), to: path)
        let before = try Files.texts(below: app.folder.path)
        let outcome = app.run("move", "rib", "Tea", "--to", "Cart", "--apply")
        #expect(outcome.code != 0)
        #expect(outcome.errors.contains("'RootComponent' creates 'TeaBuilder' in line"), "\(outcome.errors)")
        #expect(try Files.texts(below: app.folder.path) == before)
    }
}
