import CommandTestSupport
import Testing

/// Parents that are not written as the templates are.
@Suite struct ParentTests {
    /// A change of the fixture's code.
    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var file = "Root/RootViewController.swift"
        var old = "final class"
        let new: String
    }

    private static let inExtension = Change(
        testDescription: "The view controller conforms in an extension.",
        old: "RootPresentable, RootViewControllable {",
        new: """
            RootPresentable {
              func dismiss(viewController: ViewControllable) {}
            """
    )

    private static let changes = [
        Change(
            testDescription: "The view controller presents in an extension.",
            new: """
                extension RootViewController {
                  func present(viewController: ViewControllable) {}
                }

                final class
                """
        ),
        Change(
            testDescription: "Another class is presented in, which is no view controller.",
            new: """
                final class RootPreview: RootViewControllable {
                  let uiviewController = UIViewController()
                }

                final class
                """
        ),
        Change(
            testDescription: "Other classes are an interactor and a router of the parent.",
            file: "Root/RootInteractor.swift",
            new: """
                class RootPreviewInteractor: Interactor, RootInteractable {
                  var router: RootRouting?
                  var listener: RootListener?
                }

                final class RootPreviewRouting: Router<RootInteractable> {
                  func routeToCart() {}
                }

                extension RootPreviewRouting: RootRouting {
                  var viewControllable: ViewControllable { fatalError("It shows nothing.") }
                }

                final class
                """
        ),
        Change(
            testDescription: "The interactor has the method already.",
            file: "Root/RootInteractor.swift",
            new: """
                extension RootInteractor {
                  func checkoutDidClose() {}
                }

                final class
                """
        ),
        Change(
            testDescription: "The last members are in a branch of #if.",
            file: "Root/RootInteractor.swift",
            old: "  override func didBecomeActive",
            new: """
                  #if DEBUG
                  func debug() {}
                  #endif

                  override func didBecomeActive
                """
        ),
        Change(
            testDescription: "The last property of the router is in a branch of #if.",
            file: "Root/RootRouter.swift",
            old: "  init(",
            new: """
                  #if DEBUG
                  private var count = 0
                  #endif

                  init(
                """
        ),
        Change(
            testDescription: "The component is created for its type.",
            file: "Root/RootBuilder.swift",
            old: "component = RootComponent(",
            new: "component: RootComponent = .init("
        ),
        Change(
            testDescription: "A variable of the builder has the name.",
            file: "Root/RootBuilder.swift",
            old: "    let viewController",
            new: """
                    let checkoutBuilder = 1
                    _ = checkoutBuilder
                    let viewController
                """
        ),
    ]

    @Test(arguments: changes) func aChildIsWired(to change: Change) throws {
        let app = try FixtureApp("Shop")
        try app.change(change)
        let outcome = app.run("new", "rib", "Checkout", "--parent", "Root")
        #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        let errors = try app.errors(in: "Shop")
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test(arguments: [[], ["--viewless"]]) func aRouterThatKnowsAClassGetsAChild(options: [String]) throws {
        let app = try FixtureApp("Shop")
        try app.change(
            Change(
                testDescription: "",
                file: "Cart/CartRouter.swift",
                old: "CartViewControllable>",
                new: "CartViewController>"
            )
        )
        let outcome = thimble(["new", "rib", "Coupon", "--parent", "Cart"] + options + [app.folder.path])
        #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        let errors = try app.errors(in: "Shop")
        #expect(errors.isEmpty, "\(errors)")
        let removal = app.run("remove", "rib", "Coupon", "--apply")
        #expect(removal.code == 0, "\(removal.errors)\(removal.output)")
        #expect(try app.errors(in: "Shop").isEmpty)
    }

    @Test func aConformanceInAnExtensionIsFound() throws {
        let app = try FixtureApp("Shop")
        try app.change(Self.inExtension)
        try app.folder.write(
            "extension RootViewController: RootViewControllable {}\n",
            to: "Sources/Shop/Root/RootViewController+Views.swift"
        )
        let outcome = app.run("new", "rib", "Checkout", "--parent", "Root")
        #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        let errors = try app.errors(in: "Shop")
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test(arguments: [
        ("  func routeToCheckout() {}", "already has a member 'routeToCheckout'."),
        ("  private var checkout = 1", "already has a member 'checkout'."),
        ("  convenience init() { fatalError(\"It is not used.\") }", "has several initializers."),
    ])
    func aRouterThatCannotBeEditedIsNamed(_ member: String, _ reason: String) throws {
        let app = try FixtureApp("Shop")
        try app.change(
            Change(
                testDescription: "",
                file: "Root/RootRouter.swift",
                old: "  func routeToCart",
                new: "\(member)\n\n  func routeToCart"
            )
        )
        let outcome = app.run("new", "rib", "Checkout", "--parent", "Root")
        #expect(outcome.code == 1)
        #expect((outcome.output + outcome.errors).contains(reason), "\(outcome.errors)\(outcome.output)")
        let router = try app.text(of: "Sources/Shop/Root/RootRouter.swift")
        #expect(!router.contains("checkoutBuilder"))
    }

    @Test func commentsInListsStay() throws {
        let app = try FixtureApp("Shop")
        let call = "RootRouter(interactor: interactor, viewController: viewController, cartBuilder: cartBuilder)"
        let path = "Sources/Shop/Root/RootBuilder.swift"
        let text = try app.text(of: path)
        let noted = call.replacing(" viewController:", with: " /* its view */ viewController:")
        try app.folder.write(text.replacing(call, with: noted), to: path)
        #expect(app.run("new", "rib", "Checkout", "--parent", "Root").code == 0)
        #expect(try app.text(of: path).contains(noted.dropLast() + ", checkoutBuilder: checkoutBuilder)"))
        let open = call.replacing(" ", with: "\n      ").replacing(
            "cartBuilder)",
            with: "cartBuilder // the cart\n    )"
        )
        .replacing(":\n      ", with: ": ").replacing("(", with: "(\n      ")
        try app.folder.write(text.replacing(call, with: open), to: path)
        #expect(app.run("new", "rib", "Receipt", "--parent", "Root").code == 0)
        #expect(
            try app.text(of: path).contains(
                """
                      cartBuilder: cartBuilder, // the cart
                      receiptBuilder: receiptBuilder
                    )
                """
            )
        )
    }

    @Test func aRouterOfAnyProtocolGetsAnInitializer() throws {
        let app = try FixtureApp("Shop")
        try app.change(
            Change(
                testDescription: "",
                file: "Cart/CartRouter.swift",
                old: "<CartInteractable, CartViewControllable>",
                new: "<any CartInteractable,\n  /* view */ any CartViewControllable>"
            )
        )
        let outcome = app.run("new", "rib", "Coupon", "--parent", "Cart")
        #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        let router = try app.text(of: "Sources/Shop/Cart/CartRouter.swift")
        #expect(router.contains("viewController: any CartViewControllable"))
        #expect(router.contains("viewController.present(viewController:"))
        let errors = try app.errors(in: "Shop")
        #expect(errors.isEmpty, "\(errors)")
    }

    /// Its tests create the router of the new parent.
    @Test func aMovedRIBIsMockedForTheTestsOfItsParent() throws {
        let app = try FixtureApp("Shop")
        #expect(app.run("new", "rib", "Coupon", "--parent", "Cart").code == 0)
        let outcome = app.run("move", "rib", "Coupon", "--to", "Root", "--apply")
        #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        let errors = try app.errors(in: "Shop")
        #expect(errors.isEmpty, "\(errors)")
    }

    /// White space before a closing brace that gets a line of its own goes.
    @Test func noLineEndsWithWhiteSpace() throws {
        let app = try FixtureApp("Shop")
        let path = "Sources/Shop/Cart/CartInteractor.swift"
        try app.folder.write(
            try app.text(of: path).replacing(
                "CartRouting: ViewableRouting {}",
                with: "CartRouting: ViewableRouting { /* none */ }"
            ),
            to: path
        )
        #expect(app.run("new", "rib", "Coupon", "--parent", "Cart").code == 0)
        let text = try app.text(of: path)
        #expect(text.contains("{ /* none */\n  func routeToCoupon()\n"))
        #expect(try app.errors(in: "Shop").isEmpty)
    }

    /// The component that a property of the builder holds is no unused variable.
    @Test func aPropertyThatHoldsTheComponentStays() throws {
        let app = try FixtureApp("Shop")
        let path = "Sources/Shop/Cart/CartBuilder.swift"
        let lazily = try app.text(of: path).replacing(
            "    let component = CartComponent(dependency: dependency)\n",
            with: ""
        )
        .replacing("    _ = component\n", with: "    let kept = component\n    _ = kept\n")
        .replacing(
            "  override init",
            with: "  private lazy var component = CartComponent(dependency: dependency)\n\n  override init"
        )
        try app.folder.write(lazily, to: path)
        _ = app.run("new", "rib", "Coupon", "--parent", "Cart")
        _ = app.run("remove", "rib", "Coupon", "--apply")
        #expect(try app.text(of: path).contains("  private lazy var component = CartComponent"))
    }
}

extension FixtureApp {
    fileprivate func change(_ change: ParentTests.Change) throws {
        let path = "Sources/Shop/\(change.file)"
        let text = try text(of: path)
        try #require(text.contains(change.old))
        try folder.write(text.replacing(change.old, with: change.new), to: path)
    }
}
