import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// Wiring that people have written in other ways than Thimble does.
@Suite struct HandWrittenStyleTests {
    private let builder = "Sources/Shop/Root/RootBuilder.swift"
    private let interactor = "Sources/Shop/Root/RootInteractor.swift"
    private let router = "Sources/Shop/Root/RootRouter.swift"

    @Test(arguments: ["any TeaBuildable", "TeaBuildable!", "TeaBuilder", "(any Shop.TeaBuildable)?"])
    func theBuilderOfARouterHasAnyType(_ type: String) throws {
        let app = try FixtureApp("Shop")
        let before = try Files.texts(below: "\(app.folder.path)/Sources")
        #expect(app.run("new", "rib", "Tea", "--parent", "Root").code == 0)
        let text = try app.text(of: router)
        try app.folder.write(text.replacing("Builder: TeaBuildable", with: "Builder: \(type)"), to: router)
        #expect(app.run("remove", "rib", "Tea", "--apply").code == 0)
        #expect(try Files.texts(below: "\(app.folder.path)/Sources") == before)
    }

    @Test func extensionsForTheRIBGoWithIt() throws {
        let app = try FixtureApp("Shop")
        let before = try Files.texts(below: "\(app.folder.path)/Sources")
        #expect(app.run("new", "rib", "Tea", "--parent", "Root").code == 0)
        let text = try app.text(of: interactor)
        let method = "  func teaDidClose() {\n    router?.detachTea()\n  }\n"
        let marked = "\n  // MARK: - TeaListener\n\n\(method)"
        #expect(text.contains(marked))
        try app.folder.write(
            text.replacing(marked, with: "")
                + "\n// MARK: - TeaListener\n\nextension RootInteractor: TeaListener {\n\(method)}\n",
            to: interactor
        )
        let old = try app.text(of: router)
        let start = try #require(old.range(of: "\n  func routeToTea() {")).lowerBound
        let end = try #require(old.range(of: "self.tea = nil\n  }\n")).upperBound
        let methods = old[start..<end]
        try app.folder.write(
            old.replacing(methods, with: "").replacing("private let tea", with: "fileprivate let tea")
                .replacing("private var tea", with: "fileprivate var tea") + "\nextension RootRouter {\(methods)}\n",
            to: router
        )
        #expect(try app.errors(in: "Shop").isEmpty)
        #expect(app.run("remove", "rib", "Tea", "--apply").code == 0)
        #expect(try Files.texts(below: "\(app.folder.path)/Sources") == before)
    }

    @Test func anotherRouterPresentsItsChildrenItself() throws {
        let app = try FixtureApp("Shop")
        #expect(app.run("new", "rib", "Tea", "--parent", "Root").code == 0)
        let before = try Files.texts(below: "\(app.folder.path)/Sources")
        #expect(app.run("new", "rib", "Coupon", "--parent", "Cart").code == 0)
        #expect(app.run("remove", "rib", "Coupon", "--apply").code == 0)
        #expect(try Files.texts(below: "\(app.folder.path)/Sources") == before)
    }

    private static let head = "interactor: interactor, viewController: viewController"
    private static let aligned = "\n                      "

    /// One list is aligned with its parenthesis, the others have comments.
    @Test(arguments: [
        ("\(head.replacing(" v", with: aligned + "v")),\(aligned)cartBuilder: cartBuilder", aligned),
        ("\n      \(head),\n      cartBuilder: cartBuilder // The cart.\n    ", "\n      "),
        ("\n      \(head),\n      // The cart.\n      cartBuilder: cartBuilder\n    ", "\n      "),
    ])
    func aListIsExtendedInItsStyle(_ list: String, _ indent: String) throws {
        let app = try FixtureApp("Shop")
        let call = "RootRouter(\(list))"
        let usual = "RootRouter(interactor: interactor, viewController: viewController, cartBuilder: cartBuilder)"
        try app.folder.write(app.text(of: builder).replacing(usual, with: call), to: builder)
        let before = try app.text(of: builder)
        #expect(before.contains(call))
        #expect(app.run("new", "rib", "Tea", "--parent", "Root").code == 0)
        #expect(try app.text(of: builder).contains("\(indent)teaBuilder: teaBuilder"))
        #expect(try app.errors(in: "Shop").isEmpty)
        #expect(app.run("remove", "rib", "Tea", "--apply").code == 0)
        #expect(try app.text(of: builder) == before)
    }

    @Test func aSumOfListsLosesTheListOfTheRIB() throws {
        let app = try FixtureApp("Shop")
        let path = "Sources/Shop/Root/RootComponent+Cart.swift"
        #expect(app.run("new", "rib", "Tea", "--parent", "Root").code == 0)
        func sums(_ first: String, _ last: String) -> String {
            """

            extension RootComponent {
              var extras: [Buildable] { [] }
              var before: [CartBuildable] { \(first)[CartBuilder(dependency: self)] }
              var behind: [Buildable] { extras\(last) }
            }

            """
        }
        let text = try app.text(of: path)
        let tea = "[TeaBuilder(dependency: self)]"
        try app.folder.write(text + sums("", " + \(tea)"), to: path)
        #expect(try app.errors(in: "Shop").isEmpty)
        #expect(app.run("remove", "rib", "Tea", "--apply").code == 0)
        #expect(try app.text(of: path) == text + sums("", ""))
    }

