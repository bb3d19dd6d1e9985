import RIBs
import TextViews

/// The app: the tree of RIBs, a window on a terminal, and the queue that drives both.
public final class TicTacToeApp {
    private let window: TextWindow
    private let launchRouter: LaunchRouting

    /// Builds the tree for a terminal. Nothing is written before `run`.
    public init(terminal: Terminal) {
        let eventQueue = EventQueue()
        window = TextWindow(terminal: terminal, eventQueue: eventQueue)
        launchRouter = RootBuilder(dependency: AppComponent(eventQueue: eventQueue)).build()
        launchRouter.launch(from: window)
    }

    /// Plays until the input ends or the user quits.
    public func run() {
        window.run()
    }
}
