import Cores

extension Codebase {
    /// Each portion has a memory with a row for every type, so their number must not grow with the app.
    private static var mostPortions: Int { 32 }

    /// A codebase of the same sources for another thread, with a memory of its own.
    ///
    /// - Returns: what makes it there.
    func twin() -> @Sendable () -> Codebase {
        let common = common
        return { Codebase(common) }
    }

    /// Asks something of many files or scopes, on all cores: each portion of them with a memory of its own, so that no
    /// thread waits for another.
    ///
    /// - Parameter count: how many there are; the portions are runs of their numbers.
    /// - Returns: the answers in the order of the portions.
    func inPortions<Answer: Sendable>(
        of count: Int,
        _ ask: @Sendable (_ codebase: Codebase, _ numbers: Range<Int>) -> Answer
    ) -> [Answer] {
        let portions = portions(of: count, size: max(portion, count / Self.mostPortions))
        guard portions.count > 1 else { return portions.map { ask(self, $0) } }
        let twin = twin()
        return mapOnAllCores(portions) { ask(twin(), $0) }
    }
}
