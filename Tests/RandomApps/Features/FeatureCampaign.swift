import Foundation
import TestSupport

/// Apps with many features of the language, sound and spoiled, before Thimble and the compiler; they are run too.
public struct FeatureCampaign {
    private let compiler: Compiler
    private let dialect: FeatureDialect
    private let folder: String

    /// How the judges agreed.
    public struct Result: Sendable {
        public var agreements = 0
        public var falseErrors: [String] = []
        public var silent: [String] = []
        public var broken: [String] = []

        public var disagreements: [String] { falseErrors + silent + broken }

        public init() {}

        public mutating func add(_ other: Result) {
            agreements += other.agreements
            falseErrors += other.falseErrors
            silent += other.silent
            broken += other.broken
        }
    }

    /// - Parameter needle: the sources of NeedleFoundation, for the mode with dynamic member lookup; without it, that
    ///   mode is not tried, and the stand-in of the sample app serves.
    public init(_ dialect: FeatureDialect, in folder: String, needle: String?) throws {
        guard let found = Compiler.found else { throw CampaignFailure("No swiftc is on the search path.") }
        compiler = found
        self.dialect = dialect
        self.folder = folder
        self.needle = dialect == .needle ? needle : nil
        macros = try FeatureMacros(in: folder, found).library
        try makeLibrary(isDynamic: false)
        if self.needle != nil { try makeLibrary(isDynamic: true) }
    }

    private let needle: String?
    /// The library with the macros of the apps; `nil` if the toolchain cannot build it. Apps with macros are then left
    /// out.
    private let macros: String?

    private func library(_ isDynamic: Bool) -> String { "\(folder)/Library\(isDynamic ? "Dynamic" : "")" }

    private func makeLibrary(isDynamic: Bool) throws {
        let name = dialect == .ribs ? "RIBs" : "NeedleFoundation"
        let sources = needle ?? repository.appendingPathComponent("SampleApp/Sources/\(name)").path
        // What needs views needs more modules.
        let ofTree = ["Buildable", "Builder", "Component", "Dependency", "EmptyComponent", "EmptyDependency"]
        let names = dialect == .ribs ? ofTree.map { "\($0).swift" } : Files.paths(below: sources, endingIn: ".swift")
        let files = names.map { "\(sources)/\($0)" }
        let location = library(isDynamic)
        try FileManager.default.createDirectory(atPath: location, withIntermediateDirectories: true)
        let result = try compiler.run(
            ["-swift-version", "5", "-suppress-warnings", "-parse-as-library", "-wmo", "-module-name", name]
                + ["-emit-module", "-emit-module-path", "\(location)/\(name).swiftmodule"]
                + ["-emit-object", "-o", "\(location)/Library.o"] + (isDynamic ? ["-D", "NEEDLE_DYNAMIC"] : []),
            files: files
        )
        guard result.isAccepted else { throw CampaignFailure("'\(name)' does not compile:\n\(result.messages)") }
    }

    /// Judges the apps of some seeds, which are in one block, each without a fault and with one.
    public func judge(_ seeds: Range<UInt64>) throws -> Result {
        var result = Result()
        let plans = seeds.map { FeaturePlan(dialect: dialect, seed: $0) }
        guard let world = plans.first?.world, isJudged(world) else { return result }
        let generate = dialect == .needle ? ["--dialect", "needle"] : []
        try judgeSound(plans, world, generate, "generate", false, &result)
        if needle != nil { try judgeSound(plans.filter(\.canBeDynamic), world, generate, "dynamic", true, &result) }
        if dialect == .ribs {
            try judgeSound(plans.filter(\.isHandWired), world, ["--adopt"], "adopt", false, &result)
        }
        try judgeSpoiled(plans.compactMap(\.spoiled), world, generate + ["--keep-going"], &result)
        return result
    }

    /// Whether this toolchain can compile the apps of a world.
    private func isJudged(_ world: FeatureWorld) -> Bool {
        #if compiler(>=6.2)
            let knowsIsolation = true
        #else
            let knowsIsolation = !world.isIsolatedByDefault
        #endif
        return knowsIsolation && (macros != nil || !world.hasMacros)
    }

