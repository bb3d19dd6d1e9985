import Providers
import ScopeRules
import Modules

/// Generating the code of one module, for a build system.
extension Option {
    static let onlyModule = Option(
        "--only-module",
        value: "NAME",
        help: "Generate all code of one module for a build; requires --output, which is written even if none is needed."
    )
    static let depfile = Option(
        "--depfile",
        value: "FILE",
        help: "With --only-module: also write the files that were read to FILE, as a rule for make."
    )
}

extension InputOptions {
    /// A copy for the module of `--only-module`, if there is that option.
    func generating(_ arguments: Arguments) -> InputOptions {
        guard let name = arguments.value(Option.onlyModule.name), let path = arguments.value(Generate.output.name)
        else {
            return self
        }
        let recordsInputs = arguments.has(Option.depfile.name)
        return generating(ModuleOfBuild(name: name, output: location(of: path), recordsInputs: recordsInputs))
    }
}

extension Generate {
    /// - Parameter options: those that change sources, which a build must not do.
    static func refuseContradictionsOfModule(_ arguments: Arguments, changing options: [Option]) throws(Stop) {
        let module = Option.onlyModule.name
        guard arguments.has(module) else {
            guard arguments.has(Option.depfile.name) else { return }
            throw .usage(UsageError("'\(Option.depfile.name)' requires '\(module)'.", for: shape))
        }
        guard arguments.has(output.name) else {
            throw .usage(UsageError("'\(module)' requires '\(output.usage)'.", for: shape))
        }
        for option in [output, .depfile] { try arguments.refuseStandardOutput(option, for: shape) }
        for option in options where arguments.has(option.name) {
            throw .usage(
                UsageError("'\(option.name)' changes sources, so it cannot be combined with '\(module)'.", for: shape)
            )
        }
    }

    /// Writes the rule that makes the output depend on all that was read.
    static func writeDepfile(_ arguments: Arguments, _ inputs: [String], _ request: InputOptions) throws(Stop) {
        guard let path = arguments.value(Option.depfile.name), let output = arguments.value(output.name) else { return }
        let text = "\(escapedForMake(output)): \\\n  \(inputs.map(escapedForMake).joined(separator: " \\\n  "))\n"
        do throws(SystemError) {
            try Platform.replace(request.location(of: path), with: Array(text.utf8))
        } catch {
            throw .failure(Failure("'\(path)' cannot be written: \(error.reason)."))
        }
    }

    private static func escapedForMake(_ path: String) -> String {
        path.map { character in
            switch character {
            case " ", "#", ":", "\\", "%": "\\\(character)"
            case "$": "$$"
            default: String(character)
            }
        }
        .joined()
    }
}

extension Analysis {
    /// The ids of the scopes in modules of which the configuration says that they are wired by hand.
    var scopesWiredByHandForGood: Set<String> {
        Set(graph.scopes.filter { plan.handWiring.isConfigured(for: $0.module) }.map(\.id))
    }

    /// The plan of one module's code.
    func plan(
        of module: ModuleOfBuild,
        for libraries: GenerationPlan.Libraries,
        pathLimit: Int
    ) throws(Stop) -> GenerationPlan {
        let index = try sources.index(ofModule: module.name)
        do throws(NeedleRefusal) {
            return try GenerationPlan(
                onlyModule: index,
                for: libraries,
                of: graph,
                resolution: resolution,
                sources: sources.modules,
                pathLimit: pathLimit
            )
        } catch {
            throw .failure(Failure(error, in: sources.index))
        }
    }
}

extension ReadSources {
    /// The name, if it is that of a library, so that other modules may be above it.
    func library(named name: String) -> String? {
        modules.contains { $0.module.name == name && $0.module.kind == .library } ? name : nil
    }

    /// Refuses a name that no module has, or that several have.
    func refuseUnknown(_ module: ModuleOfBuild) throws(Stop) { _ = try index(ofModule: module.name) }

    /// The module of a name.
    ///
    /// - Throws: if there is none, or if there are several, with their folders.
    fileprivate func index(ofModule name: String) throws(Stop) -> Int {
        let named = modules.indices.filter { modules[$0].module.name == name }
        if named.count == 1, let index = named.first { return index }
        func list(_ modules: [Module]) -> String {
            let described = modules.map {
                "'\($0.name)' in '\($0.folder.isEmpty ? "." : index.shownPath(of: $0.folder))'"
            }
            return described.prefix(Self.mostModules).joined(separator: ", ")
                + (described.count > Self.mostModules ? ", …" : "")
        }
        guard named.isEmpty else {
            throw .failure(
                Failure(
                    "'\(Option.onlyModule.name) \(name)' names several modules: \(list(named.map { modules[$0].module })). "
                        + "Give the paths of one of them."
                )
            )
        }
        let meant = suggestion(for: name, among: modules.map(\.module.name))
        throw .failure(
            Failure(
                "'\(Option.onlyModule.name) \(name)' names no module of the sources. "
                    + "They contain \(list(modules.map(\.module))).\(meant)"
            )
        )
    }

    private static let mostModules = 12
}

extension Failure {
    /// The reasons, with their locations.
    init(_ refusal: NeedleRefusal, in index: FileIndex) {
        self.init(
            refusal.reasons.map { reason in
                guard let location = reason.location else { return reason.message }
                let path = index.shownPath(of: location.file)
                return "\(path):\(location.line):\(location.column): \(reason.message)"
            }
        )
    }
}
