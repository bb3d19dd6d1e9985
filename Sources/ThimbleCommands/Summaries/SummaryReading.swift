import Cores
import ModuleSummaries

/// Reads the module summaries of a request on all cores.
///
/// - Throws: every file that is no summary or cannot be read, and every name that two modules have.
func readSummaries(_ request: InputOptions) throws(Stop) -> [ModuleSummary] {
    let paths = request.summaries
    let results = mapOnAllCores(filePortions(of: paths.count)) { portion in
        var buffer = FileBuffer()
        return paths[portion].map { readSummary($0, at: request.location(of: $0), &buffer) }
    }
    .flatMap(\.self)
    var summaries: [ModuleSummary] = []
    var pathsOfNames: [String: String] = [:]
    var errors: [String] = []
    for (path, result) in zip(paths, results) {
        switch result {
        case .success(let summary):
            let name = summary.module.name
            if let other = pathsOfNames.updateValue(path, forKey: name) {
                errors.append("'\(other)' and '\(path)' both summarize a module '\(name)': names must be unique.")
            }
            summaries.append(summary)
        case .failure(let failure): errors += failure.messages
        }
    }
    guard errors.isEmpty else { throw .failure(Failure(errors)) }
    guard let names = request.summarizedModules else { return summaries }
    return summaries.filter { names.contains($0.module.name) }
}

private func readSummary(
    _ path: String,
    at location: String,
    _ buffer: inout FileBuffer
) -> Result<ModuleSummary, Failure> {
    do throws(SystemError) {
        try buffer.read(location)
    } catch {
        return .failure(Failure("The module summary '\(path)' cannot be read: \(error.reason)."))
    }
    do throws(SummaryFault) {
        return .success(try ModuleSummary(decoding: Array(buffer.bytes)))
    } catch {
        return .failure(Failure("'\(path)' \(error.message)"))
    }
}
