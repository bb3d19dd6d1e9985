import Providers
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
    /// The configured names that no module of the input has, in order.
    private let unknown: [String]

    /// - Parameter options: absolute paths by module name. Modules that are not part of the input are ignored.
    /// - Throws: that several modules have the same name, or that a handwritten file is in the way.
    init(
        _ options: [(module: String, location: String)],
        _ layout: ModuleLayout,
        _ index: FileIndex
    ) throws(Stop) {
        var outputs: [Int: Output] = [:]
        var unknown: [String] = []
        for (name, location) in options {
            let named = layout.modules.indices.filter { layout.modules[$0].module.name == name }
            guard named.count <= 1 else {
                let folders = named.map { "'\(layout.modules[$0].module.folder)'" }.joined(separator: ", ")
                let reason = "Several modules have the name '\(name)', in \(folders)"
                throw .failure(
                    Failure("\(reason): '\(Configuration.fileName)' cannot say which file is for which of them.")
                )
            }
            guard let module = named.first else {
                unknown.append(name)
                continue
            }
            let path = index.name(of: location)
            let source = (try? Platform.read(location)).map { GeneratedSource(path: path, bytes: $0) }
            switch source.map({ Authorship(of: $0.bytes) }) {
            case .person where source?.bytes.isEmpty == false:
                let shown = index.shownPath(of: path)
                throw .failure(
                    Failure(
                        "'\(shown)', where the wiring of '\(name)' is to go, contains something else: move it, or name "
                            + "another file in '\(Configuration.fileName)'."
                    )
                )
            case nil, .person: outputs[module] = Output(path: path, generated: [], generatedForNeedle: [])
            case .thimble:
                outputs[module] = Output(path: path, generated: [source].compactMap(\.self), generatedForNeedle: [])
            case .needle:
                let head = source.map { source in
                    source.bytes.withUnsafeBufferPointer { GeneratedSource(path: path, headOf: $0) }
                }
                outputs[module] = Output(path: path, generated: [], generatedForNeedle: [head].compactMap(\.self))
            }
        }
        self.outputs = outputs
        self.unknown = unknown
    }

    /// Warnings, one line each: old files to delete after the output has moved, and module names that look misspelt.
    /// Other unknown names may be modules that are not part of the input.
    func warnings(on modules: [ModuleSources], _ index: FileIndex) -> [String] {
        let names = modules.map(\.module.name)
        let misspelt = unknown.compactMap { name -> String? in
            let meant = suggestion(for: name, among: names)
            return meant.isEmpty ? nil : "note: '\(Configuration.fileName)' names the module '\(name)'.\(meant)"
        }
        let left = modules.filter { $0.generatedPath != nil }.flatMap { module in
            (module.generated + module.generatedForNeedle).map(\.path).filter { $0 != module.generatedPath }.map {
                path in
                let location = index.shownPath(of: module.generatedPath ?? "")
                return
                    "\(index.shownPath(of: path)): note: the code of '\(module.module.name)' is now written to '\(location)'; "
                    + "delete this file"
            }
        }
        return misspelt + left
    }

    /// Whether generated code may overwrite a file.
    func mayWrite(_ file: NamedFile) -> Bool {
        GenerationPlan.isFileName(file.lastName) || file.lastName == GenerationPlan.needleFileName
            || outputs.values.contains { file.isNamed($0.path) }
    }

    /// The generated files of other modules, in any folder.
    func paths(ofOthersThan module: Int) -> Set<String> {
        Set(outputs.filter { $0.key != module }.values.map(\.path))
    }
}
