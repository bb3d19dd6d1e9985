import Reporters
import Modules
import TextFormats

/// Checks the paths of a configuration. A configuration comes with the sources and is not trusted: it cannot name
/// anything outside its folder, anything hidden, or a handwritten file as output. The command line can.
struct ConfinedPaths {
    /// The absolute path of the configuration's folder; "" for the root.
    let folder: String
    /// What messages call the configuration.
    let configuration: String

    /// The absolute path of a file that is only read.
    ///
    /// - Parameter option: the command-line option for the same setting: "--baseline"; `nil` if there is none.
    func readable(_ value: JSONValue, _ path: String, option: String?) throws(JSONFault) -> String {
        let location = normalizedPath(absolute(path))
        guard try isInside(location, value) else {
            let other = option.map { "; only '\($0)' may name it" } ?? ""
            throw value.fault("this path leads out of the folder of '\(configuration)'\(other)")
        }
        return location
    }

    /// The absolute path of a file that is written.
    func writable(_ value: JSONValue, _ path: String, option: String) throws(JSONFault) -> String {
        let location = try readable(value, path, option: option)
        guard !location.dropFirst(folder.count).split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
            throw value.fault("this file is hidden, or in a hidden folder; only '\(option)' may write it")
        }
        return location
    }

    /// The absolute path of a report. It may only replace an older report.
    func report(_ value: JSONValue, _ request: ReportRequest) throws(JSONFault) -> ReportRequest {
        guard let path = request.file else { return request }
        let location = try writable(value, path, option: "--reporter")
        guard try isReplaceable(location, by: request.reporter, value) else {
            let name = request.reporter.name
            throw value.fault(
                "this file was not written by the reporter '\(name)': delete it, or write the report elsewhere"
            )
        }
        return ReportRequest(reporter: request.reporter, file: location)
    }

    /// Whether a path is free or contains an older report.
    private func isReplaceable(
        _ location: String,
        by reporter: any Reporter.Type,
        _ value: JSONValue
    ) throws(JSONFault) -> Bool {
        do throws(SystemError) {
            return reporter.mayHaveWritten(String(decoding: try Platform.read(location), as: UTF8.self))
        } catch {
            if error.isMissing { return true }
            throw value.fault("this file cannot be replaced: \(error.reason)")
        }
    }

    func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }

    private func isInside(_ location: String, _ value: JSONValue) throws(JSONFault) -> Bool {
        guard location.hasPrefix("\(folder)/") else { return false }
        do throws(SystemError) {
            let root = try Platform.resolvedPath(folder.isEmpty ? "/" : folder)
            return try resolved(location).hasPrefix(root == "/" ? root : "\(root)/")
        } catch {
            throw value.fault("this path cannot be followed: \(error.reason)")
        }
    }

    /// A path with all links resolved. Components that do not exist yet are appended to the part that does.
    private func resolved(_ location: String) throws(SystemError) -> String {
        var existing = location
        var missing: [String] = []
        while !Platform.exists(existing), let slash = existing.lastIndex(of: "/") {
            missing.append(String(existing[existing.index(after: slash)...]))
            existing = String(existing[..<slash])
        }
        let start = try Platform.resolvedPath(existing.isEmpty ? "/" : existing)
        return missing.reversed().reduce(start) { appended($0, $1) }
    }
}
