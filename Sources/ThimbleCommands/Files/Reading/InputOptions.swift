import Modules
import SourceLayout
import TextFormats

/// The options that select the input.
///
/// Immutable, and a class because it is passed around much more often than it is created.
final class InputOptions: Sendable {
    /// As typed; never empty.
    let paths: [String]
    let excluded: [Exclusion]
    let namedFolders: [SourceTree.NamedFolder]
    /// The absolute path of the current folder.
    let currentFolder: String
    /// The configuration for the first path.
    let configuration: Configuration
    /// The module whose code this command generates for a build; `nil` for all other commands.
    let moduleOfBuild: ModuleOfBuild?
    /// The absolute paths of the lists that name some of the paths.
    let fileLists: [String]
    /// Whether files are parsed that cannot affect a result.
    let readsAll: Bool
    /// Where the files are read.
    let files: FileSystem
    /// The module summaries that replace the sources, as typed or as listed; empty if sources are read.
    let summaries: [String]
    /// The names of the summarized modules to use; `nil` for all.
    let summarizedModules: Set<String>?
    /// Whether reports show lines of the sources.
    let showsSourceLines: Bool

    convenience init(_ arguments: Arguments, for shape: CommandShape, in files: FileSystem = .disk) throws(Stop) {
        try self.init(arguments, for: shape, in: files, from: Self.findCurrentFolder())
    }

    /// - Parameters:
    ///   - files: where the files are read.
    ///   - currentFolder: the absolute path of the folder from which relative paths start.
    init(
        _ arguments: Arguments,
        for shape: CommandShape,
        in files: FileSystem,
        from currentFolder: String
    ) throws(Stop) {
        self.files = files
        self.currentFolder = currentFolder
        summaries = try Self.summaries(arguments, for: shape)
        var paths = arguments.operands
        let lists = arguments.all(Option.fileList.name)
        for list in lists { paths += try Self.readList(list) }
        fileLists = lists.filter { $0 != "-" }.map { Self.location(of: $0, in: currentFolder) }
        if paths.isEmpty, arguments.has(Option.fileList.name) {
            throw .failure(Failure("The file list is empty."))
        }
        // An empty path is usually an unset variable of a script. Reading it as the current folder would check the
        // wrong files.
        guard !paths.contains("") else { throw .usage(UsageError("A path is empty.", for: shape)) }
        readsAll = arguments.has(Option.readAll.name)
        summarizedModules = nil
        showsSourceLines = !arguments.has(Option.noSourceLines.name)
        if let path = arguments.value(Option.config.name) {
            configuration = try Configuration.read(
                Self.location(of: path, in: currentFolder),
                typedPath: path,
                in: files
            )
        } else {
            configuration = try Configuration.nearest(
                to: Self.location(of: paths.first ?? ".", in: currentFolder),
                in: files
            )
        }
        if paths.isEmpty, summaries.isEmpty { paths = configuration.paths.map { shown($0, from: currentFolder) } }
        self.paths = paths.isEmpty ? ["."] : paths
        let exclusions = arguments.all(Option.exclude.name).map { Exclusion(typed: $0) }
        excluded = summaries.isEmpty ? exclusions + configuration.excluded : []
        var folders: [SourceTree.NamedFolder] = []
        for value in arguments.all(Option.module.name) {
            folders.append(try Self.namedFolder(value, in: currentFolder, for: shape))
        }
        // The command line takes precedence over the configuration.
        for (name, location) in configuration.modules
        where summaries.isEmpty && !folders.contains(where: { $0.name == name }) {
            folders.append(try Self.namedFolder(name, at: location, in: currentFolder))
        }
        namedFolders = folders
        moduleOfBuild = nil
    }

    /// The Swift files of one module, whatever the configuration says of them.
    init(summarizing arguments: Arguments, for shape: CommandShape) throws(Stop) {
        files = .disk
        currentFolder = try Self.findCurrentFolder()
        let lists = arguments.all(Option.fileList.name)
        var paths = arguments.operands
        for list in lists { paths += try Self.readList(list) }
        guard !paths.contains("") else { throw .usage(UsageError("A path is empty.", for: shape)) }
        self.paths = paths
        fileLists = lists
        configuration = Configuration()
        excluded = []
        namedFolders = []
        moduleOfBuild = nil
        readsAll = false
        summaries = []
        summarizedModules = nil
        showsSourceLines = true
    }

    /// The absolute path of the folder in which the process runs.
    static func findCurrentFolder() throws(Stop) -> String {
        do throws(SystemError) { return try Platform.currentFolder() } catch {
            throw .failure(Failure("The current folder cannot be found: \(error.reason)."))
        }
    }

    private init(
        _ other: InputOptions,
        paths: [String]? = nil,
        configuration: Configuration? = nil,
        moduleOfBuild: ModuleOfBuild? = nil,
        summarizedModules: Set<String>? = nil,
        readsAll: Bool = false
    ) {
        self.paths = paths ?? other.paths
        self.configuration = configuration ?? other.configuration
        self.moduleOfBuild = moduleOfBuild
        excluded = other.excluded
        namedFolders = other.namedFolders
        currentFolder = other.currentFolder
        fileLists = other.fileLists
        self.readsAll = readsAll || other.readsAll
        files = other.files
        summaries = other.summaries
        self.summarizedModules = summarizedModules ?? other.summarizedModules
        showsSourceLines = other.showsSourceLines
    }

