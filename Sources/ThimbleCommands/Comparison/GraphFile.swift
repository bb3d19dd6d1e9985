import Drawings
import TextFormats

extension GraphSummary {
    /// Reads a graph written by `graph --format json`.
    ///
    /// - Throws: the missing key or the wrong type, with the location. Unknown keys are ignored.
    init(_ value: JSONValue) throws(JSONFault) {
        let document = Keys(
            of: value,
            try value.membersByName(),
            "this is not a graph of 'thimble graph --format json'"
        )
        let version = try document["schemaVersion"]
        guard try version.number(from: 1) == 1 else {
            throw version.fault("this format is newer than this version of Thimble")
        }
        self.init(
            scopes: try list(document["scopes"]) { (keys) throws(JSONFault) in try Scope(keys) },
            edges: try list(document["edges"]) { (keys) throws(JSONFault) in try Edge(keys) },
            suppliers: try list(document["suppliers"]) { (keys) throws(JSONFault) in try Supplier(keys) },
            findings: try list(document["findings"]) { (keys) throws(JSONFault) in try Finding(keys) }
        )
    }
}

/// The members of an object, all of which are required, except flags.
private struct Keys {
    let value: JSONValue
    let members: [String: JSONValue]
    /// The message for a missing key.
    let complaint: String

    init(of value: JSONValue, _ members: [String: JSONValue], _ complaint: String) {
        self.value = value
        self.members = members
        self.complaint = complaint
    }

    subscript(name: String) -> JSONValue {
        get throws(JSONFault) {
            guard let member = members[name] else { throw value.fault("\(complaint): it has no '\(name)'") }
            return member
        }
    }

    func text(_ name: String) throws(JSONFault) -> String { try self[name].text() }
    func number(_ name: String) throws(JSONFault) -> Int { try self[name].number(from: 0) }

    /// `false` if there is none.
    func flag(_ name: String) throws(JSONFault) -> Bool {
        guard let member = members[name] else { return false }
        return try member.boolean()
    }

    /// A string, or `null`.
    func maybeText(_ name: String) throws(JSONFault) -> String? {
        let member = try self[name]
        if case .null = member.content { return nil }
        return try member.text()
    }
}

private func list<Element>(
    _ value: JSONValue,
    _ make: (Keys) throws(JSONFault) -> Element
) throws(JSONFault) -> [Element] {
    var elements: [Element] = []
    for element in try value.elements() {
        elements.append(try make(Keys(of: element, try element.membersByName(), "this entry is incomplete")))
    }
    return elements
}

extension GraphSummary.Scope {
    fileprivate init(_ keys: Keys) throws(JSONFault) {
        self.init(
            id: try keys.text("id"),
            name: try keys.text("name"),
            module: try keys.text("module"),
            kind: try keys.text("kind"),
            dialect: try keys.text("dialect"),
            isRoot: try keys["root"].boolean(),
            isTest: try keys.flag("test"),
            file: try keys.text("file"),
            line: try keys.number("line"),
            dependency: try keys.maybeText("dependency"),
            requires: try list(keys["requires"]) { (keys) throws(JSONFault) in
                GraphSummary.Property(name: try keys.text("name"), type: try keys.text("type"))
            },
            provides: try list(keys["provides"]) { (keys) throws(JSONFault) in
                GraphSummary.Provision(
                    name: try keys.text("name"),
                    type: try keys.text("type"),
                    access: try keys.text("access")
                )
            },
            children: try keys["children"].texts()
        )
    }
}

extension GraphSummary.Edge {
    fileprivate init(_ keys: Keys) throws(JSONFault) {
        self.init(
            parent: try keys.text("parent"),
            child: try keys.text("child"),
            file: try keys.text("file"),
            line: try keys.number("line")
        )
    }
}

extension GraphSummary.Supplier {
    fileprivate init(_ keys: Keys) throws(JSONFault) {
        self.init(
            scope: try keys.text("scope"),
            name: try keys.text("name"),
            type: try keys.text("type"),
            providers: try keys["providers"].texts(),
            origins: try keys["origins"].texts()
        )
    }
}

extension GraphSummary.Finding {
    fileprivate init(_ keys: Keys) throws(JSONFault) {
        self.init(
            rule: try keys.text("rule_id"),
            severity: try keys["severity"].word(among: ["error", "warning", "note"]),
            reason: try keys.text("reason"),
            scope: try keys.maybeText("scope"),
            property: try keys.maybeText("property"),
            file: try keys.text("file"),
            line: try keys.number("line"),
            fingerprint: try keys.text("fingerprint")
        )
    }
}
