import SwiftReader

/// The builds in which the tests of `#if`s hold.
extension BuildTest {
    /// The values of more atoms would have too many combinations.
    private static let atomLimit = 8

    /// The tests of systems that are not Apple's. Apps that inject dependencies are built for Apple's systems too.
    private static let otherSystems: Set<String> = [
        "os(Windows)", "os(Linux)", "os(Android)", "os(WASI)", "os(FreeBSD)", "os(OpenBSD)",
    ]

    /// Whether what is compiled under some conditions is certainly missing in some builds that compile what has other
    /// conditions: in all those in which a flag is set, or in all those in which it is not set.
    ///
    /// `false` if that depends on other flags, or if a test is not understood.
    static func isMissing(_ provided: [String], whenever required: [String], dependingOn flag: String) -> Bool {
        let given = provided.compactMap { BuildTest($0) }
        let needed = required.compactMap { BuildTest($0) }
        guard given.count == provided.count, needed.count == required.count else { return false }
        let atoms = Set((given + needed).flatMap(\.atoms))
        let others = atoms.subtracting([flag]).subtracting(otherSystems).sorted()
        guard atoms.contains(flag), others.count < atomLimit else { return false }
        return [[flag], []].contains { (set: Set<String>) in
            let builds = builds(of: others).map(set.union)
            let concerned = builds.filter { build in needed.allSatisfy { $0.holds(with: build) } }
            return !concerned.isEmpty
                && concerned.allSatisfy { build in !given.allSatisfy { $0.holds(with: build) } }
        }
    }

    /// The tests of Apple's systems.
    private static let systems = ["os(iOS)", "os(macOS)", "os(tvOS)", "os(visionOS)", "os(watchOS)"]

    /// Whether no build for one of Apple's systems, or for another one that the conditions name, meets all conditions.
    static func areContradictory(_ conditions: [String]) -> Bool {
        let tests = conditions.compactMap { BuildTest($0) }
        let atoms = Set(tests.flatMap(\.atoms))
        let others = atoms.subtracting(systems).subtracting(otherSystems).sorted()
        guard tests.count == conditions.count, others.count < atomLimit else { return false }
        return !(systems + otherSystems.intersection(atoms)).contains { system in
            builds(of: others).contains { build in tests.allSatisfy { $0.holds(with: build.union([system])) } }
        }
    }

    /// For each combination of some flags, those that are set.
    private static func builds(of flags: [String]) -> LazyMapSequence<Range<Int>, Set<String>> {
        (0..<1 << flags.count).lazy.map { build in
            Set(flags.indices.lazy.filter { build >> $0 & 1 == 1 }.map { flags[$0] })
        }
    }

    private var atoms: [String] {
        switch self {
        case .atom(let name): constantValue == nil ? [name] : []
        case .not(let inner): inner.atoms
        case .both(let left, let right), .either(let left, let right): left.atoms + right.atoms
        }
    }

    /// - Parameter set: the atoms that are true.
    private func holds(with set: Set<String>) -> Bool {
        switch self {
        case .atom(let name): constantValue ?? set.contains(name)
        case .not(let inner): !inner.holds(with: set)
        case .both(let left, let right): left.holds(with: set) && right.holds(with: set)
        case .either(let left, let right): left.holds(with: set) || right.holds(with: set)
        }
    }
}
