import TextFormats

/// The parts of a summary as JSON objects on one line.
extension GraphSummary.Scope {
    var json: String {
        var members = [
            "children": jsonArray(children.map { jsonString($0) }),
            "dependency": jsonString(dependency),
            "dialect": jsonString(dialect),
            "file": jsonString(file),
            "id": jsonString(id),
            "kind": jsonString(kind),
            "line": String(line),
            "module": jsonString(module),
            "name": jsonString(name),
            "provides": jsonArray(provides.map(\.json)),
            "requires": jsonArray(requires.map(\.json)),
            "root": String(isRoot),
        ]
        if isTest { members["test"] = "true" }
        return jsonObject(members)
    }
}

extension GraphSummary.Property {
    var json: String { jsonObject(["name": jsonString(name), "type": jsonString(type)]) }
}

extension GraphSummary.Provision {
    var json: String {
        jsonObject(["access": jsonString(access), "name": jsonString(name), "type": jsonString(type)])
    }
}

extension GraphSummary.Edge {
    var json: String {
        jsonObject([
            "child": jsonString(child), "file": jsonString(file), "line": String(line), "parent": jsonString(parent),
        ])
    }
}

extension GraphSummary.Supplier {
    var json: String {
        jsonObject([
            "name": jsonString(name),
            "origins": jsonArray(origins.map { jsonString($0) }),
            "providers": jsonArray(providers.map { jsonString($0) }),
            "scope": jsonString(scope),
            "type": jsonString(type),
        ])
    }
}

extension GraphSummary.Finding {
    /// With the keys of the JSON reporter, except those that a comparison does not know.
    var json: String {
        jsonObject([
            "file": jsonString(file),
            "fingerprint": jsonString(fingerprint),
            "line": String(line),
            "property": jsonString(property),
            "reason": jsonString(reason),
            "rule_id": jsonString(rule),
            "scope": jsonString(scope),
            "severity": jsonString(severity),
        ])
    }
}
