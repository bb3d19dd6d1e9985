import Reporters
import SourceLayout

/// What a configuration may name. It comes with the sources, from whoever wrote them, and is no reason to touch anything
/// outside its folder, anything hidden, or a file that somebody else wrote. A person may, on the command line.
struct ConfinedPaths {
    /// The absolute path of the configuration's folder; "" for the top.
    let folder: String

    /// The absolute path of what is only read.
    ///
    /// - Parameter option: what names it on the command line: "--baseline".
    func readable(_ value: JSONValue, _ path: String, option: String) throws(JSONFault) -> String {
        let location = normalizedPath(absolute(path))
        guard try isInside(location, value) else {
            throw value.fault(
                "this path leads out of the folder of '\(Configuration.fileName)'; only '\(option)' may name it"
            )
        }
        return location
    }

    /// The absolute path of what is written.
    func writable(_ value: JSONValue, _ path: String, option: String) throws(JSONFault) -> String {
        let location = try readable(value, path, option: option)
        guard !location.dropFirst(folder.count).split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
            throw value.fault("this file is hidden, or in a hidden folder; only '\(option)' may write it")
        }
        return location
    }

    /// The absolute path of a report, which replaces nothing but an older report.
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

    /// Whether nothing stands at a path, or an older report.
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

    /// A path without any link. What does not exist yet stands behind the part that does.
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
