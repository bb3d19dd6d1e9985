import CommandTestSupport
import TestSupport
import Testing

/// New RIBs look like the RIBs of the app, and compile.
@Suite struct StyleTests {
    @Test func aRIBOfUIKitLooksLikeTheTemplates() throws {
        let app = try FixtureApp("Shop")
        let outcome = app.run("new", "rib", "Checkout", "--parent", "Root", "--tests")
        #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        #expect(
            try app.text(of: "Sources/Shop/Checkout/CheckoutInteractor.swift").hasPrefix(
                """
                //
                //  CheckoutInteractor.swift
                //  Shop
                //
                //  Copyright © 2015 Harbour Shop. All rights reserved.
                //

                import RIBs
                import RxSwift

                protocol CheckoutRouting: ViewableRouting {}

                protocol CheckoutPresentable: Presentable {
                  var listener: CheckoutPresentableListener? { get set }
                }

                """
            )
        )
        let view = try app.text(of: "Sources/Shop/Checkout/CheckoutViewController.swift")
        #expect(view.contains("import RIBs\nimport RxSwift\nimport UIKit\n"))
        #expect(
            view.hasSuffix(
                """
                final class CheckoutViewController: UIViewController, CheckoutPresentable, CheckoutViewControllable {
                  weak var listener: CheckoutPresentableListener?
                }

                """
            )
        )
        // A team that writes conformances into files of their own gets one more.
        let conformance = try app.text(of: "Sources/Shop/Root/RootComponent+Checkout.swift")
        #expect(conformance.hasSuffix("import RIBs\n\nextension RootComponent: CheckoutDependency {}\n"))
        let root = try app.text(of: "Sources/Shop/Root/RootViewController.swift")
        #expect(root.contains("    present(viewController.uiviewController, animated: true, completion: nil)\n"))
        let tests = try app.text(of: "Tests/ShopTests/RootRouterTests.swift")
        #expect(tests.contains("  func checkoutDidClose() {}\n"))
        // The call was too long for a line before.
        #expect(tests.contains("cartBuilder: CartBuildableMock(), checkoutBuilder: CheckoutBuildableMock())\n"))
        #expect(try app.text(of: "Tests/ShopTests/CheckoutRouterTests.swift").contains("XCTestCase"))
        #expect(app.run("check", "--strict").code == 0)
        #expect(try app.errors(in: "Shop").isEmpty)
    }

    /// The parent still has a view controller of UIKit, and the sibling, the nearest, has one of SwiftUI.
    @Test func aRIBOfAnAppThatMigratesImportsWhatItShows() throws {
        let app = try FixtureApp("Shop")
        let path = "Sources/Shop/Cart/CartViewController.swift"
        let old = try app.text(of: path)
        let new = old.replacing("import RxSwift\nimport UIKit", with: "import SwiftUI")
            .replacing("UIViewController,", with: "UIHostingController<CartView>,")
            .replacing(
                "CartViewControllable {\n",
                with: """
                    CartViewControllable {
                      init() { super.init(rootView: CartView()) }
                      required init?(coder: NSCoder) { nil }

                    """
            )
        try app.folder.write(new + "\nstruct CartView: View {\n  var body: some View { Text(\"Cart\") }\n}\n", to: path)
        let outcome = app.run("new", "rib", "Promo", "--parent", "Root")
        #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        let view = try app.text(of: "Sources/Shop/Promo/PromoViewController.swift")
        #expect(view.contains("UIHostingController<PromoView>"))
        #expect(view.contains("import RIBs\nimport SwiftUI\n\n"), "\(view)")
        let errors = try app.errors(in: "Shop")
        #expect(errors.isEmpty, "\(errors)")
    }

    /// The superclass that the sibling has is of the app, of a library without sources, or named with its module.
    @Test(arguments: [
        ("ThemedViewController", "DesignSystem", true), ("ThemedViewController", "ThemeKit", false),
        ("DesignSystem.ThemedViewController", "DesignSystem", true), ("UINavigationController", "UIKit", false),
    ])
    func theModuleOfTheSuperclassIsImported(superclass: String, module: String, hasSources: Bool) throws {
        let app = try FixtureApp("Shop")
        if hasSources {
            let manifest = try app.text(of: "Package.swift")
            let targets = ".target(name: \"DesignSystem\"), .target(name: \"Shop\", dependencies: [\"DesignSystem\"]),"
            try app.folder.write(manifest.replacing(".target(name: \"Shop\"),", with: targets), to: "Package.swift")
            let source = "import UIKit\nopen class ThemedViewController: UIViewController {}\n"
            try app.folder.write(source, to: "Sources/DesignSystem/ThemedViewController.swift")
        }
        for (name, other) in [("Cart", superclass), ("Root", "UIViewController")] {
            let path = "Sources/Shop/\(name)/\(name)ViewController.swift"
            let text = try app.text(of: path).replacing("import RxSwift\n", with: "")
                .replacing("import UIKit", with: "import \(name == "Cart" ? module : "UIKit")")
                .replacing(": UIViewController", with: ": \(other)")
            try app.folder.write(text, to: path)
        }
        let outcome = app.run("new", "rib", "Promo", "--parent", "Root")
        #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        let view = try app.text(of: "Sources/Shop/Promo/PromoViewController.swift")
        #expect(view.contains("PromoViewController: \(superclass), PromoPresentable"), "\(view)")
        #expect(view.contains("import RIBs\nimport \(module)\n\n"), "\(view)")
    }

    /// Nothing shows how some of the files look: the parent's builder has another name, or nothing else than a builder is
    /// there.
    @Test(arguments: [("Builder", ""), ("BuilderImplementation", "final class DealsInteractor: Interactor {}\n")])
    func aRIBImportsRIBsWhereNothingShowsHow(suffix: String, interactor: String) throws {
        let app = try FixtureApp("Shop")
        let manifest = try app.text(of: "Package.swift")
        let targets = """
            .target(name: "Basics"), .target(name: "Deals", dependencies: ["Basics"]),
            .target(name: "Shop", dependencies: ["Deals"]),
            """
        try app.folder.write(manifest.replacing(".target(name: \"Shop\"),", with: targets), to: "Package.swift")
        try app.folder.write("public struct Flags { public init() {} }\n", to: "Sources/Basics/Flags.swift")
        try app.folder.write(
            """
            import Basics
            import RIBs

            public protocol DealsDependency: Dependency {}
            final class DealsComponent: Component<DealsDependency> {
                var flags: Flags { Flags() }
            }
            public final class Deals\(suffix): Builder<DealsDependency> {
                public func build() -> Routing {
                    print(DealsComponent(dependency: dependency).flags)
                    return Router(interactor: Interactor())
                }
            }
            \(interactor)
            """,
            to: "Sources/Deals/Deals.swift"
        )
        _ = app.run("new", "rib", "Promo", "--parent", "Deals", "--viewless")
        for file in ["Builder", "Interactor", "Router"] {
            let path = Files.paths(below: app.folder.path, endingIn: "Promo\(file).swift").first
            let text = try app.text(of: #require(path))
            #expect(text.contains("import RIBs\n") && !text.contains("import Basics"), "\(text)")
        }
    }

    @Test func aMovedRIBNamesOnlyWhatItLacks() throws {
        let app = try FixtureApp("Shop")
        #expect(app.run("new", "rib", "Checkout", "--parent", "Root").code == 0)
        for file in ["Builder", "Interactor", "Router"] {
            let path = "Sources/Shop/Cart/Cart\(file).swift"
            try app.folder.write(app.text(of: path).replacing("CartRouting", with: "CartRoutes"), to: path)
        }
        let outcome = app.run("move", "rib", "Cart", "--to", "Checkout")
        #expect(outcome.errors.contains("'Cart' has no 'CartRouting'."), "\(outcome.errors)")
    }

    @Test func aRouterWithoutInitializerGetsOne() throws {
        let app = try FixtureApp("Shop")
        for (name, options) in [("Coupon", []), ("Receipt", ["--viewless"])] {
            let outcome = thimble(["new", "rib", name, "--parent", "Cart"] + options + [app.folder.path])
            #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        }
        let nested = app.run("new", "rib", "Stamp", "--parent", "Receipt")
        #expect(nested.code == 0, "\(nested.errors)\(nested.output)")
        let router = try app.text(of: "Sources/Shop/Cart/CartRouter.swift")
        #expect(router.contains("protocol CartViewControllable: ViewControllable, ReceiptViewControllable {"))
        #expect(router.contains("    super.init(interactor: interactor, viewController: viewController)\n"))
        #expect(app.run("check", "--strict").code == 0)
        #expect(try app.errors(in: "Shop").isEmpty)
    }

    @Test func aRIBOfSwiftUIShowsAView() throws {
        let app = try FixtureApp("Gallery")
        let outcome = app.run("new", "rib", "Picture", "--parent", "Frame")
        #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        let folder = "Sources/Gallery/RIBs"
        let view = try app.text(of: "\(folder)/PictureViewController.swift")
        #expect(view.contains("struct PictureView: View {\r\n\tvar body: some View {\r\n\t\tText(\"Picture\")\r\n"))
        #expect(view.contains("UIHostingController<PictureView>, PicturePresentable"))
        #expect(try app.text(of: "\(folder)/PictureBuilder.swift").contains("public protocol PictureBuildable"))
        let router = try app.text(of: "\(folder)/FrameRouter.swift")
        #expect(router.contains("\t\tviewController.replaceContent(picture.viewControllable)\r\n"))
        #expect(router.contains("\t\tviewController.replaceContent(nil)\r\n"))
        #expect(!router.replacing("\r\n", with: "").contains("\n"))
        #expect(app.run("check").code == 0)
        let errors = try app.errors(in: "Gallery")
        #expect(errors.isEmpty, "\(errors)")
    }

    /// The name of a class of another library may look like one of UIKit.
    @Test func theModuleOfAnUnknownSuperclassIsImported() throws {
        let app = try FixtureApp("Shop")
        let path = "Sources/Shop/Cart/CartViewController.swift"
        let text = try app.text(of: path).replacing("import UIKit", with: "import ThemeKit\nimport UIKit")
        try app.folder.write(text.replacing(": UIViewController", with: ": UIBaseController"), to: path)
        #expect(app.run("new", "rib", "Checkout", "--parent", "Root").code == 0)
        let view = try app.text(of: "Sources/Shop/Checkout/CheckoutViewController.swift")
        #expect(view.contains(": UIBaseController") && view.contains("import ThemeKit\n"), "\(view)")
    }

    @Test func aParentWithoutComponentIsNamedAfterItsRIB() throws {
        let app = try FixtureApp("Shop")
        let path = "Sources/Shop/Cart/CartBuilder.swift"
        let text = try app.text(of: path)
            .replacing("final class CartComponent: Component<CartDependency> {}\n\n", with: "")
            .replacing("    let component = CartComponent(dependency: dependency)\n    _ = component\n", with: "")
        try app.folder.write(text, to: path)
        let outcome = app.run("new", "rib", "Checkout", "--parent", "CartBuilder")
        #expect(!(outcome.errors + outcome.output).contains("CartBuilderBuilder"), "\(outcome.errors)\(outcome.output)")
        #expect((outcome.errors + outcome.output).contains("CartBuilder"))
    }
}
