import Reporters
import ScopeRules
import TextFormats

/// A baseline read from a file, with the locations of its entries.
struct BaselineFile {
    let baseline: Baseline
    let shownPath: String
    private let locations: [BaselineEntry: JSONValue.Position]

    /// - Parameters:
    ///   - path: the path to open.
    ///   - shownPath: the path to show in messages.
    ///   - isNamedByConfiguration: whether the path comes from the configuration. If so, messages do not quote the
    ///     file.
    /// - Throws: that the file cannot be read, or what is wrong in it, with the location.
    init(reading path: String, shownPath: String, isNamedByConfiguration: Bool = false) throws(Stop) {
        let refusal = "this is not a baseline that 'thimble check \(Option.writeBaseline.name)' wrote"
        let found = try readJSONFile(
            path,
            shownPath: shownPath,
            kind: "The baseline",
            complaint: isNamedByConfiguration ? refusal : nil
        ) { (value) throws(JSONFault) in try Self.entries(value) }
        self.shownPath = shownPath
        locations = Dictionary(found.map { ($0.entry, $0.location) }) { first, _ in first }
        baseline = Baseline(counts: Dictionary(found.map { ($0.entry, $0.count) }) { $0 + $1 })
    }

    /// One line for each entry that no longer occurs, or occurs less often, in the order of the file.
    func warnings(on gone: [BaselineEntry: Int]) -> [String] {
        let ordered = gone.keys.map { (entry: $0, location: locations[$0] ?? JSONValue.Position(line: 1, column: 1)) }
            .sorted {
                ($0.location.line, $0.location.column, $0.entry) < ($1.location.line, $1.location.column, $1.entry)
            }
        return ordered.map { entry, location in
            let (count, less) = (baseline.counts[entry] ?? 0, gone[entry] ?? 0)
            let what = less == count ? "no longer occurs" : "occurs \(counted(count - less, "time")), not \(count)"
            return "\(shownPath):\(location.line):\(location.column): warning: \(entry.words) \(what)"
        }
    }

    private typealias Found = (entry: BaselineEntry, count: Int, location: JSONValue.Position)

    private static func entries(_ value: JSONValue) throws(JSONFault) -> [Found] {
        var found: [Found]?
        var version: Int?
        for member in try value.members() {
            switch member.name {
            case "findings":
                var entries: [Found] = []
                for element in try member.value.elements() { entries.append(try entry(element)) }
                found = entries
            case "schemaVersion":
                version = try member.value.number(from: 1)
                guard version == 1 else {
                    throw member.value.fault("this format is newer than this version of Thimble")
                }
            default: _ = try member.known(among: ["findings", "schemaVersion"], "key")
            }
        }
        guard let found, version != nil else {
            throw value.fault("this is not a baseline: it has no '\(found == nil ? "findings" : "schemaVersion")'")
        }
        return found
    }

    private static func entry(_ value: JSONValue) throws(JSONFault) -> Found {
        var (rule, scope, property): (String?, String?, String?)
        var identity: [String] = []
        var count = 1
        for member in try value.members() {
            switch member.name {
            case "rule": rule = try member.value.text()
            case "scope": scope = try member.value.text()
            case "property": property = try member.value.text()
            case "identity": identity = try member.value.texts()
            case "count": count = try member.value.number(from: 1)
            default: _ = try member.known(among: ["count", "identity", "property", "rule", "scope"], "key")
            }
        }
        guard let rule else { throw value.fault("this entry has no 'rule'") }
        let entry = BaselineEntry(rule: rule, scope: scope, property: property, identity: identity)
        return (entry, count, value.location)
    }
}

extension BaselineFile {
    /// Records findings in a baseline; on failure, the old file is kept.
    static func write(_ findings: [Finding], to path: String, shownPath: String) throws(Stop) {
        do throws(SystemError) {
            try Platform.replace(path, with: Array(baselineText(Baseline(of: findings)).utf8))
        } catch {
            throw .failure(Failure("The baseline '\(shownPath)' cannot be written: \(error.reason)."))
        }
    }

    /// Refuses to overwrite a file that is not a baseline.
    static func refuseOtherFile(at path: String, shownPath: String) throws(Stop) {
        guard (try? Platform.status(of: path))?.kind == .file, (try? Platform.read(path, limit: 1))?.isEmpty != true,
            (try? BaselineFile(reading: path, shownPath: shownPath)) == nil
        else { return }
        throw .failure(
            Failure("'\(shownPath)' exists and is not a baseline. '\(Option.force.name)' overwrites it.")
        )
    }
}
