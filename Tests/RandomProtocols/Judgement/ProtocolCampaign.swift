import Foundation
import Mocks
import ScopeGraph
import SwiftReader
import TestSupport

/// Mocks of random protocols: the compiler has to accept them, and a program that uses them finds whether they count,
/// record, and do what their handlers say.
public struct ProtocolCampaign {
    private let compiler: Compiler
    private let folder: String

    /// What was judged.
    public struct Result: Sendable {
        public var protocols = 0
        public var requirements = 0
        /// The conditions that the programs checked.
        public var checks = 0
        /// What is wrong, with the seed.
        public var faults: [String] = []

        public init() {}

        public mutating func add(_ other: Result) {
            protocols += other.protocols
            requirements += other.requirements
            checks += other.checks
            faults += other.faults
        }
    }

    /// - Parameter folder: where the programs are written.
    public init(in folder: String) throws {
        guard let found = Compiler.found else { throw ProtocolCampaignFailure("No swiftc is on the search path.") }
        compiler = found
        self.folder = folder
    }

    /// Judges the protocols of some seeds.
    public func judge(_ seeds: some Sequence<UInt64>) throws -> Result {
        let worlds = seeds.map { ProtocolWorld(seed: $0) }
        var result = Result()
        for mode in [5, 6] {
            result.add(try judge(worlds.filter { $0.languageMode == mode }, mode: mode))
        }
        return result
    }

    /// The protocols of a seed, their mocks, and the program.
    public static func show(seed: UInt64) -> String {
        let world = ProtocolWorld(seed: seed)
        let text = ProtocolText(world: world).text
        return text + "\n" + plan(of: world, text).text + "\n" + exercises(of: world)
    }

    private static let libraries = LibraryProtocols(of: Dialects.usual.surfaces)

    private static func plan(of world: ProtocolWorld, _ text: String) -> MockPlan {
        let source = SourceFile(path: "\(world.prefix).swift", reading: Array(text.utf8))
        let table = ProtocolTable([SourceProtocols(of: source, in: "Worlds")], and: libraries)
        return MockPlan(of: table.entries.filter { table[$0].annotation != nil }, in: table, writtenIn: "Worlds")
    }

    private static func exercises(of world: ProtocolWorld) -> String {
        world.protocols.indices.map { ExerciseText(of: $0, in: world).text }.joined(separator: "\n")
    }

    // MARK: - Judging

    private func judge(_ worlds: [ProtocolWorld], mode: Int) throws -> Result {
        var result = Result()
        guard !worlds.isEmpty else { return result }
        let place = "\(folder)/Mode\(mode)"
        try? FileManager.default.removeItem(atPath: place)
        try Files.write(WorldText.common, to: "\(place)/Common.swift")
        for world in worlds {
            let text = ProtocolText(world: world).text
            let plan = Self.plan(of: world, text)
            result.protocols += world.count
            result.requirements += world.requirementCount
            result.faults += plan.faults.map { "seed \(world.seed): refused: \($0.message)" }
            result.faults += plan.warnings.map { "seed \(world.seed): warning: \($0.message)" }
            try Files.write(text, to: "\(place)/\(world.prefix).swift")
            try Files.write(plan.text, to: "\(place)/\(world.prefix).Mocks.swift")
            try Files.write(Self.exercises(of: world), to: "\(place)/\(world.prefix).Exercises.swift")
        }
        try expectProtocols(of: worlds, in: place, mode)
        let sound = try compile(worlds, in: place, mode, &result)
        guard !sound.isEmpty else { return result }
        try run("\(place)/program", &result)
        return result
    }

    /// The protocols alone have to compile: otherwise the generator is wrong.
    private func expectProtocols(of worlds: [ProtocolWorld], in place: String, _ mode: Int) throws {
        let files = ["\(place)/Common.swift"] + worlds.map { "\(place)/\($0.prefix).swift" }
        let found = try compiler.run(Self.arguments(mode) + ["-typecheck", "-parse-as-library"], files: files)
        guard found.isAccepted else {
            throw ProtocolCampaignFailure("These protocols are no Swift:\n\(found.errorLines)")
        }
    }

    private static func arguments(_ mode: Int) -> [String] {
        [
            "-swift-version", "\(mode)", "-module-name", "Worlds", "-suppress-warnings", "-D", "CAMPAIGN", "-wmo",
            "-Onone",
        ]
    }

    /// Compiles the program of all worlds without an error; those with errors are taken out until there is none.
    private func compile(
        _ worlds: [ProtocolWorld],
        in place: String,
        _ mode: Int,
        _ result: inout Result
    ) throws -> [ProtocolWorld] {
        var rest = worlds
        for _ in 0...worlds.count {
            guard !rest.isEmpty else { return [] }
            let exercises = rest.flatMap { world in
                world.protocols.indices.map { ExerciseText(of: $0, in: world).name }
            }
            try Files.write(WorldText.main(exercises), to: "\(place)/main.swift")
            let files = rest.flatMap { world in
                ["", ".Mocks", ".Exercises"].map { "\(place)/\(world.prefix)\($0).swift" }
            }
            let found = try compiler.run(
                Self.arguments(mode) + ["-o", "\(place)/program"],
                files: ["\(place)/Common.swift", "\(place)/main.swift"] + files
            )
            if found.isAccepted { return rest }
            let errors = try found.errors()
            let seeds = Set(errors.compactMap { UInt64($0.file.dropFirst().prefix { $0.isNumber }) })
            guard !seeds.isEmpty else { throw ProtocolCampaignFailure("Whose is this?\n\(found.messages)") }
            result.faults += Set(errors.map { "mode \(mode): does not compile: \($0)" }).sorted()
            rest.removeAll { seeds.contains($0.seed) }
        }
        return rest
    }

    private func run(_ program: String, _ result: inout Result) throws {
        let run = try Program(at: program).run([], environment: ["SWIFT_BACKTRACE": "enable=no"])
        let lines = run.output.split(separator: "\n").map(String.init)
        result.faults += lines.filter { $0.hasPrefix("fail ") }
        result.checks += lines.compactMap { $0.hasPrefix("checks ") ? Int($0.dropFirst("checks ".count)) : nil }
            .reduce(0, +)
        if !run.isSuccess {
            let last = lines.last { $0.hasPrefix("begin ") } ?? ""
            result.faults.append("\(last) and ends with \(run.code): \(run.messages.suffix(400))")
        }
    }
}

/// Why a campaign cannot go on.
public struct ProtocolCampaignFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
