import Cores
import Providers
import Reporters
import ScopeGraph
import ScopeRules
import SourceLayout
import SwiftReader
import TextFormats

/// The requested sources, read and sorted into modules.
struct ReadSources {
    /// In the order of the layout.
    let modules: [ModuleSources]
    /// The index is first needed for reports, so that in a large app it is reduced while the graph is built.
    private let reducedIndex: Future<FileIndex>
    /// Warnings about the layout, one line each.
    let warnings: [String]
    /// The absolute paths of all files on which the result depends, sorted; empty if the request does not record them.
    let inputs: [String]
    /// One element for each of `modules`.
    private let layoutModules: [ModuleLayout.LocatedModule]

    var index: FileIndex { reducedIndex.value() }

    /// The number of files of apps and libraries, including those that cannot affect a result.
    let fileCount: Int
    /// The files in which a comment contains an instruction for Thimble, in the order of the modules.
    private let filesWithComments: [SourceFile]

    /// - Parameters:
    ///   - request: the files to read.
    ///   - changes: contents that replace those of some files, and files that are new or deleted.
    /// - Throws: all paths that are missing or cannot be read, or that there is nothing to read.
    init(_ request: InputOptions, after changes: SourceChanges = SourceChanges()) throws(Stop) {
        let input =
            request.summaries.isEmpty
            ? try SourceInput(reading: request, after: changes)
            : try SourceInput(try readSummaries(request), request)
        try self.init(request, input)
    }

    /// Sorts sources that were read into modules.
    init(_ request: InputOptions, _ input: SourceInput) throws(Stop) {
        let (found, files, layout, selected) = (input.found, input.files, input.layout, input.selected)
        let sorted = SortedFiles(selected, in: layout)
        let allFiles = FileIndex(
            files: files,
            contents: selected.contents,
            root: Self.root(of: found),
            in: request.files,
            lines: FileIndex.Lines(of: input, request)
        )
        let overrides = try OutputOverrides(request.configuration.generated, layout, allFiles, in: request.files)
        try overrides.refuseUnknownModulesOfBuild(in: request, layout)
        modules = layout.modules.indices.map { index in
            let located = layout.modules[index]
            let options = overrides.outputs[index]
            let foreign = overrides.paths(ofOthersThan: index)
            let (generated, forNeedle) = (sorted.generated[index], sorted.generatedForNeedle[index])
            // A list of files need not include the generated files. A summary has all that count.
            let isComplete = input.isSummarized
            let extra =
                generated.isEmpty && !isComplete
                ? Self.generatedFile(.thimble, of: located, in: request.files) : []
            let extraForNeedle =
                forNeedle.isEmpty && !isComplete
                ? Self.generatedFile(.needle, of: located, in: request.files) : []
            let sharers = Self.sharers(of: sorted.sources[index], in: layout)
            let shared =
                isComplete ? [] : Self.sharedFiles(of: located.module, sharers, besides: generated, allFiles)
            return ModuleSources(
                module: located.module,
                files: sorted.sources[index],
                generated: (generated + extra + shared + (options?.generated ?? []))
                    .filter { !foreign.contains($0.path) },
                generatedForNeedle: (forNeedle + extraForNeedle + (options?.generatedForNeedle ?? []))
                    .filter { !foreign.contains($0.path) },
                otherImports: sorted.otherImports[index].sorted(),
                generatedPath: options?.path,
                isGeneratedByBuild: overrides.modulesOfBuild.contains(index),
                sharersOfFiles: sharers,
                wiringMode: request.configuration.wiringModes[located.module.name]
            )
        }
        .correctingNames { request.configuration.dialects.isKnown(module: $0) }
        .tellingDemos()
        try Self.refuseGeneratedFiles(in: modules, allFiles, besides: request.moduleOfBuild?.output)
        warnings =
            found.warnings(in: request) + layoutWarnings(layout, of: files, selected.contents, found)
            + overrides.warnings(on: modules, allFiles) + overrides.warningsOnPlugins(of: modules, in: request)
        inputs =
            request.moduleOfBuild?.recordsInputs == true
            ? Self.inputs(of: request, found, input.isSummarized ? [] : files) : []
        reducedIndex = Future(isWorthwhile: files.count > 1024) { allFiles.withoutOthers { overrides.mayWrite($0) } }
        layoutModules = layout.modules
        filesWithComments = sorted.marked.flatMap { $0 }
        fileCount = sorted.count
        if fileCount == 0 {
            let found = counted(found.files.count, "Swift file")
            throw .failure(Failure("None of \(found) belongs to an app or a library, so there is nothing to check."))
        }
    }

    private static func inputs(of request: InputOptions, _ found: FoundSources, _ files: [NamedFile]) -> [String] {
        let manifests = found.manifests + found.foreignManifests.map(textPath)
        let configuration = request.configuration
        let summaries = request.summaries.map { request.location(of: $0) }
        let others =
            request.fileLists + summaries + [configuration.location].compactMap(\.self)
            + configuration.libraries.map(\.location)
        return Set(files.map(\.location) + manifests + others).sorted()
    }

