import TextFormats

/// Conversions to an expected type.
extension JSONValue {
    func members() throws(JSONFault) -> [Member] {
        guard case .object(let members) = content else { throw unexpected("an object") }
        return members
    }

    /// The members by their names.
    func membersByName() throws(JSONFault) -> [String: JSONValue] {
        Dictionary(try members().map { ($0.name, $0.value) }) { first, _ in first }
    }

    func elements() throws(JSONFault) -> [JSONValue] {
        guard case .array(let elements) = content else { throw unexpected("a list") }
        return elements
    }

    func text() throws(JSONFault) -> String {
        guard case .string(let text) = content else { throw unexpected("a string") }
        return text
    }

    func texts() throws(JSONFault) -> [String] {
        var texts: [String] = []
        for element in try elements() { texts.append(try element.text()) }
        return texts
    }

    /// A non-empty string.
    func path() throws(JSONFault) -> String {
        let path = try text()
        guard !path.isEmpty else { throw fault("expected a path, found an empty string") }
        return path
    }

    func boolean() throws(JSONFault) -> Bool {
        guard case .boolean(let value) = content else { throw unexpected("true or false") }
        return value
    }

    /// A whole number that is not less than `least`.
    func number(from least: Int) throws(JSONFault) -> Int {
        guard case .number(let text) = content else { throw unexpected("a number") }
        guard let number = Int(text), number >= least else {
            throw fault("expected a whole number, \(least) or greater, found \(text)")
        }
        return number
    }

    /// A string that is one of some words.
    func word(among words: [String]) throws(JSONFault) -> String {
        let word = try text()
        guard words.contains(word) else {
            let known = ([words.dropLast().joined(separator: ", ")] + words.suffix(1)).joined(separator: " or ")
            throw fault("'\(word)' is not valid here; use \(known).\(suggestion(for: word, among: words))")
        }
        return word
    }

    func fault(_ message: String) -> JSONFault { JSONFault(message: message, location: location) }

    private func unexpected(_ kind: String) -> JSONFault { fault("expected \(kind), found \(self.kind)") }
}

extension JSONValue.Member {
    /// A string that is a known name.
    ///
    /// - Parameter kind: what it names: "rule".
    func known(among names: [String], _ kind: String) throws(JSONFault) -> String {
        guard names.contains(name) else {
            let meant = suggestion(for: name, among: names)
            throw JSONFault(message: "unknown \(kind) '\(name)'.\(meant)", location: location)
        }
        return name
    }
}
