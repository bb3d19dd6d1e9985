/// Draws the topmost screen and passes lines of input to it: window, application and main loop in one.
public final class TextWindow {
    /// The line that ends the program on every screen, like the end of the input.
    public static let quitCommand = "/quit"

    /// The screen at the bottom, on which all others are presented.
    public var rootViewController: TextViewController?

    private let terminal: Terminal
    private let eventQueue: EventQueue
    private var isVisible = false
    private var lastPicture: String?

    /// Creates a hidden window.
    public init(terminal: Terminal, eventQueue: EventQueue) {
        self.terminal = terminal
        self.eventQueue = eventQueue
    }

    /// Makes the window draw itself when `run` is called.
    public func makeKeyAndVisible() {
        isVisible = true
    }

    /// Draws screens and reads lines until the input ends or the user quits.
    public func run() {
        guard isVisible else { return }
        draw()
        while let line = nextLine() {
            topViewController?.didEnter(line)
            lastPicture = nil
            draw()
        }
        terminal.write("Goodbye.\n")
    }

    /// Runs the queued work, then reads a line; `nil` if the program has to end.
    private func nextLine() -> String? {
        while let work = eventQueue.next() {
            work()
            draw()
        }
        terminal.write(topViewController?.prompt ?? "")
        guard let line = terminal.readLine() else {
            terminal.write("\n")
            return nil
        }
        let trimmed = line.trimmingWhitespace()
        return trimmed == Self.quitCommand ? nil : trimmed
    }

    /// Draws the topmost screen if it has changed since it was drawn last.
    private func draw() {
        let picture = self.picture
        guard picture != lastPicture else { return }
        lastPicture = picture
        terminal.write(picture)
    }

    private var picture: String {
        let titles = visibleViewControllers.map(\.title).filter { !$0.isEmpty }
        let lines = topViewController?.lines ?? []
        return (["", "== " + titles.joined(separator: " > ") + " =="] + lines).map { $0 + "\n" }.joined()
    }

    private var topViewController: TextViewController? {
        visibleViewControllers.last
    }

    /// The screens from bottom to top.
    private var visibleViewControllers: [TextViewController] {
        var stack: [TextViewController] = []
        var next = rootViewController
        while let viewController = next {
            stack.append(viewController)
            next = viewController.presentedViewController
        }
        return stack
    }
}