    private static func sharers(of files: [SourceFile], in layout: ModuleLayout) -> [String: [String]] {
        if layout.sharersOfFiles.isEmpty { return [:] }
        let shared = files.compactMap { file in layout.sharersOfFiles[file.path].map { (file.path, $0) } }
        return Dictionary(shared) { first, _ in first }
    }

    /// The files generated for several targets beside the sources that they share, if no project lists them.
    private static func sharedFiles(
        of module: Module,
        _ sharers: [String: [String]],
        besides known: [GeneratedSource],
        _ index: FileIndex
    ) -> [GeneratedSource] {
        let paths = sharers.map { GenerationPlan.path(beside: $0.key, sharedBy: [module.name] + $0.value) }
        return Set(paths).subtracting(known.map(\.path)).sorted().compactMap { path in
            guard let bytes = try? index.source.read(index.absolutePath(of: path)), Authorship(of: bytes) == .thimble
            else {
                return nil
            }
            return GeneratedSource(path: path, bytes: bytes)
        }
    }

    /// A module that is wired by hand, or whose code the build generates, must not have a generated file. Such a file
    /// is not parsed as a source, but it is compiled.
    ///
    /// - Parameter output: the absolute path of the file that this command writes; `nil` if it writes none.
    private static func refuseGeneratedFiles(
        in modules: [ModuleSources],
        _ index: FileIndex,
        besides output: String?
    ) throws(Stop) {
        let errors = modules.flatMap { module -> [String] in
            let name = module.module.name
            if module.wiringMode == .hand {
                return module.generated.prefix(1).map { file in
                    "\(index.shownPath(of: file.path)):1:1: '\(Configuration.fileName)' says that '\(name)' is wired by "
                        + "hand, but this file is generated: delete the file, or the entry in \"wiring\"."
                }
            }
            guard module.isGeneratedByBuild else { return [] }
            return (module.generated + module.generatedForNeedle)
                .filter { index.absolutePath(of: $0.path) != output }.map { file in
                    "\(index.shownPath(of: file.path)):1:1: the build generates the code of '\(name)', so this generated "
                        + "file would declare it twice: delete the file."
                }
        }
        guard errors.isEmpty else { throw .failure(Failure(errors)) }
    }

    /// The absolute paths of the folders of the modules, one for each of `modules`.
    var moduleFolders: [String] { layoutModules.map(\.location) }

    /// The suppressions in comments.
    var suppressions: [Suppression] { filesWithComments.flatMap(\.suppressions) }

    /// The comments that look like suppressions but are invalid.
    var suppressionFaults: [SuppressionFault] { filesWithComments.flatMap(\.suppressionFaults) }

    /// The paths of an existing or future file of a module.
    ///
    /// - Parameter name: as in `SourceLocation.file`.
    func paths(of name: String, in module: Module) -> (shownPath: String, location: String) {
        let number = modules.firstIndex { $0.module == module }
        let located = number.map { layoutModules[$0] }
        guard !index.knows(name), !name.hasPrefix("/"), let located, name.hasPrefix(module.folder) else {
            return (index.shownPath(of: name), index.absolutePath(of: name))
        }
        let below = name.dropFirst(module.folder.count).drop { $0 == "/" }
        return (index.shownPath(of: name), appended(located.location, String(below)))
    }

    private static func generatedFile(
        _ author: Authorship,
        of located: ModuleLayout.LocatedModule,
        in files: FileSystem
    ) -> [GeneratedSource] {
        let name = author == .needle ? GenerationPlan.needleFileName : GenerationPlan.fileName
        let location = appended(located.location, name)
        guard let bytes = try? files.read(location), Authorship(of: bytes) == author else { return [] }
        let path = appended(located.module.folder, name)
        guard author == .needle else { return [GeneratedSource(path: path, bytes: bytes)] }
        return [bytes.withUnsafeBufferPointer { GeneratedSource(path: path, headOf: $0) }]
    }

    /// The complete files with Needle's mark, each with the index of its module. The sources keep only their
    /// beginnings.
    func committedFiles() -> [(module: Int, file: GeneratedSource)] {
        modules.enumerated().filter { $0.element.module.kind != .test }.flatMap { number, module in
            module.generatedForNeedle.compactMap { file in
                index.readBytes(of: file.path).map { (number, GeneratedSource(path: file.path, bytes: $0)) }
            }
        }
    }

    private static func root(of found: FoundSources) -> (String, String)? {
        guard found.given.count == 1, let given = found.given.first, given.isFolder else { return nil }
        return (found.typedPaths[0], given.location)
    }
}

