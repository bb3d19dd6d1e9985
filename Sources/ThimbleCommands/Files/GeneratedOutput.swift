import Providers
import SourceLayout

/// A file to be written, where it goes and what stands there.
struct GeneratedOutput {
    let shownPath: String
    /// Absolute.
    let location: String
    /// What it should say.
    let text: GeneratedText
    /// Whether a file stands there.
    let isThere: Bool
    let module: Module
    /// The ids of the scopes whose wiring it holds.
    let scopes: [String]
    /// The names of the targets that compile it.
    let targets: [String]
    /// Whether what stands there is not what should.
    let isStale: Bool

    /// Whether Xcode compiles a new file only after somebody has added it to the target.
    var needsMembership: Bool { module.origin == .xcodeTarget || module.origin == .xcodeProject }

    /// Why it is not up to date.
    var reason: String {
        isThere ? "\(shownPath): out of date" : "\(shownPath): not generated yet"
    }

    /// What would change, as a unified diff.
    var difference: String {
        unifiedDiff(
            from: isThere ? String(decoding: (try? Platform.read(location)) ?? [], as: UTF8.self) : "",
            to: String(decoding: text.bytes, as: UTF8.self),
            oldName: isThere ? shownPath : "/dev/null",
            newName: shownPath
        )
    }

    /// A planned file at its own place.
    init(_ file: PlannedFile, _ analysis: Analysis) {
        let module = analysis.graph.modules[file.module]
        let (shownPath, location) = analysis.sources.paths(of: file.path, in: module)
        self.init(file, analysis, shownPath, location, isThere: file.current != nil)
    }

    /// A planned file somewhere else.
    init(_ file: PlannedFile, _ analysis: Analysis, writtenTo path: String, location: String) {
        let isThere = (try? Platform.status(of: location))?.kind == .file
        self.init(file, analysis, path, location, isThere: isThere)
    }

    private init(_ file: PlannedFile, _ analysis: Analysis, _ shownPath: String, _ location: String, isThere: Bool) {
        let modules = analysis.graph.modules
        let module = modules[file.module]
        self.shownPath = shownPath
        self.location = location
        self.module = module
        self.isThere = isThere
        text = file.text
        scopes = file.scopes
        let sharers = file.sharers.map { name in modules.first { $0.name == name }?.target ?? name }
        targets = ([module.target ?? module.name] + sharers).sorted()
        isStale = !isThere || (try? FileBuffer.holds(location, file.text)) != true
    }

    /// Whether it goes into a pipe or a device.
    var isStream: Bool { (try? Platform.status(of: location))?.kind == .other }

    /// It, ready to take its place.
    func staged() throws(SystemError) -> StagedFile {
        try Platform.stage(location, with: text)
    }

    /// Writes it into a pipe or a device.
    func send() throws(Stop) {
        do throws(SystemError) { try Platform.replace(location, with: text) } catch {
            throw .failure(Failure("'\(shownPath)' cannot be written: \(error.reason)."))
        }
    }

    /// Refuses to write where a person's file stands, also at the end of a link.
    ///
    /// - Parameter advice: what to do then.
    static func refuseOtherFile(
        at location: String,
        shownPath: String,
        advice: String = "'\(Option.force.name)' overwrites it."
    ) throws(Stop) {
        guard Platform.exists(location) else { return }
        do throws(SystemError) {
            guard case .file = try Platform.writingTarget(of: location) else { return }
            let bytes = try Platform.read(location)
            guard Authorship(of: bytes) == .person, !bytes.isEmpty else { return }
        } catch {
            throw .failure(Failure("'\(shownPath)' cannot be written: \(error.reason)."))
        }
        throw .failure(Failure("'\(shownPath)' contains something else than generated code. \(advice)"))
    }
}
