import RIBs
import RxSwift
import UIKit
import XCTest

@testable import Shop

final class RootInteractableMock: RootInteractable {
  var router: RootRouting?
  var listener: RootListener?
  var isActive = false
  var isActiveStream: Observable<Bool> { Observable() }

  func activate() {}
  func deactivate() {}
}

final class RootViewControllableMock: RootViewControllable {
  let uiviewController = UIViewController()
}

final class CartBuildableMock: CartBuildable {
  func build(withListener listener: CartListener) -> CartRouting { fatalError("It builds nothing.") }
}

final class RootRouterTests: XCTestCase {
  private var router: RootRouter!

  override func setUp() {
    super.setUp()
    router = RootRouter(interactor: RootInteractableMock(), viewController: RootViewControllableMock(), cartBuilder: CartBuildableMock())
  }

  func testItHasNoChildren() {
    XCTAssertTrue(router.children.isEmpty)
  }
}