/// Finds the files of a request.
///
/// - Throws: all paths that are missing or cannot be read, or that there is no Swift file.
func findSources(_ request: InputOptions) throws(Stop) -> FoundSources {
    let found = FileWalker.walk(request)
    try found.refuseErrors(request)
    return found
}

extension FoundSources {
    /// Refuses a walk that failed in part, or that found no Swift file.
    func refuseErrors(_ request: InputOptions) throws(Stop) {
        guard errors.isEmpty else { throw .failure(Failure(errors)) }
        guard files.isEmpty else { return }
        let paths = request.paths.map { "'\($0)'" }.joined(separator: ", ")
        throw .failure(Failure("No Swift file was found under \(paths)."))
    }

    /// All files with their names, in byte order of the names.
    ///
    /// - Parameter areShownPaths: whether names begin with the given path, so that files of two given paths cannot have
    ///   the same name.
    func namedFiles(areShownPaths: Bool) -> [NamedFile] {
        let folders = folders.enumerated().map { number, folder in
            let shownStart = shownStart(of: folder)
            return NamedFolder(
                number: number,
                locationStart: folder.locationStart,
                shownStart: shownStart,
                nameStart: areShownPaths ? shownStart : folder.pathStart,
                given: folder.given
            )
        }
        let named = files.map { NamedFile(folder: folders[$0.folder], lastName: $0.lastName) }
        // The walk already sorts the files of a single path.
        if given.count == 1 { return named }
        let names = named.map(\.name)
        return named.indices.sorted { names[$0].precedesByBytes(names[$1]) }.map { named[$0] }
    }

    /// The input for detecting the modules of some files.
    fileprivate func tree(
        _ files: [NamedFile],
        manifests: [SourceFile],
        foreignManifests: [SourceTree.Manifest],
        namedFolders: [SourceTree.NamedFolder]
    ) -> SourceTree {
        // Only folders that directly contain files matter.
        var numbers = [Int?](repeating: nil, count: self.folders.count)
        var folders: [SourceTree.Folder] = []
        let files = files.map { file in
            if let number = numbers[file.folder.number] {
                return SourceTree.File(folder: number, lastName: file.lastName)
            }
            numbers[file.folder.number] = folders.count
            folders.append(
                SourceTree.Folder(
                    location: file.folder.location,
                    nameStart: file.folder.nameStart,
                    given: file.folder.given
                )
            )
            return SourceTree.File(folder: folders.count - 1, lastName: file.lastName)
        }
        return SourceTree(
            given: given,
            folders: folders,
            files: files,
            manifests: manifests,
            foreignManifests: foreignManifests,
            markers: markers,
            namedFolders: namedFolders,
            links: links
        )
    }
}

/// The files with their names, and their modules, which another thread may still be finding.
struct FileArrangement {
    /// In byte order of their names.
    let files: [NamedFile]
    let layout: Future<ModuleLayout>
}

/// Names the files and, on another thread, finds their modules.
///
/// Names are relative to the given path. If that would give two files or modules the same name, they are relative to
/// the current folder.
func arrange(
    _ request: InputOptions,
    _ found: FoundSources
) throws(Stop) -> FileArrangement {
    let read = try readFiles(found.manifests.map { NamedFile(path: $0) }, in: request.files)
    let manifests = read.compactMap { if case .source(let file) = $0 { file } else { nil } }
    let foreignManifests = readForeignManifests(found.foreignManifests, in: request.files)
    func attempt(areShownPaths: Bool) -> FileArrangement {
        let named = found.namedFiles(areShownPaths: areShownPaths)
        let layout = Future(isWorthwhile: named.count > 1024) {
            let tree = found.tree(
                named,
                manifests: manifests,
                foreignManifests: foreignManifests,
                namedFolders: request.namedFolders
            )
            return ModuleLayout(of: tree)
        }
        return FileArrangement(files: named, layout: layout)
    }
    // Under one path, all names of files and modules are unique.
    guard found.given.count > 1, !found.hasCollisions else { return attempt(areShownPaths: found.hasCollisions) }
    let first = attempt(areShownPaths: false)
    let modules = first.layout.value().modules.map(\.module)
    let areTold = Set(modules.map { "\($0.folder)\n\($0.name)" }).count == modules.count
    return areTold ? first : attempt(areShownPaths: true)
}

/// Reads the sources of a command and does nothing with them, to measure how long that takes.
///
/// - Parameters:
///   - arguments: paths, or options that select sources.
///   - afterReading: called with the number of files before they are freed.
/// - Returns: whether they can be read.
package func readSources(arguments: [String], _ afterReading: (Int) -> Void) -> Bool {
    guard let arguments = try? Arguments(arguments[...], for: Check.shape),
        let request = try? InputOptions(arguments, for: Check.shape),
        let sources = try? ReadSources(request)
    else { return false }
    afterReading(sources.fileCount)
    return withExtendedLifetime(sources) { true }
}
