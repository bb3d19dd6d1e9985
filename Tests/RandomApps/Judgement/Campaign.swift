import Foundation

/// Random apps, without and with a fault, before two judges: Thimble and the compiler.
public struct Campaign {
    private let compiler: SwiftCompiler
    private let folder: String

    /// Where Thimble and the compiler, or Thimble and the plan, are not of one mind.
    public struct Disagreement: Sendable, CustomStringConvertible {
        public let seed: UInt64
        /// What was spoiled; empty for an app without a fault.
        public let fault: String
        public let what: String

        public var description: String { "seed \(seed)\(fault.isEmpty ? "" : ", \(fault)"): \(what)" }
    }

    /// What was judged.
    public struct Result: Sendable {
        public var disagreements: [Disagreement] = []
        public var sound = 0
        public var spoiled = 0
        /// How often each rule had to find something.
        public var rules: [String: Int] = [:]
        /// How often each pattern of an edge occurred.
        public var patterns: [String: Int] = [:]

        public init() {}
    }

    /// - Parameter folder: where the apps are written.
    public init(in folder: String) throws {
        self.folder = folder
        compiler = try SwiftCompiler()
    }

    /// Judges the apps of some seeds, each without a fault and with one.
    public func judge(_ seeds: some Sequence<UInt64>) throws -> Result {
        let apps = seeds.map { RandomApp(seed: $0) }
        var result = Result()
        for name in apps.flatMap(\.patterns) { result.patterns[name, default: 0] += 1 }
        try judge(apps.map { ($0.text, nil) }, as: "sound", &result)
        try judge(
            apps.compactMap { app in app.fault(seed: app.plan.seed).map { ($0.text, $0) } },
            as: "spoiled",
            &result
        )
        return result
    }

    private func judge(_ apps: [(text: AppText, fault: PlannedFault?)], as name: String, _ result: inout Result) throws
    {
        let location = "\(folder)/\(name)"
        try? FileManager.default.removeItem(atPath: location)
        var verdicts: [Verdict] = []
        for (text, fault) in apps { verdicts.append(try Verdict(of: AppFolder(text, below: location), fault)) }
        for mode in [5, 6] {
            let group = verdicts.filter { $0.folder.app.plan.languageMode == mode }
            let messages = try compiler.messages(
                of: group.map(\.folder),
                languageMode: mode,
                in: "\(location)/Modules\(mode)"
            )
            for verdict in group {
                let seed = verdict.folder.app.plan.seed
                let what = verdict.disagreements(with: messages[seed] ?? [])
                let fault = verdict.fault?.name ?? ""
                result.disagreements += what.map { Disagreement(seed: seed, fault: fault, what: $0) }
            }
        }
        let faults = apps.compactMap(\.fault)
        result.spoiled += faults.count
        result.sound += apps.count - faults.count
        for fault in faults { result.rules[fault.expected.rule, default: 0] += 1 }
    }
}
