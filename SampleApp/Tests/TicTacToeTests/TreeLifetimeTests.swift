import RIBs
import Testing
import TextViews

@testable import TicTacToe

/// Detached RIBs of the real tree are deallocated, so no scope keeps its ancestors alive.
@Suite
struct TreeLifetimeTests {
    private let root: LaunchRouting
    private let interactor: RootInteractable

    init() throws {
        let eventQueue = EventQueue()
        root = RootBuilder(dependency: AppComponent(eventQueue: eventQueue)).build()
        interactor = try #require(root.interactable as? RootInteractable)
        root.launch(from: TextWindow(terminal: ScriptedTerminal(lines: []), eventQueue: eventQueue))
    }

    @Test
    func loggingInFreesLoggedOut() throws {
        let isAlive = lifetime(of: try #require(root.children.first))
        #expect(isAlive())

        interactor.didLogin(withPlayer1Name: "Ada", player2Name: "Grace")

        #expect(!isAlive())
    }

    @Test
    func loggingOutFreesLoggedInWithAllBelow() throws {
        interactor.didLogin(withPlayer1Name: "Ada", player2Name: "Grace")
        let isAlive = lifetime(of: try #require(root.children.first))
        let isChildAlive = lifetime(of: try #require(root.children.first?.children.first))
        let view = root.viewControllable.textViewController
        let isViewAlive = lifetime(of: try #require(view.presentedViewController))
        view.presentedViewController?.didEnter("2")
        let isScoreBoardAlive = lifetime(of: try #require(root.children.first?.children.first?.children.first))
        #expect(isAlive() && isChildAlive() && isViewAlive() && isScoreBoardAlive())

        interactor.didLogout()

        #expect(!isAlive())
        #expect(!isChildAlive())
        #expect(!isViewAlive())
        #expect(!isScoreBoardAlive())
    }

    private func lifetime(of object: AnyObject) -> () -> Bool {
        { [weak object] in object != nil }
    }
}