    private func judgeSound(
        _ plans: [FeaturePlan],
        _ world: FeatureWorld,
        _ route: [String],
        _ name: String,
        _ isDynamic: Bool,
        _ result: inout Result
    ) throws {
        let apps = try folders(of: plans, name, route)
        let faults = try compiler(world, name, isDynamic).judge(apps)
        for app in apps {
            let isWritten = app.plan.world.dialect == .needle || !app.plan.isHandWired
            let early = app.before.filter { $0.isFault && !(isWritten && app.isClosedByGeneration($0)) }
            let late = app.after.filter(\.isFault)
            let title = "\(app.plan.world.dialect) seed \(app.plan.seed), \(name)"
            let said = early.map { "before: \($0)" } + late.map { "after: \($0)" }
            if !said.isEmpty || app.generation.code != 0 {
                let refusal =
                    app.generation.code == 0
                    ? ""
                    : ", generate exits with \(app.generation.code) "
                        + app.generation.errors.prefix(900)
                result.falseErrors.append("\(title): \((said.prefix(3)).joined(separator: "; "))\(refusal)")
            }
            if let fault = faults[app.plan.seed] { result.broken.append("\(title): \(fault)") }
            if said.isEmpty, app.generation.code == 0, faults[app.plan.seed] == nil { result.agreements += 1 }
        }
    }

    private func judgeSpoiled(
        _ plans: [FeaturePlan],
        _ world: FeatureWorld,
        _ route: [String],
        _ result: inout Result
    ) throws {
        let apps = try folders(of: plans, "spoiled", route)
        let faults = try compiler(world, "spoiled", false).judge(apps)
        for app in apps {
            let title = "\(app.plan.world.dialect) seed \(app.plan.seed), \(app.plan.faultName)"
            let errors = app.before.filter { $0.severity == "error" && !app.isClosedByGeneration($0) }
            switch (errors.first, faults[app.plan.seed]) {
            case (let error?, nil): result.falseErrors.append("\(title): \(error)")
            case (nil, let fault?): result.silent.append("\(title): \(fault)")
            default: result.agreements += 1
            }
        }
    }

    private func folders(of plans: [FeaturePlan], _ name: String, _ route: [String]) throws -> [FeatureFolder] {
        let location = "\(folder)/\(name)"
        try? FileManager.default.removeItem(atPath: location)
        return try plans.map { try FeatureFolder(FeatureText($0), below: "\(location)/Apps", route: route) }
    }

    private func compiler(_ world: FeatureWorld, _ name: String, _ isDynamic: Bool) -> FeatureCompiler {
        FeatureCompiler(
            compiler: compiler,
            world: world,
            library: library(isDynamic),
            folder: "\(folder)/\(name)/Products",
            isDynamic: isDynamic,
            macros: macros
        )
    }

    /// The seeds of a range, in blocks.
    public static func blocks(from first: UInt64, count: UInt64) -> [Range<UInt64>] {
        var blocks: [Range<UInt64>] = []
        var start = first
        while start < first + count {
            let end = min((start / FeatureWorld.size + 1) * FeatureWorld.size, first + count)
            blocks.append(start..<end)
            start = end
        }
        return blocks
    }

    /// The files of a sound app, by their paths from its folder.
    public static func files(_ dialect: FeatureDialect, seed: UInt64) -> [String: String] {
        FeatureText(FeaturePlan(dialect: dialect, seed: seed)).files
    }

    /// The files of an app and what it should print, for a person.
    public static func show(_ dialect: FeatureDialect, seed: UInt64, isSpoiled: Bool) -> String {
        let sound = FeaturePlan(dialect: dialect, seed: seed)
        let plan = isSpoiled ? sound.spoiled ?? sound : sound
        let text = FeatureText(plan)
        let files = text.files.sorted { $0.key < $1.key }.map { "=== \($0.key)\n\($0.value)" }
        return "\(plan.world)\n" + files.joined(separator: "\n")
    }
}

extension FeatureFolder {
    /// Whether a finding is one of wiring that generation writes.
    func isClosedByGeneration(_ found: FoundFault) -> Bool {
        found.ruleId == "stale-providers"
            || found.ruleId == "missing-passthrough" && !after.contains { $0.description == found.description }
    }
}

extension FoundFault {
    /// Whether it says that something is wrong; a sound app may have what some warnings warn of.
    var isFault: Bool {
        severity == "error" || OptionalRules.ids.contains(ruleId)
            || severity == "warning" && ruleId != "shadowed-provider" && ruleId != "retained-child"
    }
}

extension FeaturePlan {
    /// Whether Needle's dynamic mode can serve it: key paths lead to no property with effects or isolation, and those to
    /// the first requirements of two inherited protocols are equal.
    var canBeDynamic: Bool {
        let several: Set<FeatureContractForm> = [.inherited, .composition, .refined, .repeated]
        return isPlain && values.allSatisfy { $0.effects == .none && !$0.isMethod }
            && scopes.allSatisfy { read(by: $0.number).count < 2 || !several.contains($0.dependencyProtocol) }
    }
}
