import Cores

extension Codebase {
    /// How many files or scopes are worth a thread.
    private static let portion = 1024

    /// Whether so many files or scopes are more than one thread should do.
    static func isMuch(_ count: Int) -> Bool { count > portion }

    /// Asks something of many files or scopes, on all cores: each portion of them with a memory of its own, so that no
    /// thread waits for another.
    ///
    /// - Parameter count: how many there are; the portions are runs of their numbers.
    /// - Returns: the answers in the order of the portions.
    func inPortions<Answer: Sendable>(
        of count: Int,
        _ ask: @Sendable (_ codebase: Codebase, _ numbers: Range<Int>) -> Answer
    ) -> [Answer] {
        let portions = portions(of: count, size: Self.portion)
        guard portions.count > 1 else { return portions.map { ask(self, $0) } }
        let (index, ancestries) = (index, ancestries)
        return mapOnAllCores(portions) { ask(Codebase(index: index, ancestries: ancestries), $0) }
    }
}
