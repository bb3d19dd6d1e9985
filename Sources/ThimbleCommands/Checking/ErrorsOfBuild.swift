import ScopeRules
import SourceLayout
import SwiftReader
import TextFormats

/// Which errors the generation of modules reports in the same build.
///
/// A build that generates the code of a module reports the errors among the sources that the module sees. A check of
/// all sources, or the generation of another module, finds them as well, and must not report them again.
struct ErrorsOfBuild {
    /// The findings that no generation reports.
    let others: [Finding]
    /// The names of the modules whose generation reports the rest.
    private let reporters: [String]

    /// Finds out by the same analysis that the generation does. Without errors, there is nothing to be found out.
    ///
    /// - Parameter findings: those of an analysis.
    init(_ findings: [Finding], of analysis: Analysis, _ request: InputOptions) throws(Stop) {
        var others = findings
        var reporters: [String] = []
        let own = request.moduleOfBuild?.name
        let modules = analysis.sources.modules
        let extents = BuildExtents(of: modules.map(\.module))
        for (number, module) in modules.enumerated() where module.isGeneratedByBuild && module.module.name != own {
            guard others.contains(where: \.stopsGeneration) else { break }
            let seen = extents.seen[number]
            if let own, !extents.reportsFirst(number, before: own) { continue }
            let reported = try analysis.errors(seenBy: seen, request)
            let left = others.filter { !$0.stopsGeneration || !reported.contains(ErrorKey($0, analysis.sources)) }
            if left.count < others.count { reporters.append(module.module.name) }
            others = left
        }
        self.others = others
        self.reporters = reporters
    }

    /// Says where the other errors are reported.
    func say(on console: inout some Console) {
        guard !reporters.isEmpty else { return }
        let names = reporters.map { "'\($0)'" }.joined(separator: " and ")
        console.sayLine("Errors that generating \(names) reports are not repeated.")
    }
}

extension Finding {
    /// Whether code is not generated until it is fixed. An out-of-date file does not count, because generation
    /// updates it.
    var stopsGeneration: Bool { severity == .error && rule != StaleProviders.id && !isClosedByGeneration }
}

extension Option {
    static let omitBuildErrors = Option(
        "--omit-build-errors",
        help: "Leave errors to the generation of modules in the same build, which fails; they do not fail the check."
    )
}

/// What identifies an error in analyses of different sources.
private struct ErrorKey: Hashable {
    let rule: String
    let path: String?
    let line: Int
    let column: Int
    let property: String?

    init(_ finding: Finding, _ sources: ReadSources) {
        rule = finding.rule
        path = finding.location.map { sources.index.absolutePath(of: $0.file) }
        line = finding.location?.line ?? 0
        column = finding.location?.column ?? 0
        property = finding.property
    }
}

extension Analysis {
    /// The errors that the generation of a module finds.
    ///
    /// - Parameter seen: the modules that it reads.
    fileprivate func errors(seenBy seen: Set<Int>, _ request: InputOptions) throws(Stop) -> Set<ErrorKey> {
        let files = seen.sorted().flatMap { sources.modules[$0].files }.map { sources.index.absolutePath(of: $0.path) }
        guard !files.isEmpty else { return [] }
        let analysis = try Analysis(request.naming(files), for: .errors)
        return Set(analysis.findings.filter(\.stopsGeneration).map { ErrorKey($0, analysis.sources) })
    }
}

/// Which modules the generation of each module reads in a build: the module and its dependencies, or everything if the
/// layout does not declare dependencies.
private struct BuildExtents {
    let seen: [Set<Int>]
    private let modules: [Module]

    init(of modules: [Module]) {
        self.modules = modules
        let byName = Dictionary(grouping: modules.indices) { modules[$0].name }
        seen = modules.indices.map { start in
            var reached: Set<Int> = [start]
            var pending = [start]
            while let next = pending.popLast() {
                guard let names = modules[next].dependencies else { return Set(modules.indices) }
                for other in names.flatMap({ byName[$0] ?? [] }) where reached.insert(other).inserted {
                    pending.append(other)
                }
            }
            return reached
        }
    }

    /// Whether the errors that two modules find are reported by the first: it reads less, or as much and has the
    /// smaller name.
    func reportsFirst(_ number: Int, before other: String) -> Bool {
        guard let second = modules.firstIndex(where: { $0.name == other }) else { return false }
        if seen[number] == seen[second] { return modules[number].name.precedesByBytes(other) }
        return seen[number].isSubset(of: seen[second])
    }
}
