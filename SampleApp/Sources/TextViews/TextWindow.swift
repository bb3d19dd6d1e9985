/// Draws the topmost screen and gives it the lines of input: window, application and main loop in one.
public final class TextWindow {
    /// The line that ends the program from any screen, as the end of the input does.
    public static let quitCommand = "/quit"

    /// The screen at the bottom, on which all others are presented.
    public var rootViewController: TextViewController?

    private let terminal: Terminal
    private let eventQueue: EventQueue
    private var isVisible = false
    private var lastPicture: String?

    /// Makes a window that nobody sees yet.
    public init(terminal: Terminal, eventQueue: EventQueue) {
        self.terminal = terminal
        self.eventQueue = eventQueue
    }

    /// Lets the window draw itself once `run` is called.
    public func makeKeyAndVisible() {
        isVisible = true
    }

    /// Draws, reads and hands on until the input ends or asks to quit.
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

    /// Lets everything happen that waits, and asks for a line then; nil when the program is to end.
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

    /// Draws the topmost screen, unless it looks as it did when it was drawn last.
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

    /// The screens from the bottom to the top.
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