    /// A copy with other paths.
    func naming(_ paths: [String]) -> InputOptions { InputOptions(self, paths: paths) }

    /// A copy that uses only some of the summarized modules.
    func using(modules: Set<String>) -> InputOptions { InputOptions(self, summarizedModules: modules) }

    /// A copy with a rule that is reported, whatever the configuration says of it.
    func reporting(_ rule: String) -> InputOptions {
        var configuration = configuration
        configuration.severities[rule] = .some(.warning)
        return InputOptions(self, configuration: configuration)
    }

    /// A copy for which every file is parsed.
    var readingAll: InputOptions { InputOptions(self, readsAll: true) }

    /// A copy for generating the code of one module in a build, whatever the configuration says of it.
    func generating(_ module: ModuleOfBuild) -> InputOptions {
        var configuration = configuration
        configuration.generated.removeAll { $0.module == module.name }
        configuration.generated.append(GeneratedCode(module: module.name, location: nil, position: nil))
        return InputOptions(self, configuration: configuration, moduleOfBuild: module)
    }

    /// Whether the input includes the folder of the configuration, or the paths that it names, and so all of its
    /// modules. Summaries may be those of one app among several.
    var coversConfiguration: Bool {
        guard summaries.isEmpty, let file = configuration.location else { return false }
        let locations = paths.map { location(of: $0) }
        func isCovered(_ path: String) -> Bool {
            locations.contains { path == $0 || path.hasPrefix($0 == "/" ? $0 : "\($0)/") }
        }
        if isCovered(file) { return true }
        return !configuration.paths.isEmpty && configuration.paths.allSatisfy { isCovered(normalizedPath($0)) }
    }

    /// A place in the configuration: `.thimble.json:3:6`.
    func shownPlace(_ position: JSONValue.Position, in configuration: String) -> String {
        let path = self.configuration.typedPath ?? shownPath(of: configuration)
        return "\(path):\(position.line):\(position.column)"
    }

    /// The absolute path of a path as typed.
    func location(of path: String) -> String { Self.location(of: path, in: currentFolder) }

    /// An absolute path, relative to the current folder.
    func shownPath(of location: String) -> String { shown(location, from: currentFolder) }

    private static func location(of path: String, in folder: String) -> String {
        normalizedPath(path.hasPrefix("/") ? path : "\(folder)/\(path)")
    }

    private static func summaries(_ arguments: Arguments, for shape: CommandShape) throws(Stop) -> [String] {
        let option = Option.summaries.name
        guard arguments.has(option) else { return [] }
        if let path = arguments.operands.first {
            throw .usage(UsageError("'\(option)' replaces the sources, so '\(path)' cannot be read.", for: shape))
        }
        for other in [Option.fileList, .exclude, .module] where arguments.has(other.name) {
            throw .usage(UsageError("'\(other.name)' selects sources, which '\(option)' replaces.", for: shape))
        }
        var summaries: [String] = []
        for path in arguments.all(option) {
            summaries += try path.hasPrefix("@") ? readList(String(path.dropFirst())) : [path]
        }
        guard !summaries.isEmpty else {
            throw .failure(Failure("The lists of '\(option)' are empty."))
        }
        return summaries
    }

    private static func readList(_ path: String) throws(Stop) -> [String] {
        do throws(SystemError) {
            let bytes = try Platform.readStream(path == "-" ? nil : path)
            // Some programs of Windows begin a text with a byte order mark.
            let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
            return text.split { $0 == 10 || $0 == 13 || $0 == 0 }.map { String(decoding: $0, as: UTF8.self) }
        } catch {
            throw .failure(Failure("The file list '\(path)' cannot be read: \(error.reason)."))
        }
    }

    private static func namedFolder(
        _ value: String,
        in folder: String,
        for shape: CommandShape
    ) throws(Stop) -> SourceTree.NamedFolder {
        let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
            throw .usage(UsageError("'\(value)' is not of the form NAME=PATH, which '--module' requires.", for: shape))
        }
        return try namedFolder(parts[0], at: parts[1], in: folder)
    }

    private static func namedFolder(
        _ name: String,
        at path: String,
        in folder: String
    ) throws(Stop) -> SourceTree.NamedFolder {
        let location = location(of: path, in: folder)
        do throws(SystemError) {
            _ = try Platform.status(of: location)
        } catch {
            throw .failure(Failure("'\(path)', the path of module '\(name)', cannot be read: \(error.reason)."))
        }
        return SourceTree.NamedFolder(name: name, location: location)
    }
}

/// A module whose code is generated for a build.
struct ModuleOfBuild {
    let name: String
    /// The absolute path of the generated file.
    let output: String
    /// Whether to record which files were read.
    let recordsInputs: Bool
}

/// An absolute path without the prefix of the current folder.
private func shown(_ location: String, from folder: String) -> String {
    let location = normalizedPath(location)
    if location == folder { return "." }
    let start = folder.hasSuffix("/") ? folder : "\(folder)/"
    return location.hasPrefix(start) ? String(location.dropFirst(start.count)) : location
}
