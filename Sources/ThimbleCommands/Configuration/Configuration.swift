import ScopeGraph
import ScopeRules
import Semantics
import Modules
import TextFormats

/// The settings of a project's `.thimble.json`. Its keys have the names of the options.
struct Configuration {
    /// The absolute paths to read if the command line has none.
    var paths: [String] = []
    var excluded: [Exclusion] = []
    /// The absolute path of the file; `nil` without a file.
    var location: String?
    /// The path of the file as typed; `nil` if it was not typed.
    let typedPath: String?
    /// What messages call the file.
    var name: String { typedPath ?? Self.fileName }
    /// Absolute paths by module name, in the order written.
    var modules: [(name: String, location: String)] = []
    /// Severities by rule; `nil` turns a rule off.
    var severities: [String: Severity?] = [:]
    /// The singletons that `hidden-singleton` does not report: `Log`, `Log.shared`.
    var singletons: Set<String> = []
    /// The absolute path of the baseline.
    var baseline: String?
    /// Where generated code is written, in the order of the configuration.
    var generated: [GeneratedCode] = []
    /// How each module is wired, by module name.
    var wiringModes: [String: WiringMode] = [:]
    /// In the order written; their files are absolute paths.
    var reporters: [ReportRequest] = []
    /// The stubs of the team's own libraries, in the order written.
    var libraries: [LibraryFile] = []
    /// RIBs and Needle, and the team's own libraries; `nil` if it has none of its own.
    var ownDialects: Dialects?
    /// RIBs and Needle, and the team's own libraries. Not stored, so that another thread can read the stubs meanwhile.
    var dialects: Dialects { ownDialects ?? .usual }
    /// When a check fails; `nil` if the project does not configure it.
    var failLevel: FailLevel?

    /// The defaults of a project without a file.
    init() { typedPath = nil }

    /// - Parameters:
    ///   - value: the whole file.
    ///   - folder: the absolute path of the folder that contains the file; "" for the root.
    ///   - typedPath: the path of the file as typed; `nil` if it was not typed.
    init(_ value: JSONValue, in folder: String, typedPath: String? = nil) throws(JSONFault) {
        self.typedPath = typedPath
        let paths = ConfinedPaths(folder: folder, configuration: typedPath ?? Self.fileName)
        func isKnown(_ member: JSONValue.Member) throws(JSONFault) {
            _ = try member.known(among: Self.keys, "key")
        }
        var options = FailureOptions()
        for member in try value.members() {
            switch member.name {
            case "paths":
                for element in try member.value.elements() { self.paths.append(paths.absolute(try element.path())) }
            case "exclude":
                for element in try member.value.elements() {
                    excluded.append(Exclusion(try element.text(), in: folder, at: element.location))
                }
            case "modules":
                for module in try member.value.members() {
                    modules.append((module.name, paths.absolute(try module.value.path())))
                }
            case "libraries": libraries = try Self.libraries(member.value, paths)
            case "rules": severities = try Self.severities(member.value)
            case "singletons": singletons = Set(try member.value.texts())
            case "baseline":
                baseline = try paths.readable(member.value, try member.value.path(), option: "--baseline")
            case "generated":
                generated = try Self.generated(member.value, paths)
            case "wiring": wiringModes = try Self.wiringModes(member.value)
            case "reporters": reporters = try Self.reporters(member.value, paths)
            case "strict":
                (options.isStrict, options.location) = (try member.value.boolean(), member.location)
            case "fail-on":
                (options.failOn, options.location) = (try member.value.word(among: FailLevel.words), member.location)
            case "max-warnings":
                (options.mostWarnings, options.location) = (try member.value.number(from: 0), member.location)
            default: try isKnown(member)
            }
        }
        let generatedModules = Set(generated.map(\.module))
        for member in try value.members() where member.name == "wiring" {
            for module in try member.value.members() where wiringModes[module.name] == .hand {
                guard !generatedModules.contains(module.name) else {
                    throw module.value.fault(
                        "'\(module.name)' has an entry in \"generated\", so Thimble generates its code: delete one of the two entries"
                    )
                }
            }
        }
        failLevel = try options.level()
    }

    static let keys = [
        "baseline", "exclude", "fail-on", "generated", "libraries", "max-warnings", "modules", "paths", "reporters",
        "rules",
        "singletons", "strict", "wiring",
    ]

    private static func wiringModes(_ value: JSONValue) throws(JSONFault) -> [String: WiringMode] {
        var modes: [String: WiringMode] = [:]
        for module in try value.members() {
            let word = try module.value.word(among: WiringMode.allCases.map(\.rawValue))
            modes[module.name] = WiringMode(rawValue: word)
        }
        return modes
    }

    private static func severities(_ value: JSONValue) throws(JSONFault) -> [String: Severity?] {
        var severities: [String: Severity?] = [:]
        for rule in try value.members() {
            let id = try rule.known(among: allRules.map { $0.id }, "rule")
            let word = try rule.value.word(among: ["error", "warning", "note", "off"])
            severities[id] = .some(Severity(rawValue: word))
        }
        return severities
    }

    private static func reporters(
        _ value: JSONValue,
        _ paths: ConfinedPaths
    ) throws(JSONFault) -> [ReportRequest] {
        var reporters: [ReportRequest] = []
        for element in try value.elements() {
            let text = try element.text()
            let request: ReportRequest
            do throws(ReportRequest.Fault) { request = try ReportRequest(text) } catch {
                throw element.fault(error.message)
            }
            reporters.append(try paths.report(element, request))
        }
        return reporters
    }

    private static func generated(_ value: JSONValue, _ paths: ConfinedPaths) throws(JSONFault) -> [GeneratedCode] {
        var generated: [GeneratedCode] = []
        var known: Set<String> = []
        for module in try value.members() {
            let path = try module.value.path()
            guard path != GeneratedCode.buildWord else {
                generated.append(GeneratedCode(module: module.name, location: nil, position: module.location))
                continue
            }
            guard path.hasSuffix(".swift") else {
                throw module.value.fault(
                    "expected a path that ends in '.swift', or \"\(GeneratedCode.buildWord)\" if the build generates the code"
                )
            }
            let location = try paths.writable(module.value, path, option: "generate --output")
            guard known.insert(location).inserted else {
                throw module.value.fault("the code of another module is already written here")
            }
            generated.append(GeneratedCode(module: module.name, location: location, position: module.location))
        }
        return generated
    }
}

/// Where the generated code of a module is written.
struct GeneratedCode {
    /// The value of the key for code that the build generates.
    static let buildWord = "build"

    let module: String
    /// The absolute path of the file; `nil` if the build generates the code.
    let location: String?
    /// The entry in the configuration; `nil` if the command line has it.
    let position: JSONValue.Position?
}

/// The keys about failing, one by one.
private struct FailureOptions {
    var isStrict = false
    var failOn: String?
    var mostWarnings: Int?
    /// The location of the last of these keys; `nil` if there is none.
    var location: JSONValue.Position?

    func level() throws(JSONFault) -> FailLevel? {
        guard let location else { return nil }
        do throws(FailLevel.Contradiction) {
            return try FailLevel(isStrict: isStrict, failOn: failOn, mostWarnings: mostWarnings, prefix: "")
        } catch {
            throw JSONFault(message: error.message, location: location)
        }
    }
}
