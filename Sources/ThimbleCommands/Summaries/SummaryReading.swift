import Cores
import ModuleSummaries

/// Reads the module summaries of a request on all cores.
///
/// - Throws: every file that is no summary or cannot be read, and every name that two modules have.
func readSummaries(_ request: InputOptions) throws(Stop) -> [ModuleSummary] {
    let results = mapOnAllCores(request.summaries) { path in
        readSummary(path, at: request.location(of: path))
    }
    var summaries: [ModuleSummary] = []
    var paths: [String: String] = [:]
    var errors: [String] = []
    for (path, result) in zip(request.summaries, results) {
        switch result {
        case .success(let summary):
            let name = summary.module.name
            if let other = paths.updateValue(path, forKey: name) {
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

private func readSummary(_ path: String, at location: String) -> Result<ModuleSummary, Failure> {
    let bytes: [UInt8]
    do throws(SystemError) {
        bytes = try Platform.read(location)
    } catch {
        return .failure(Failure("The module summary '\(path)' cannot be read: \(error.reason)."))
    }
    do throws(SummaryFault) {
        return .success(try ModuleSummary(decoding: bytes))
    } catch {
        return .failure(Failure("'\(path)' \(error.message)"))
    }
}
