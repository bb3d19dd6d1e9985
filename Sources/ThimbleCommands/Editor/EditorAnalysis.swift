import Drawings
import LanguageServer
import Providers
import Reporters
import ScopeRules
import SwiftReader

/// An analysis for an editor.
struct EditorAnalysis: WorkspaceAnalysis {
    let findings: [Finding]
    private let analysis: Analysis
    private let index: RepositoryIndex
    private let title: String

    /// - Throws: that the baseline cannot be read.
    init(
        _ answer: Engine.Answer,
        _ arguments: Arguments,
        _ environment: Environment,
        folder: String
    ) throws(Stop) {
        analysis = answer.analysis
        // The baseline counts here as in a check.
        let options = try CheckOptions(arguments, answer.request)
        findings = options.judging(analysis.findings).judgement.new
        index = RepositoryIndex(analysis.sources.index, environment: environment)
        title = PageOptions.title(of: folder)
    }

    var subject: RuleSubject { analysis.subject }
    var sources: any SourceIndex { index }

    func name(of path: String) -> String { analysis.sources.index.name(of: path) }

    func isUnchangedOnDisk(_ file: String) -> Bool {
        let bytes = index.bytes(of: file)
        return bytes != nil && (try? Platform.read(index.absolutePath(of: file))) == bytes
    }

    func edits(fixing findings: [Finding]) -> (edits: [String: [Edit]], count: Int) {
        let repairs = AutomaticRepairs(of: findings, in: subject.sources, .safe)
        return (repairs.edits, repairs.count)
    }

    func staleFiles() -> [GeneratedContents]? {
        guard !analysis.findings.contains(where: \.stopsGeneration) else { return nil }
        return (analysis.plan.files + needleFiles).compactMap { file in
            let module = analysis.graph.modules[file.module]
            let (shownPath, location) = analysis.sources.paths(of: file.path, in: module)
            let current = index.bytes(of: file.path) ?? (try? Platform.read(location))
            guard current != file.text.bytes,
                (try? GeneratedOutput.refuseOtherFile(at: location, shownPath: shownPath)) != nil
            else { return nil }
            return GeneratedContents(path: location, current: current, text: file.contents)
        }
    }

    /// The files in Needle's form that exist.
    private var needleFiles: [PlannedFile] {
        if subject.committedProviders.isEmpty { return [] }
        let plan = try? GenerationPlan(
            forNeedle: analysis.graph,
            resolution: analysis.resolution,
            sources: analysis.sources.modules,
            views: analysis.subject.targetViews
        )
        return plan?.files.filter { $0.current != nil } ?? []
    }

    func explorerPage() -> String {
        ExplorerPage.text(of: ExplorerGraph(of: analysis.drawingSubject, explainedBy: subject), title: title)
    }
}