    @Test(arguments: ["Tea", "Cart"])
    func aDoubleThatOtherTestsUseStays(_ name: String) throws {
        let app = try FixtureApp("Shop")
        #expect(app.run("new", "rib", "Tea", "--parent", "Root").code == 0)
        let path = "Tests/ShopTests/TeaDependencyStub.swift"
        let double = "import RIBs\n\n@testable import Shop\n\nfinal class TeaDependencyStub: "
        try app.folder.write("\(double)TeaDependency, CartDependency {}\n", to: path)
        for other in ["Tea", "Cart"] {
            try app.folder.write(
                """
                @testable import Shop

                final class \(other)BuilderTests {
                  let builder = \(other)Builder(dependency: TeaDependencyStub())
                }

                """,
                to: "Tests/ShopTests/\(other)BuilderTests.swift"
            )
        }
        #expect(try app.errors(in: "Shop").isEmpty)
        _ = app.run("remove", "rib", name, "--apply")
        let other = name == "Tea" ? "Cart" : "Tea"
        #expect(try app.text(of: path) == "\(double)\(other)Dependency {}\n")
    }

    @Test func aModuleWiredByHandStaysSo() throws {
        let app = try FixtureApp("Shop")
        #expect(app.run("new", "rib", "Tea", "--parent", "Root").code == 0)
        let requirement = "Dependency: Dependency {\n  var price: Int { get }\n}"
        for name in ["Tea", "Cart"] {
            let path = "Sources/Shop/\(name)/\(name)Builder.swift"
            let text = try app.text(of: path)
            #expect(text.contains("\(name)Dependency: Dependency {}"))
            try app.folder.write(
                text.replacing("\(name)Dependency: Dependency {}", with: "\(name)\(requirement)"),
                to: path
            )
        }
        let component = "final class RootComponent: Component<RootDependency> {\n"
        try app.folder.write(
            app.text(of: builder).replacing(component, with: "\(component)  let price = 1\n"),
            to: builder
        )
        let outcome = app.run("move", "rib", "Tea", "--to", "Cart", "--apply")
        #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        let cart = try app.text(of: "Sources/Shop/Cart/CartBuilder.swift")
        #expect(cart.contains("  var price: Int { dependency.price }\n"))
        #expect(!Files.paths(below: app.folder.path).contains { $0.hasSuffix("ThimbleGenerated.swift") })
        #expect(try app.errors(in: "Shop").isEmpty)
        // What is forwarded for the RIB alone moves with it.
        #expect(app.run("move", "rib", "Tea", "--to", "Root", "--apply").code == 0)
        #expect(try !app.text(of: "Sources/Shop/Cart/CartBuilder.swift").contains("dependency.price"))
        #expect(try app.text(of: builder).contains("  let price = 1\n"))
        #expect(try app.errors(in: "Shop").isEmpty)
    }

    @Test func aRouterIsCreatedWithTheTypeOfItsVariable() throws {
        let app = try FixtureApp("Shop")
        let call = "return RootRouter(interactor: interactor, viewController: viewController, cartBuilder: cartBuilder)"
        let variable = "let router: RootRouter = .init(\(call.split(separator: "(")[1])\n    return router"
        try app.folder.write(app.text(of: builder).replacing(call, with: variable), to: builder)
        let before = try Files.texts(below: "\(app.folder.path)/Sources")
        let outcome = app.run("new", "rib", "Tea", "--parent", "Root")
        #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        #expect(try app.errors(in: "Shop").isEmpty)
        #expect(app.run("move", "rib", "Tea", "--to", "Cart", "--apply").code == 0)
        #expect(try app.errors(in: "Shop").isEmpty)
        #expect(app.run("remove", "rib", "Tea", "--apply").code == 0)
        #expect(try app.text(of: builder) == before["Shop/Root/RootBuilder.swift"])
    }

    @Test func codeThatNeedsTheListenerOfAMovedRIBIsNamed() throws {
        let app = try FixtureApp("Shop")
        #expect(app.run("new", "rib", "Tea", "--parent", "Root").code == 0)
        let adapter = "\nfunc serve(_ parent: RootInteractable) -> TeaListener { parent }\n"
        try app.folder.write(app.text(of: router) + adapter, to: router)
        let outcome = app.run("move", "rib", "Tea", "--to", "Cart", "--apply")
        #expect(outcome.code == 1)
        let reason = "'TeaListener' is no longer inherited by the former parent, but still named here."
        #expect(outcome.errors.contains("warning: \(reason)\n"), "\(outcome.errors)")
    }
}
