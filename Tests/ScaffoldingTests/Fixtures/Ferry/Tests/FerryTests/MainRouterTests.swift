import XCTest

@testable import Ferry

final class MainRouterTests: XCTestCase {
    func testThatItIsMade() {
        let router = MainRouter(
            interactor: MainInteractableMock(),
            viewController: MainViewControllableMock(),
            ticketBuilder: TicketBuildableMock()
        )
        XCTAssertTrue(router.children.isEmpty)
    }
}
