import Dispatch

/// A queue between threads.
final class Mailbox<Element: Sendable>: @unchecked Sendable {
    private let turn = DispatchSemaphore(value: 1)
    private let count = DispatchSemaphore(value: 0)
    // Read and written only between `wait` and `signal` of `turn`.
    private var elements: [Element?] = []
    private var first = 0

    func put(_ element: Element) {
        turn.wait()
        elements.append(element)
        turn.signal()
        count.signal()
    }

    /// The next element; waits until there is one.
    func take() -> Element {
        while true {
            count.wait()
            if let element = removeFirst() { return element }
        }
    }

    private func removeFirst() -> Element? {
        turn.wait()
        defer { turn.signal() }
        guard first < elements.count else { return nil }
        // A large message is not kept until the array shrinks.
        let element = elements[first].take()
        first += 1
        if first == elements.count || first > 1024 {
            elements.removeFirst(first)
            first = 0
        }
        return element
    }
}
