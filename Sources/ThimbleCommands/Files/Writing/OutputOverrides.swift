import Providers
import Modules
import SourceLayout

/// The configured paths of generated files, and what they contain now.
struct OutputOverrides {
    struct Output {
        /// A name as in `SourceLocation.file`.
        let path: String
        let generated: [GeneratedSource]
        let generatedForNeedle: [GeneratedSource]
    }

    /// By the indices of the layout's modules.
    let outputs: [Int: Output]
    /// The layout's modules whose code the build generates.
    let modulesOfBuild: Set<Int>
    /// What the configuration says of the code that builds generate.
    private let entriesOfBuild: [GeneratedCode]
    /// The configured names that no module of the input has, in order.
    private let unknown: [GeneratedCode]

    /// - Parameters:
    ///   - configuration: its entries by module name. Modules that are not part of the input are ignored.
    ///   - files: where the generated files are read.
    /// - Throws: that several modules have the same name, or that a handwritten file is in the way.
    init(
        _ configuration: Configuration,
        _ layout: ModuleLayout,
        _ index: FileIndex,
        in files: FileSystem
    ) throws(Stop) {
        var outputs: [Int: Output] = [:]
        var modulesOfBuild: Set<Int> = []
        var unknown: [GeneratedCode] = []
        for option in configuration.generated {
            let name = option.module
            let named = layout.modules.indices.filter { layout.modules[$0].module.name == name }
            guard let location = option.location else {
                // The build generates the code of each module of this name.
                modulesOfBuild.formUnion(named)
                if named.isEmpty { unknown.append(option) }
                continue
            }
            guard named.count <= 1 else {
                let folders = named.map { "'\(layout.modules[$0].module.folder)'" }.joined(separator: ", ")
                let reason = "Several modules have the name '\(name)', in \(folders)"
                throw .failure(
                    Failure("\(reason): '\(configuration.name)' cannot say which file is for which of them.")
                )
            }
            guard let module = named.first else {
                unknown.append(option)
                continue
            }
            outputs[module] = try Self.output(of: option, at: location, configuration, index, in: files)
        }
        self.outputs = outputs
        self.modulesOfBuild = modulesOfBuild
        self.unknown = unknown
        entriesOfBuild = configuration.generated.filter { $0.location == nil }
    }

    /// What an output contains now.
    ///
    /// - Throws: that a handwritten file is in the way.
    private static func output(
        of option: GeneratedCode,
        at location: String,
        _ configuration: Configuration,
        _ index: FileIndex,
        in files: FileSystem
    ) throws(Stop) -> Output {
        let path = index.name(of: location)
        guard let source = (try? files.read(location)).map({ GeneratedSource(path: path, bytes: $0) }) else {
            return Output(path: path, generated: [], generatedForNeedle: [])
        }
        switch Authorship(of: source.bytes) {
        case .person where isBlank(source.bytes): return Output(path: path, generated: [], generatedForNeedle: [])
        case .person, .mocks:
            let shown = index.shownPath(of: path)
            throw .failure(
                Failure(
                    "The wiring of '\(option.module)' cannot be written to '\(shown)', which contains other code: move that "
                        + "file, or name another one in '\(configuration.name)'."
                )
            )
        case .thimble: return Output(path: path, generated: [source], generatedForNeedle: [])
        case .needle:
            let head = source.bytes.withUnsafeBufferPointer { GeneratedSource(path: path, headOf: $0) }
            return Output(path: path, generated: [], generatedForNeedle: [head].compactMap(\.self))
        }
    }

    /// Warnings, one line each: files in Needle's form to delete after the output has moved, and module names that look
    /// misspelt. Other unknown names may be modules that are not part of the input.
    func warnings(on modules: [ModuleSources], _ index: FileIndex, _ request: InputOptions) -> [String] {
        let names = modules.map(\.module.name)
        let misspelt = unknown.compactMap { option -> String? in
            let meant = suggestion(for: option.module, among: names)
            guard let position = option.position, let file = request.configuration.location, !meant.isEmpty else {
                return nil
            }
            let place = request.shownPlace(position, in: file)
            return "\(place): note: no module that was read has the name '\(option.module)'.\(meant)"
        }
        return misspelt + modules.flatMap { leftForNeedle(of: $0, index) }
    }

    /// Notes on the files to which the code of modules was written before, and on copies of their files. `check` reports
    /// them as findings.
    static func notesOnCopies(in analysis: Analysis) -> [String] {
        analysis.plan.copies.map { copy in
            note(on: copy.path, of: analysis.graph.modules[copy.module].name, copy.kept, analysis.sources.index)
        }
    }

    /// Warnings about modules whose code the build is to generate, and whose targets use no plugin that could do so. A
    /// plugin with another name may be a team's own that runs Thimble.
    func warningsOnPlugins(of modules: [ModuleSources], in request: InputOptions) -> [String] {
        guard request.moduleOfBuild == nil, let file = request.configuration.location else { return [] }
        return entriesOfBuild.compactMap { entry in
            guard let position = entry.position,
                let module = modules.first(where: { $0.module.name == entry.module })?.module,
                module.lacksGeneration, module.plugins?.allSatisfy({ $0 == Module.checkingPlugin }) ?? false
            else { return nil }
            return "\(request.shownPlace(position, in: file)): warning: the build should generate the code of "
                + "'\(entry.module)', but its target does not use the plugin "
                + "'\(Module.generatingPlugin)'. Add the plugin in 'Package.swift', or remove this entry and run "
                + "'thimble generate'."
        }
    }

    private func leftForNeedle(of module: ModuleSources, _ index: FileIndex) -> [String] {
        guard let current = module.generatedPath else { return [] }
        return module.generatedForNeedle.filter { $0.path != current }.map {
            Self.note(on: $0.path, of: module.module.name, current, index)
        }
    }

    /// - Parameter kept: the path of the file that is kept up to date.
    private static func note(on path: String, of module: String, _ kept: String, _ index: FileIndex) -> String {
        let (old, new) = (index.shownPath(of: path), index.shownPath(of: kept))
        return "\(old): note: the code of '\(module)' is now written to '\(new)'; delete this file"
    }

    /// Refuses a module whose code the build is to generate and that does not exist.
    ///
    /// - Parameter request: the input; a module that is not part of it may exist elsewhere.
    func refuseUnknownModulesOfBuild(in request: InputOptions, _ layout: ModuleLayout) throws(Stop) {
        guard request.coversConfiguration, let file = request.configuration.location else { return }
        let names = layout.modules.map(\.module.name)
        let errors = unknown.filter { $0.location == nil }.compactMap { option -> String? in
            guard let position = option.position else { return nil }
            let meant = suggestion(for: option.module, among: names)
            let known = "The modules are \(Set(names).sorted().map { "'\($0)'" }.joined(separator: ", "))."
            return "\(request.shownPlace(position, in: file)): no module has the name "
                + "'\(option.module)', whose code the build should generate. \(known)\(meant)"
        }
        guard errors.isEmpty else { throw .failure(Failure(errors)) }
    }

    /// Whether generated code may overwrite a file.
    func mayWrite(_ file: NamedFile) -> Bool {
        GeneratedFileName.contains(file.lastName) || file.lastName == GenerationPlan.needleFileName
            || outputs.values.contains { file.isNamed($0.path) }
    }

    /// The generated files of other modules, in any folder.
    func paths(ofOthersThan module: Int) -> Set<String> {
        Set(outputs.filter { $0.key != module }.values.map(\.path))
    }
}
