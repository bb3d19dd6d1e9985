import Providers
import SourceLayout

/// A file to be written, where it goes and what stands there.
struct GeneratedOutput {
    let shownPath: String
    /// Absolute.
    let location: String
    let contents: String
    /// `nil` where no file stands.
    let current: [UInt8]?
    let module: Module
    /// The ids of the scopes whose wiring it holds.
    let scopes: [String]
    /// Whether what stands there is not what should.
    let isStale: Bool

    /// Whether Xcode compiles a new file only after somebody has added it to the target.
    var needsMembership: Bool { module.origin == .xcodeTarget || module.origin == .xcodeProject }

    /// Why it is not up to date.
    var reason: String {
        current == nil ? "\(shownPath): it does not exist yet" : "\(shownPath): it is not what would be generated now"
    }

    /// What would change, as a unified diff.
    var difference: String {
        unifiedDiff(
            from: current.map { String(decoding: $0, as: UTF8.self) } ?? "",
            to: contents,
            oldName: current == nil ? "/dev/null" : shownPath,
            newName: shownPath
        )
    }

    /// A planned file at its own place; `nil` where nothing is to be written.
    init?(_ file: PlannedFile, _ analysis: Analysis) {
        guard let contents = file.contents else { return nil }
        self.contents = contents
        current = file.current
        isStale = file.isStale
        scopes = file.scopes
        module = analysis.graph.modules[file.module]
        (shownPath, location) = analysis.sources.paths(of: file.path, in: module)
    }

    /// A planned file somewhere else; `nil` where nothing is to be written.
    init?(_ file: PlannedFile, _ analysis: Analysis, writtenTo path: String, location: String) {
        guard let contents = file.contents else { return nil }
        module = analysis.graph.modules[file.module]
        self.contents = contents
        current = try? Platform.read(location)
        isStale = current.map { !contents.spells($0) } ?? true
        scopes = file.scopes
        shownPath = path
        self.location = location
    }
}
