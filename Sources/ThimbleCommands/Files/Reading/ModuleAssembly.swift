import Providers
import Modules
import SourceLayout
import SwiftReader

/// Joins the sources of each module with its generated files and its settings.
struct ModuleAssembly {
    let request: InputOptions
    let layout: ModuleLayout
    let sorted: SortedFiles
    let overrides: OutputOverrides
    let index: FileIndex
    /// The absolute paths of excluded folders and files.
    let excluded: [String]
    /// Whether the input has all generated files that count, as summaries have. A list of files need not include them.
    let isComplete: Bool

    /// In the order of the layout.
    var modules: [ModuleSources] {
        let incomplete = incompleteModules
        return layout.modules.indices.map { module($0, hasExcludedFiles: incomplete.contains($0)) }
            .correctingNames { request.configuration.dialects.isKnown(module: $0) }
            .joiningParts()
            .tellingTests()
            .tellingDemos()
    }

    /// The modules whose folders are the nearest to something excluded.
    private var incompleteModules: Set<Int> {
        if excluded.isEmpty { return [] }
        let byFolder = Dictionary(grouping: layout.modules.indices) { layout.modules[$0].location }
        return excluded.reduce(into: []) { found, path in
            found.formUnion(path.parentFolder.foldersUpwards.lazy.compactMap { byFolder[$0] }.first ?? [])
        }
    }

    private func module(_ number: Int, hasExcludedFiles: Bool) -> ModuleSources {
        let located = layout.modules[number]
        let options = overrides.outputs[number]
        let foreign = overrides.paths(ofOthersThan: number)
        let (generated, forNeedle) = (sorted.generated[number], sorted.generatedForNeedle[number])
        let extra = generated.isEmpty ? generatedFile(.thimble, of: located, names(ofFileFor: number)) : []
        let needleNames = GenerationPlan.needleFileNames(of: located.module)
        let extraForNeedle = forNeedle.isEmpty ? generatedFile(.needle, of: located, needleNames) : []
        let sharers = sharers(of: sorted.sources[number].map(\.path))
        let shared = sharedFiles(of: located.module, sharers, besides: generated)
        return ModuleSources(
            module: located.module,
            files: sorted.sources[number],
            generated: (generated + extra + shared + (options?.generated ?? []))
                .filter { !foreign.contains($0.path) },
            generatedForNeedle: (forNeedle + extraForNeedle + (options?.generatedForNeedle ?? []))
                .filter { !foreign.contains($0.path) },
            otherImports: sorted.otherImports[number].sorted(),
            hasExcludedFiles: hasExcludedFiles,
            generatedPath: options?.path,
            isGeneratedByBuild: overrides.modulesOfBuild.contains(number),
            sharersOfFiles: sharers.merging(self.sharers(of: forNeedle.map(\.path))) { first, _ in first },
            sharersOfGenerated: self.sharers(of: generated.map(\.path)),
            wiringMode: request.configuration.wiringModes[located.module.name],
            newFiles: layout.newFiles.isEmpty ? nil : layout.newFiles[number]
        )
    }

    private func sharers(of files: [String]) -> [String: [String]] {
        if layout.sharersOfFiles.isEmpty { return [:] }
        let shared = files.compactMap { file in layout.sharersOfFiles[file].map { (file, $0) } }
        return Dictionary(shared) { first, _ in first }
    }

    /// The files generated for several targets: those of modules that compile them, but not the sources, and those beside
    /// the sources that no project lists.
    private func sharedFiles(
        of module: Module,
        _ sharers: [String: [String]],
        besides known: [GeneratedSource]
    ) -> [GeneratedSource] {
        if sharers.isEmpty { return [] }
        let elsewhere = filesOfSharers(of: module, sharers)
        if isComplete { return elsewhere }
        let known = (known + elsewhere).map(\.path)
        let paths = sharers.map { joined($0.key.parentFolder, GeneratedFileName.of(targets: [module.name] + $0.value)) }
        return elsewhere
            + Set(paths).subtracting(known).sorted().compactMap { path in
                guard let bytes = try? index.source.read(index.absolutePath(of: path)),
                    Authorship(of: bytes) == .thimble
                else {
                    return nil
                }
                return GeneratedSource(path: path, bytes: bytes)
            }
    }

    private func filesOfSharers(of module: Module, _ sharers: [String: [String]]) -> [GeneratedSource] {
        let groups = Set(sharers.values)
        let names = Set(groups.map { GeneratedFileName.of(targets: [module.name] + $0) })
        let targets = Set(groups.joined())
        return layout.modules.indices.flatMap { number -> [GeneratedSource] in
            let other = layout.modules[number].module
            guard targets.contains(other.name), other.package == module.package || other.origin == .buildFolder else {
                return []
            }
            return sorted.generated[number].filter { names.contains(String($0.path.lastComponent)) }
        }
    }

    /// The generated file that lies where one is written for a module, although the request does not include it.
    private func generatedFile(
        _ author: Authorship,
        of located: ModuleLayout.LocatedModule,
        _ names: [String]
    ) -> [GeneratedSource] {
        if isComplete { return [] }
        let found = names.lazy.compactMap { name -> GeneratedSource? in
            let location = appended(located.location, name)
            guard let bytes = try? request.files.read(location), Authorship(of: bytes) == author else { return nil }
            let path = appended(located.module.folder, name)
            if isOfAnotherModule(path, author) { return nil }
            guard author == .needle else { return GeneratedSource(path: path, bytes: bytes) }
            return bytes.withUnsafeBufferPointer { GeneratedSource(path: path, headOf: $0) }
        }
        return found.prefix(1).map(\.self)
    }

    /// The names that the generated file of a module alone may have.
    private func names(ofFileFor number: Int) -> [String] {
        let (module, newFiles) = (layout.modules[number].module, layout.newFiles)
        // The modules are in the order of their folders.
        let sharesFolder = [number - 1, number + 1].contains {
            layout.modules.indices.contains($0) && layout.modules[$0].module.folder == module.folder
        }
        let name = newFiles.isEmpty ? GeneratedFileName.usual : newFiles[number].name
        if name.contains("/") { return [name] + GeneratedFileName.all(of: module) }
        let isUsual = name == GeneratedFileName.usual
        return isUsual && !sharesFolder ? [GeneratedFileName.usual] : GeneratedFileName.all(of: module)
    }

    /// Whether the request includes a generated file as one of another module of the same folder.
    private func isOfAnotherModule(_ path: String, _ author: Authorship) -> Bool {
        (author == .needle ? sorted.generatedForNeedle : sorted.generated).contains { $0.contains { $0.path == path } }
    }
}
