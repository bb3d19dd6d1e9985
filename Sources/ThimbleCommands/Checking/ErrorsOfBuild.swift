import ScopeRules
import Modules
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
        let modules = analysis.sources.modules.map(\.module)
        let extents = BuildExtents(of: modules)
        for (number, module) in analysis.sources.modules.enumerated()
        where module.isGeneratedByBuild && !module.module.lacksGeneration && module.module.name != own {
            guard others.contains(where: \.stopsGeneration) else { break }
            let seen = extents.seen[number]
            if let own, !extents.reportsFirst(number, before: own, in: modules) { continue }
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
        help: "Omit errors that the generation of modules reports in the same build; they do not fail the check."
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
        let names = seen.map { sources.modules[$0].module.name }
        let part = request.summaries.isEmpty ? request.naming(files) : request.using(modules: Set(names))
        let analysis = try Analysis(part, for: .errors)
        return Set(analysis.findings.filter(\.stopsGeneration).map { ErrorKey($0, analysis.sources) })
    }
}

extension BuildExtents {
    /// Whether the errors that two modules find are reported by the first: it reads less, or as much and has the
    /// smaller name.
    fileprivate func reportsFirst(_ number: Int, before other: String, in modules: [Module]) -> Bool {
        guard let second = modules.firstIndex(where: { $0.name == other }) else { return false }
        if seen[number] == seen[second] { return modules[number].name.precedesByBytes(other) }
        return seen[number].isSubset(of: seen[second])
    }
}
