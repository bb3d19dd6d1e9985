import Cores
import SwiftReader

/// How work is divided among threads. Results do not depend on it.
///
/// Each portion has its own memory with a row for every type, and repeats work of other portions. A small app is
/// therefore divided into few portions, whose memories are kept. For a very large app the number of portions is
/// limited.
package struct Partitioning: Sendable {
    /// The smallest portion worth a thread, in scopes.
    private let smallest: Int
    /// The usual portion, in scopes. Portions are smaller if there would be only a few.
    private let usual: Int

    private static let fewPortions = 4
    private static let mostPortions = 32
    /// The greatest number of file rows in all kept memories together.
    fileprivate static let mostRows = 1 << 15
    /// The typical size of a scope's source, in bytes.
    private static let bytesOfScope = 2048
    /// The typical number of types for each scope.
    private static let typesOfScope = 4

    package static let usually = Partitioning(smallest: 96, usual: 512)
    /// A single portion, processed by one thread.
    package static let whole = Partitioning(smallest: 1 << 32, usual: 1 << 32)
    /// One portion for each scope and file, up to the limit on portions.
    package static let single = Partitioning(smallest: 0, usual: 0)

    package func portions(ofScopes count: Int) -> [Range<Int>] {
        Cores.portions(of: count, size: size(of: count, each: 1))
    }

    package func portions(ofTypes count: Int) -> [Range<Int>] {
        Cores.portions(of: count, size: size(of: count, each: Self.typesOfScope))
    }

    /// - Parameter sizes: the size of each file in bytes.
    func portions(ofFiles sizes: [Int]) -> [Range<Int>] {
        Cores.portions(weighing: sizes, size: size(of: sizes.reduce(0, +), each: Self.bytesOfScope))
    }

    /// Whether it is cheap to keep the memory of each portion.
    static func areFew(_ portions: [Range<Int>]) -> Bool { portions.count <= fewPortions }

    /// The size of a portion.
    ///
    /// - Parameters:
    ///   - all: the total number of elements.
    ///   - each: the number of elements for each scope.
    private func size(of all: Int, each: Int) -> Int {
        func part(_ count: Int) -> Int { (all + count - 1) / count }
        let few = min(part(Self.fewPortions), usual * each)
        let least = max(1, smallest * each, few, part(Self.mostPortions))
        // Portions of about equal size.
        return part(max(1, (all + least - 1) / least))
    }
}

extension SemanticModel {
    /// A model of the same sources for another thread, with its own memory.
    ///
    /// - Returns: a closure that creates it on that thread.
    private func fork() -> @Sendable () -> SemanticModel {
        let common = common
        return { SemanticModel(common) }
    }

    /// Runs a query on many files, types or scopes on all cores. Each portion has its own memory, so that no thread
    /// waits for another.
    ///
    /// Some memories are kept for later queries. The memory depends on the portion's number and not on the thread, so
    /// results do not vary.
    ///
    /// - Parameter portions: ranges of the numbers of files, types or scopes.
    /// - Returns: the answers in the order of the portions.
    package func onAllCores<Answer: Sendable>(
        _ portions: [Range<Int>],
        _ ask: @Sendable (_ model: SemanticModel, _ numbers: Range<Int>) -> Answer
    ) -> [Answer] {
        guard portions.count > 1 else { return portions.map { ask(self, $0) } }
        let fork = fork()
        guard keepsMemories(of: portions) else { return mapOnAllCores(portions) { ask(fork(), $0) } }
        while forks.count < portions.count { forks.append(fork()) }
        // Each model is used by one portion only.
        nonisolated(unsafe) let forks = forks
        return mapOnAllCores(Array(portions.indices)) { ask(forks[$0], portions[$0]) }
    }

    /// Whether to keep the memory of each portion: if there are few, or if the portions are files, which are queried
    /// repeatedly. With very many files, memories are too large, because each has a row for every file.
    private func keepsMemories(of portions: [Range<Int>]) -> Bool {
        Partitioning.areFew(portions) || portions == filePortions && areFileMemoriesKept
    }

    /// Whether to keep the memories of many portions of files.
    var areFileMemoriesKept: Bool { filePortions.count * index.files.count <= Partitioning.mostRows }
}

extension SemanticModel {
    /// Answers a query about numbered scopes on all cores.
    ///
    /// - Parameter answers: the answers about the scopes with some numbers, in order.
    package func forEachScope<Answer: Sendable>(
        of count: Int,
        _ answers: @Sendable (_ model: SemanticModel, _ numbers: Range<Int>) -> [Answer]
    ) -> [Answer] {
        Array(joining: onAllCores(shares.portions(ofScopes: count), answers))
    }
}
