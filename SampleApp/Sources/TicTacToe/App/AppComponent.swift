import Appearance
import RIBs
import TextViews

/// The root of the tree: creates the objects that exist once in the app.
final class AppComponent: Component<EmptyDependency> {
    private let eventQueue: EventQueue

    init(eventQueue: EventQueue) {
        self.eventQueue = eventQueue
        super.init(dependency: EmptyComponent())
    }

    var appInformation: AppInformation { AppInformation(name: "Tic Tac Toe", version: "1.0") }
    var gameRules: GameRules { GameRules(boardSize: 3, firstPlayer: .player1) }
    var theme: Theme { Theme() }
    var webService: WebServicing { shared { WebService(eventQueue: eventQueue, accounts: ["Ada", "Grace"]) } }
}
