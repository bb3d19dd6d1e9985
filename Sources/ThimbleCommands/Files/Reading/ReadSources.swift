import Cores
import ScopeRules
import Modules
import SourceLayout
import SwiftReader
import TextFormats

/// The requested sources, read and sorted into modules.
///
/// Immutable, and a class because it is passed around much more often than it is created.
final class ReadSources: Sendable {
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
    convenience init(_ request: InputOptions, after changes: SourceChanges = SourceChanges()) throws(Stop) {
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
        let overrides = try OutputOverrides(request.configuration, layout, allFiles, in: request.files)
        try overrides.refuseUnknownModulesOfBuild(in: request, layout)
        let assembly = ModuleAssembly(
            request: request,
            layout: layout,
            sorted: sorted,
            overrides: overrides,
            index: allFiles,
            excluded: found.excluded,
            isComplete: input.isSummarized
        )
        modules = assembly.modules
        try Self.refuseGeneratedFiles(in: modules, allFiles, request)
        warnings =
            found.warnings(in: request) + layoutWarnings(layout, of: files, selected.contents, found)
            + notesOnOutsidePackages(of: layout, found, in: request)
            + overrides.warnings(on: modules, allFiles, request) + overrides.warningsOnPlugins(of: modules, in: request)
        inputs =
            request.moduleOfBuild?.recordsInputs == true
            ? Self.inputs(of: request, found, input.isSummarized ? [] : files) : []
        reducedIndex = Future(isWorthwhile: files.count > FileArrangement.manyFiles) {
            allFiles.withoutOthers { overrides.mayWrite($0) }
        }
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

    /// A module that is wired by hand, or whose code the build generates, must not have a generated file. Such a file
    /// is not parsed as a source, but it is compiled.
    private static func refuseGeneratedFiles(
        in modules: [ModuleSources],
        _ index: FileIndex,
        _ request: InputOptions
    ) throws(Stop) {
        let errors = modules.flatMap { module -> [String] in
            let name = module.module.name
            if module.wiringMode == .hand {
                return module.generated.filter { !isBlank($0.bytes) }.prefix(1).map { file in
                    "\(index.shownPath(of: file.path)):1:1: '\(request.configuration.name)' says that '\(name)' is "
                        + "wired by hand, but this file is generated: delete the file, or the entry in \"wiring\"."
                }
            }
            guard module.isGeneratedByBuild else { return [] }
            return (module.generated.filter { !isBlank($0.bytes) } + module.generatedForNeedle)
                .filter { index.absolutePath(of: $0.path) != request.moduleOfBuild?.output }.map { file in
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
