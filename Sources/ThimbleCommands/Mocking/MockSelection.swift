import Mocks
import Providers
import ScopeGraph
import ScopeRules
import SwiftReader

/// The protocols that a command mocks.
struct MockSelection {
    let table: ProtocolTable
    private(set) var protocols: [ProtocolTable.Entry]

    /// The protocols with a mark.
    ///
    /// - Parameter modules: the modules that may declare them; all if empty.
    init(markedIn sources: MockSources, modules: [String], _ request: InputOptions) throws(Stop) {
        let libraries = LibraryProtocols(of: request.configuration.dialects.surfaces)
        var table = ProtocolTable(sources.protocols + sources.generated, and: libraries)
        let marked = Self.marked(in: table, modules)
        // A dependency may inherit a protocol that the build generates.
        if table.needsGenerated(marked) {
            let generated = try Analysis(request, for: .errors).generatedProtocols()
            table = ProtocolTable(sources.protocols + generated, and: libraries)
        }
        self.table = table
        protocols = Self.marked(in: table, modules)
    }

    /// Adds the protocols with a mark.
    mutating func addMarked(modules: [String]) { protocols += Self.marked(in: table, modules) }

    private static func marked(in table: ProtocolTable, _ modules: [String]) -> [ProtocolTable.Entry] {
        table.entries.filter { entry in
            table[entry].annotation != nil && (modules.isEmpty || modules.contains(table.files[entry.file].module))
        }
    }

    /// The protocols that tests of some scopes need.
    init(
        for names: [String],
        in sources: MockSources,
        modules: [String],
        _ request: InputOptions,
        console: inout some Console
    ) throws(Stop) {
        let analysis = try Analysis(request, for: .errors)
        analysis.sayProblems(on: &console)
        table = ProtocolTable(
            sources.protocols + (try analysis.generatedProtocols()),
            and: LibraryProtocols(of: request.configuration.dialects.surfaces)
        )
        protocols = []
        for name in names {
            guard let query = ScopeQuery(name, in: analysis.graph) else {
                throw .failure(Failure(Query.refusal(of: name, analysis, paths: request.paths)))
            }
            if let property = query.property {
                let scope = name.dropLast(property.count + 1)
                throw .failure(
                    Failure("'\(Mock.scope.name)' takes a scope, and '\(name)' names a property. Name '\(scope)'.")
                )
            }
            console.sayWhichScopes(query.scopes, name, in: analysis)
            let wanted = ScopeProtocols(of: query.scopes, in: analysis.graph).names
            let found = table.entries(named: wanted).filter {
                modules.isEmpty || modules.contains(table.files[$0.file].module)
            }
            guard !found.isEmpty else {
                let list = wanted.map { "'\($0.name)'" }.joined(separator: ", ")
                throw .failure(Failure("The sources declare no protocol of scope '\(name)': none of \(list)."))
            }
            protocols += found
        }
    }
}

extension Analysis {
    /// The protocols that the generated code of this graph declares, whether or not it has been written.
    func generatedProtocols() throws(Stop) -> [SourceProtocols] {
        var result = plan.files.map { file in
            let source = SourceFile(path: file.path, reading: file.text.bytes)
            return SourceProtocols(of: source, in: graph.modules[file.module])
        }
        for module in sources.modules where module.isGeneratedByBuild {
            let build = ModuleOfBuild(name: module.module.name, output: "", recordsInputs: false)
            for file in try plan(of: build, for: .ribs, pathLimit: GenerationPlan.pathLimit).files {
                let source = SourceFile(path: "\(module.module.folder)/\(file.path)", reading: file.text.bytes)
                result.append(SourceProtocols(of: source, in: module.module))
            }
        }
        return result
    }
}
