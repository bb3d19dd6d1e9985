import ScopeRules

/// The findings that the client shows.
///
/// While a declaration is half typed, the rest of the tree must not flicker. As long as an edited file that is not
/// saved has syntax errors, and had none before, every other file keeps the findings it had before. It shows its new
/// ones as soon as that file can be parsed or is saved, or if it is changed itself.
struct ShownFindings {
    /// A finding with the analysis that found it.
    struct Shown {
        let finding: Finding
        let folder: AnalyzedFolder
        /// The absolute path of its file.
        let path: String
    }

    private(set) var all: [Shown] = []
    /// What was shown when no edited file had syntax errors for the last time.
    private var settled: [Shown] = []
    private var settledFolder: AnalyzedFolder?
    /// The absolute paths of what has changed since then.
    private var changed: Set<String> = []

    mutating func noteChange(of path: String) { changed.insert(path) }

    /// Takes over the findings of a new analysis.
    ///
    /// - Parameter edited: the edited documents that are not saved.
    mutating func update(to folder: AnalyzedFolder, edited: [Document]) {
        let found = Self.findings(of: folder)
        let isBroken = edited.contains { document in
            guard let path = document.path else { return false }
            guard folder.hasSyntaxErrors(folder.name(of: path)), let settledFolder else { return false }
            return !settledFolder.hasSyntaxErrors(settledFolder.name(of: path))
        }
        guard isBroken else {
            (all, settled, settledFolder, changed) = (found, found, folder, [])
            return
        }
        all = found.filter { changed.contains($0.path) } + settled.filter { !changed.contains($0.path) }
    }

    /// The findings of an analysis that are shown.
    func findings(of folder: AnalyzedFolder) -> [Finding] {
        let isSettled = settledFolder === folder
        let fingerprints = isSettled ? [] : Set(all.map(\.finding.fingerprint))
        return folder.analysis.findings.filter { isSettled || fingerprints.contains($0.fingerprint) }
    }

    private static func findings(of folder: AnalyzedFolder) -> [Shown] {
        // A folder without scopes is not an app; a check would refuse it.
        guard !folder.subject.graph.scopes.isEmpty else { return [] }
        return folder.analysis.findings.compactMap { finding in
            guard let location = folder.shownLocation(of: finding) else { return nil }
            let path = folder.analysis.sources.absolutePath(of: location.file)
            return Shown(finding: finding, folder: folder, path: path)
        }
    }
}
