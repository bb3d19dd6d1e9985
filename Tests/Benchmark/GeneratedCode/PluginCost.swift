import Foundation

/// What the plugins cost a build in which nothing changed: SampleApp with them and a release build of the program, and
/// without them.
struct PluginCost {
    private let location: Workplace
    private let swift: String
    private let runs: Int
    private let folder: String

    /// The most that a build may take longer with plugins, in seconds.
    static let limit = 0.3

    init(location: Workplace, tools: Tools, runs: Int) throws {
        guard let swift = location.tool("swift") else { throw Skipped("`swift` is not installed") }
        self.location = location
        self.swift = swift
        self.runs = runs
        folder = "\(location.output)/plugin-cost"
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let thimble = try tools.thimble(.release)
        let bundle = ["\(location.repository)/.ci/bundle", "--binary", thimble, "--output", "\(folder)/bundle"]
        try run(bundle, "The plugins are not packed")
        try copy(to: "with", plugins: true)
        try copy(to: "without", plugins: false)
        try run([thimble, "generate", "\(folder)/without"], "Nothing is generated")
    }

    /// Two lines with the medians, by turns, and one with the difference.
    ///
    /// - Returns: whether the difference is within the limit.
    func report() throws -> Bool {
        var times: [String: [Double]] = [:]
        for variant in ["with", "without"] {
            say("Building SampleApp \(variant) plugins.")
            // Once more, because SwiftPM runs some commands again in the second build.
            for _ in 0..<3 { _ = try build(variant) }
        }
        for number in 0..<runs {
            // The first of two builds may find other memory than the second.
            for variant in number.isMultiple(of: 2) ? ["with", "without"] : ["without", "with"] {
                times[variant, default: []].append(try build(variant))
            }
        }
        let medians = ["with", "without"].map { (times[$0] ?? []).sorted()[runs / 2] }
        let difference = medians[0] - medians[1]
        for (variant, median) in zip(["with", "without"], medians) {
            let sorted = (times[variant] ?? []).sorted()
            let range = "\(seconds(sorted.first ?? 0)) to \(seconds(sorted.last ?? 0))"
            print("No-op build \(variant) plugins: median \(seconds(median)) of \(runs), \(range)")
        }
        let isMet = difference <= Self.limit
        let direction = difference < 0 ? "less" : "more"
        print("Difference: \(seconds(abs(difference))) \(direction), at most \(seconds(Self.limit))")
        return isMet
    }

    /// - Returns: the time on the clock.
    private func build(_ variant: String) throws -> Double {
        try run([swift, "build", "--package-path", "\(folder)/\(variant)"], "SampleApp does not build").seconds
    }

    private func copy(to variant: String, plugins: Bool) throws {
        let target = "\(folder)/\(variant)"
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        for name in ["Sources", "Tests"] {
            let source = "\(location.repository)/SampleApp/\(name)"
            try FileManager.default.copyItem(atPath: source, toPath: "\(target)/\(name)")
        }
        let package = "\(location.repository)/SampleApp/Package.swift"
        var manifest = try String(contentsOfFile: package, encoding: .utf8)
        if plugins {
            manifest = manifest.replacing("path: \"..\"", with: "path: \"\(folder)/bundle/thimble-plugins\"")
            let configuration = "\(location.repository)/SampleApp/.thimble.json"
            try FileManager.default.copyItem(atPath: configuration, toPath: "\(target)/.thimble.json")
        } else {
            manifest = manifest.replacing(#/,\s*plugins: \[\.plugin\([^)]*\)\]/#, with: "")
            manifest = manifest.replacing(#/\s*\.package\(name: "thimble"[^)]*\)/#, with: "")
        }
        try Data(manifest.utf8).write(to: URL(fileURLWithPath: "\(target)/Package.swift"))
    }

    @discardableResult
    private func run(_ words: [String], _ failure: String) throws -> ChildProcess {
        let log = "\(location.output)/plugin-cost.txt"
        let run = try ChildProcess.run(words, output: log)
        guard run.code == 0 else { throw BenchmarkError("\(failure); the reason is in \(log).") }
        return run
    }
}
