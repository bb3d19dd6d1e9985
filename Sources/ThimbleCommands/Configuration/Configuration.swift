import ScopeRules

/// What a project wants, out of its `.thimble.json`.
struct Configuration {
    /// Absolute patterns.
    var excluded: [String] = []
    /// Absolute paths by the names of modules, in the order written.
    var modules: [(name: String, location: String)] = []
    /// What a rule's findings weigh; `nil` turns the rule off.
    var severities: [String: Severity?] = [:]
    /// Whether warnings count as errors.
    var isStrict = false

    /// - Parameters:
    ///   - value: the whole file.
    ///   - folder: the absolute path of the folder in which it lies.
    init(_ value: JSONValue, in folder: String) throws(JSONFault) {
        for member in try members(of: value) {
            switch member.name {
            case "exclude":
                for element in try elements(of: member.value) {
                    let glob = try text(of: element)
                    excluded.append(glob.hasPrefix("/") ? glob : "\(folder)/\(glob.contains("/") ? "" : "**/")\(glob)")
                }
            case "modules":
                for module in try members(of: member.value) {
                    let path = try text(of: module.value)
                    modules.append((module.name, path.hasPrefix("/") ? path : "\(folder)/\(path)"))
                }
            case "rules":
                for rule in try members(of: member.value) {
                    severities[try known(rule, among: allRules.map { $0.id }, "rule")] = .some(try severity(rule.value))
                }
            case "strict":
                guard case .boolean(let value) = member.value.content else {
                    throw unexpected(member.value, "true or false")
                }
                isStrict = value
            default: _ = try known(member, among: Self.keys, "key")
            }
        }
    }

    /// What a project without a file wants.
    init() {}

    static let keys = ["exclude", "modules", "rules", "strict"]

    private func severity(_ value: JSONValue) throws(JSONFault) -> Severity? {
        let word = try text(of: value)
        if word == "off" { return nil }
        guard let severity = Severity(rawValue: word) else {
            let meant = suggestion(for: word, among: Severity.allCases.map(\.rawValue) + ["off"])
            throw JSONFault(message: "'\(word)' is none of error, warning, note, off.\(meant)", place: value.place)
        }
        return severity
    }
}

private func known(_ member: JSONValue.Member, among names: [String], _ kind: String) throws(JSONFault) -> String {
    guard names.contains(member.name) else {
        let meant = suggestion(for: member.name, among: names)
        throw JSONFault(message: "there is no \(kind) '\(member.name)'.\(meant)", place: member.place)
    }
    return member.name
}

private func unexpected(_ value: JSONValue, _ kind: String) -> JSONFault {
    JSONFault(message: "\(kind) is expected, and this is \(value.kind)", place: value.place)
}

private func members(of value: JSONValue) throws(JSONFault) -> [JSONValue.Member] {
    guard case .object(let members) = value.content else { throw unexpected(value, "an object") }
    return members
}

private func elements(of value: JSONValue) throws(JSONFault) -> [JSONValue] {
    guard case .array(let elements) = value.content else { throw unexpected(value, "a list") }
    return elements
}

private func text(of value: JSONValue) throws(JSONFault) -> String {
    guard case .string(let text) = value.content else { throw unexpected(value, "a text") }
    return text
}
