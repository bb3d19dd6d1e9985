import Scaffolding

/// What a command that scaffolds starts with.
struct ScaffoldInput {
    /// The command's options for its sources.
    let options: Arguments
    let request: InputOptions
    /// The analysis before the changes.
    let analysis: Analysis

    /// - Parameters:
    ///   - arguments: with the operands `rib NAME [PATH...]`.
    ///   - rule: a rule whose findings the analysis contains in any case.
    init(
        _ arguments: Arguments,
        for shape: CommandShape,
        reporting rule: String? = nil,
        console: inout some Console
    ) throws(Stop) {
        options = arguments.naming(Array(arguments.operands.dropFirst(2)))
        request = try InputOptions(options.withoutModuleFilters, for: shape).readingAll
        analysis = try Analysis(rule.map(request.reporting) ?? request, for: .reading)
        console.keep(analysis)
        analysis.sayProblems(on: &console)
    }
}

/// Does what may be refused before anything is written.
func refusing<Value>(_ work: () throws(ScaffoldRefusal) -> Value) throws(Stop) -> Value {
    do throws(ScaffoldRefusal) { return try work() } catch {
        throw .failure(Failure("\(error.message) Nothing was written."))
    }
}
