import Reporters
import TextFormats

extension Analysis {
    /// Refuses to accept an app without scopes: a wrong path would pass the check.
    func refuseEmpty(_ arguments: Arguments, _ request: InputOptions) throws(Stop) {
        guard graph.scopes.isEmpty, !arguments.has(Option.allowEmpty.name) else { return }
        let classes = graph.dialects.all.map { dialect in
            let names = dialect.scopeClasses.map { "'\($0)'" }.joined(separator: " or ")
            return "\(names) of \(dialect.module)"
        }
        let paths = request.paths.map { "'\($0)'" }.joined(separator: ", ")
        let place = request.summaries.isEmpty ? "under \(paths)" : "of the module summaries"
        throw .failure(
            Failure(
                "No scope was found in \(counted(sources.fileCount, "file")) \(place): no class inherits "
                    + "\(classes.joined(separator: ", or ")). Check the path, or use "
                    + "'\(Option.allowEmpty.name)' if there are none."
            )
        )
    }
}

extension Option {
    static let allowEmpty = Option("--allow-empty", help: "Succeed if there are no scopes.")
}
