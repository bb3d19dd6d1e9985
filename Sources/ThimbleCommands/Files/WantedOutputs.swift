import SourceLayout

/// Where the configuration wants generated files, and what stands there.
struct WantedOutputs {
    struct Output {
        /// A name as in `Place.file`.
        let path: String
        let generated: [GeneratedSource]
        let generatedForNeedle: [GeneratedSource]
    }

    /// By the indices of the layout's modules.
    let outputs: [Int: Output]

    /// - Parameter wishes: absolute paths by the names of modules. A module that is not among what is read has no say.
    /// - Throws: that several modules have a name, or that a file with something else stands there.
    init(
        _ wishes: [(module: String, location: String)],
        _ layout: ModuleLayout,
        _ index: FileIndex
    ) throws(Stop) {
        var outputs: [Int: Output] = [:]
        for (name, location) in wishes {
            let named = layout.modules.indices.filter { layout.modules[$0].module.name == name }
            guard named.count <= 1 else {
                let folders = named.map { "'\(layout.modules[$0].module.folder)'" }.joined(separator: ", ")
                let reason = "Several modules have the name '\(name)', in \(folders)"
                throw .failure(
                    Failure("\(reason): '\(Configuration.fileName)' cannot say where the wiring of one of them goes.")
                )
            }
            guard let module = named.first else { continue }
            let path = index.name(of: location)
            let source = (try? Platform.read(location)).map { GeneratedSource(path: path, bytes: $0) }
            switch source.map({ Authorship(of: $0.bytes) }) {
            case .person where source?.bytes.isEmpty == false:
                let shown = index.shownPath(of: path)
                throw .failure(
                    Failure(
                        "'\(shown)', where the wiring of '\(name)' is to go, holds something else: move it, or name "
                            + "another file in '\(Configuration.fileName)'."
                    )
                )
            case nil, .person: outputs[module] = Output(path: path, generated: [], generatedForNeedle: [])
            case .thimble:
                outputs[module] = Output(path: path, generated: [source].compactMap(\.self), generatedForNeedle: [])
            case .needle:
                outputs[module] = Output(path: path, generated: [], generatedForNeedle: [source].compactMap(\.self))
            }
        }
        self.outputs = outputs
    }

    /// The files that belong to other modules, wherever they lie.
    func paths(ofOthersThan module: Int) -> Set<String> {
        Set(outputs.filter { $0.key != module }.values.map(\.path))
    }
}
