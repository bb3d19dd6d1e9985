import Cores
import ModuleSummaries

/// Reads the module summaries of a request on all cores.
///
/// - Throws: every file that is not a summary or cannot be read, and every name that two modules share.
func readSummaries(_ request: InputOptions) throws(Stop) -> [OpenSummary] {
    let paths = request.summaries
    let results = mapOnAllCores(summaryPortions(of: paths.count)) { portion in
        var reader = SummaryReader(request)
        var results: [Result<OpenSummary, Failure>] = []
        results.reserveCapacity(portion.count)
        for path in paths[portion] { results.append(reader.read(path, at: request.location(of: path))) }
        return results
    }
    var summaries: [OpenSummary] = []
    summaries.reserveCapacity(paths.count)
    var pathsOfNames: [String: String] = [:]
    pathsOfNames.reserveCapacity(paths.count)
    var errors: [String] = []
    for result in results.joined() {
        switch result {
        case .success(let open):
            let name = open.summary.module.name
            if let other = pathsOfNames.updateValue(open.path, forKey: name) {
                errors.append("'\(other)' and '\(open.path)' both summarize a module '\(name)': names must be unique.")
            }
            summaries.append(open)
        case .failure(let failure): errors += failure.messages
        }
    }
    guard errors.isEmpty else { throw .failure(Failure(errors)) }
    guard let names = request.summarizedModules else { return summaries }
    return summaries.filter { names.contains($0.summary.module.name) }
}

/// Summaries differ in size, so that small portions end at nearly the same time.
private func summaryPortions(of count: Int) -> [Range<Int>] { portions(of: count, size: min(64, count / 64 + 1)) }

/// Unpacks further blocks on all cores.
///
/// - Parameter blocks: each with the index of its summary; ascending.
/// - Throws: the first summary that is not what was read before.
func open(
    _ blocks: [(summary: Int, number: Int)],
    of summaries: [OpenSummary],
    _ request: InputOptions
) throws(Stop) -> [OpenBlock] {
    var groups: [(summary: Int, numbers: [Int])] = []
    for block in blocks {
        if groups.last?.summary != block.summary { groups.append((block.summary, [])) }
        groups[groups.count - 1].numbers.append(block.number)
    }
    let weights = groups.map { group in
        group.numbers.reduce(0) { $0 + summaries[group.summary].summary.blocks[$1].packedSize }
    }
    // The least bytes that are worth a thread's attention.
    let results = mapOnAllCores(portions(weighing: weights, size: 1 << 15)) { [groups] portion in
        var reader = SummaryReader(request)
        var results: [Result<[OpenBlock], Failure>] = []
        for group in groups[portion] { results.append(reader.open(group.numbers, of: summaries[group.summary])) }
        return results
    }
    do throws(Failure) {
        var opened: [OpenBlock] = []
        opened.reserveCapacity(blocks.count)
        for result in results.joined() { opened += try result.get() }
        return opened
    } catch {
        throw .failure(error)
    }
}
