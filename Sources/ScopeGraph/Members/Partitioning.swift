import Cores
import SwiftReader

/// How the work on an app is shared out among threads. The answers are the same however that is done.
///
/// Each portion has a memory of its own with a row for every type, and finds out again what others know. So a small app
/// is cut into few portions, whose memories are kept, and their number does not grow with that of a very large one.
public struct Partitioning: Sendable {
    /// In scopes. Less is not worth waking a thread up.
    private let smallest: Int
    /// In scopes. Smaller ones are for apps that would have only a few of these.
    private let usual: Int

    private static let fewPortions = 4
    private static let mostPortions = 32
    /// How many files all memories together know that are kept.
    fileprivate static let mostRows = 1 << 15
    /// What a scope takes in source, in bytes, as a rule.
    private static let bytesOfScope = 2048
    /// How many types go with a scope, as a rule.
    private static let typesOfScope = 4

    public static let usually = Partitioning(smallest: 96, usual: 512)
    /// Everything is one portion, so that one thread does all.
    public static let whole = Partitioning(smallest: 1 << 32, usual: 1 << 32)
    /// Every scope and every file is a portion, unless there are very many.
    public static let single = Partitioning(smallest: 0, usual: 0)

    /// Whether there are enough scopes to do two things side by side.
    func areWorthwhile(for scopes: Int) -> Bool { scopes > smallest }

    /// Whether so many scopes are more than few portions.
    func areMany(for scopes: Int) -> Bool { !Self.areFew(portions(ofScopes: scopes)) }

    func portions(ofScopes count: Int) -> [Range<Int>] { Cores.portions(of: count, size: size(of: count, each: 1)) }

    func portions(ofTypes count: Int) -> [Range<Int>] {
        Cores.portions(of: count, size: size(of: count, each: Self.typesOfScope))
    }

    /// - Parameter sizes: how many bytes each file has.
    func portions(ofFiles sizes: [Int]) -> [Range<Int>] {
        Cores.portions(weighing: sizes, size: size(of: sizes.reduce(0, +), each: Self.bytesOfScope))
    }

    /// Whether it costs little to keep what each portion found out.
    static func areFew(_ portions: [Range<Int>]) -> Bool { portions.count <= fewPortions }

    /// How large a portion of something should be.
    ///
    /// - Parameters:
    ///   - all: how much there is.
    ///   - each: how much of it goes with a scope.
    private func size(of all: Int, each: Int) -> Int {
        func part(_ count: Int) -> Int { (all + count - 1) / count }
        let few = min(part(Self.fewPortions), usual * each)
        let least = max(1, smallest * each, few, part(Self.mostPortions))
        // All of about one size.
        return part(max(1, (all + least - 1) / least))
    }
}

extension SemanticModel {
    /// A codebase of the same sources for another thread, with a memory of its own.
    ///
    /// - Returns: what makes it there.
    private func fork() -> @Sendable () -> SemanticModel {
        let common = common
        return { SemanticModel(common) }
    }

    /// Asks something of many files, types or scopes, on all cores: each portion of them with a memory of its own, so that
    /// no thread waits for another.
    ///
    /// Some memories are kept for the next question. Which portion has which memory hangs on its number alone, not on the
    /// thread, and so does all that is found out.
    ///
    /// - Parameter portions: runs of numbers of what is asked about.
    /// - Returns: the answers in the order of the portions.
    func onAllCores<Answer: Sendable>(
        _ portions: [Range<Int>],
        _ ask: @Sendable (_ model: SemanticModel, _ numbers: Range<Int>) -> Answer
    ) -> [Answer] {
        guard portions.count > 1 else { return portions.map { ask(self, $0) } }
        let fork = fork()
        guard keepsMemories(of: portions) else { return mapOnAllCores(portions) { ask(fork(), $0) } }
        while keptTwins.count < portions.count { keptTwins.append(fork()) }
        // Each is asked for one portion only.
        nonisolated(unsafe) let twins = keptTwins
        return mapOnAllCores(Array(portions.indices)) { ask(twins[$0], portions[$0]) }
    }

    /// Whether what each portion found out is kept: of few portions, and of files, which are asked about again and again,
    /// unless there are very many, because each memory has a row for every file.
    private func keepsMemories(of portions: [Range<Int>]) -> Bool {
        Partitioning.areFew(portions)
            || portions == filePortions && portions.count * index.files.count <= Partitioning.mostRows
    }
}
