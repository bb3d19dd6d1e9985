import TextViews
import Testing

@Suite
struct TextWindowTests {
    private let root = ViewControllerMock(name: "Root")
    private let top = ViewControllerMock(name: "Top")

    static func window(_ terminal: Terminal, eventQueue: EventQueue = EventQueue()) -> TextWindow {
        TextWindow(terminal: terminal, eventQueue: eventQueue)
    }

    @Test
    func endsPolitelyWithTheInput() {
        let terminal = TerminalMock()
        run(Self.window(terminal))
        #expect(terminal.output == "\n== Root ==\nlines: 0\n> \nGoodbye.\n")
    }

    @Test
    func endsAtTheQuitCommand() {
        let terminal = TerminalMock(input: [" /quit\r", "unread"])
        run(Self.window(terminal))
        #expect(terminal.input == ["unread"])
        #expect(root.didEnterCallCount == 0)
        #expect(terminal.output.hasSuffix("Goodbye.\n"))
    }

    @Test
    func givesTrimmedInputToTheTopmostScreen() {
        let terminal = TerminalMock(input: ["  a b \r", "", " \t "])
        var entered: [String] = []
        top.didEnterHandler = { entered.append($0) }
        root.present(top)

        run(Self.window(terminal))

        #expect(entered == ["a b", "", ""])
        #expect(root.didEnterCallCount == 0)
        #expect(terminal.output.contains("== Root > Top =="))
    }

    @Test
    func doesWaitingWorkInOrderBeforeItAsks() {
        let eventQueue = EventQueue()
        let terminal = TerminalMock()
        var order: [Int] = []
        eventQueue.async {
            order.append(1)
            eventQueue.async { order.append(3) }
        }
        eventQueue.async { order.append(2) }

        run(Self.window(terminal, eventQueue: eventQueue))

        #expect(order == [1, 2, 3])
    }

    @Test
    func drawsNothingUntilItIsVisible() {
        let terminal = TerminalMock(input: ["unread"])
        Self.window(terminal).run()
        #expect(terminal.output.isEmpty)
        #expect(terminal.input == ["unread"])
    }

    @Test
    func aWindowWithoutScreenStillEnds() {
        let terminal = TerminalMock(input: ["x"])
        let window = Self.window(terminal)
        window.makeKeyAndVisible()
        window.run()
        #expect(terminal.output.hasSuffix("Goodbye.\n"))
    }

    @Test
    func onlyThePresentedScreenIsDismissed() {
        root.present(root)
        #expect(root.presentedViewController == nil)

        root.present(top)
        root.dismiss(ViewControllerMock())
        #expect(root.presentedViewController === top)

        root.dismiss(top)
        #expect(root.presentedViewController == nil)
    }

    private func run(_ window: TextWindow) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.run()
    }
}
