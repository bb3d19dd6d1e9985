import Providers
import Modules

/// A generated file, its destination and the current contents there.
struct GeneratedOutput {
    let shownPath: String
    /// Absolute.
    let location: String
    /// The text to write.
    let text: GeneratedText
    /// Whether the file exists.
    let isThere: Bool
    let module: Module
    /// The ids of the scopes whose wiring it contains.
    let scopes: [String]
    /// The names of the targets to which a new file has to be added by hand.
    let targets: [String]
    /// Whether they have to be able to reach it through links.
    let needsLinks: Bool
    /// Where the targets list their files: `Package.swift`; `nil` for Xcode.
    let manifest: String?
    /// Whether the current contents are out of date.
    let isStale: Bool
    /// Whether it is written to standard output.
    let isStandardOutput: Bool

    /// Why it is out of date.
    var reason: String {
        isThere ? "\(shownPath): out of date" : "\(shownPath): not generated yet"
    }

    /// The changes as a unified diff.
    var difference: String {
        unifiedDiff(
            from: isThere ? String(decoding: (try? Platform.read(location)) ?? [], as: UTF8.self) : "",
            to: String(decoding: text.bytes, as: UTF8.self),
            oldName: isThere ? shownPath : "/dev/null",
            newName: shownPath
        )
    }

    /// A planned file at its planned path.
    init(_ file: PlannedFile, _ analysis: Analysis) {
        let module = analysis.graph.modules[file.module]
        let (shownPath, location) = analysis.sources.paths(of: file.path, in: module)
        self.init(file, analysis, shownPath, location, isThere: file.current != nil)
    }

    /// A planned file at another path.
    init(_ file: PlannedFile, _ analysis: Analysis, writtenTo path: String, location: String) {
        let isThere = (try? Platform.status(of: location))?.kind == .file
        self.init(file, analysis, path, location, isThere: isThere)
    }

    /// A planned file for standard output.
    init(writtenToStandardOutput file: PlannedFile, _ analysis: Analysis) {
        let name = Arguments.standardOutput
        self.init(file, analysis, name, name, isThere: false, isStandardOutput: true)
    }

    private init(
        _ file: PlannedFile,
        _ analysis: Analysis,
        _ shownPath: String,
        _ location: String,
        isThere: Bool,
        isStandardOutput: Bool = false
    ) {
        self.isStandardOutput = isStandardOutput
        let modules = analysis.graph.modules
        let module = modules[file.module]
        self.shownPath = shownPath
        self.location = location
        self.module = module
        self.isThere = isThere
        text = file.text
        scopes = file.scopes
        targets = file.targetsToAddTo(module).map { name in
            if name == module.name { return module.target ?? name }
            return modules.first { $0.name == name }?.target ?? name
        }
        .sorted()
        needsLinks = module.origin == .package && !file.sharers.isEmpty
        let manifest = analysis.sources.modules[file.module].newFiles?.manifest ?? ""
        self.manifest = manifest.isEmpty || manifest.hasSuffix(".xcodeproj") ? nil : manifest
        isStale = !isThere || (try? FileBuffer.holds(location, file.text)) != true
    }

    /// Whether the destination is a file, and neither a pipe nor a device.
    var isFile: Bool { !isStandardOutput && (try? Platform.status(of: location))?.kind != .other }

    /// The file, prepared to replace the old one.
    func staged() throws(SystemError) -> StagedFile {
        try Platform.stage(location, with: text)
    }

    /// Writes it to standard output, a pipe or a device.
    func send(to console: inout some Console) throws(Stop) {
        if isStandardOutput { return try console.output(String(decoding: text.bytes, as: UTF8.self)) }
        do throws(SystemError) { try Platform.replace(location, with: text) } catch {
            throw .failure(Failure("'\(shownPath)' cannot be written: \(error.reason)."))
        }
    }

    /// Refuses to overwrite a handwritten file, even through a link.
    ///
    /// - Parameter advice: what to do instead.
    static func refuseOtherFile(
        at location: String,
        shownPath: String,
        advice: String = "'\(Option.force.name)' overwrites it."
    ) throws(Stop) {
        guard Platform.exists(location) else { return }
        do throws(SystemError) {
            guard case .file = try Platform.writingTarget(of: location) else { return }
            let bytes = try Platform.read(location)
            guard [.person, .mocks].contains(Authorship(of: bytes)), !isBlank(bytes) else { return }
        } catch {
            throw .failure(Failure("'\(shownPath)' cannot be written: \(error.reason)."))
        }
        throw .failure(Failure("'\(shownPath)' is not generated code. \(advice)"))
    }
}

extension PlannedFile {
    /// The names of the targets to which it has to be added by hand, if it is new.
    fileprivate func targetsToAddTo(_ module: Module) -> [String] {
        if let lacking { return lacking }
        switch module.origin {
        case .xcodeTarget, .xcodeProject: return [module.name] + sharers
        case .package: return sharers.isEmpty ? [] : [module.name] + sharers
        default: return []
        }
    }
}
