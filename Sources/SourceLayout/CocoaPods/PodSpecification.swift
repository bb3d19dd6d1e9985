/// What a `*.podspec` says in literals. It is a Ruby program: what it computes is not read.
struct PodSpecification {
    /// The specification itself with its subspecs, a test or an app beside it.
    struct Part {
        let kind: Module.Kind
        /// As written; "" for the main part.
        let name: String
        var patterns: [SourcePattern] = []
        var exclusions: [SourcePattern] = []
    }

    /// The absolute path of the file.
    let location: String
    let moduleName: String
    /// The main part first.
    let parts: [Part]

    init(_ location: String, reading bytes: [UInt8]) {
        var reader = PodSpecificationReader()
        reader.read(String(decoding: bytes, as: UTF8.self))
        self.location = location
        moduleName = cIdentifier(reader.moduleName ?? reader.name ?? location.pathStem)
        parts = reader.parts
    }
}

private struct PodSpecificationReader {
    var name: String?
    var moduleName: String?
    var parts = [PodSpecification.Part(kind: .library, name: "")]
    /// The part that a block's variable means.
    private var partOfVariable: [Substring: Int] = [:]

    mutating func read(_ text: String) {
        var lines = text.split { $0.isNewline }[...]
        while let line = lines.popFirst() {
            let statement = line.drop { $0.isWhitespace }
            guard !statement.hasPrefix("#") else { continue }
            if let variable = statement.blockVariable { open(statement, variable) }
            guard let equals = statement.firstIndex(of: "="), let dot = statement.firstIndex(of: "."), dot < equals
            else { continue }
            let target = statement[..<equals].drop { $0 == " " }
            let attribute = target.split(separator: ".").last?.prefix { $0.isLetter || $0 == "_" } ?? ""
            var value = statement[statement.index(after: equals)...]
            if let end = value.endOfOpenList {
                var whole = String(value)
                while let next = lines.popFirst() {
                    whole += "\n" + next
                    if next.contains(end) { break }
                }
                value = whole[...]
            }
            set(attribute, of: partOfVariable[statement[..<dot]] ?? 0, to: value.rubyStrings)
        }
    }

    private mutating func open(_ statement: Substring, _ variable: Substring) {
        let kind: Module.Kind? = statement.contains("test_spec") ? .test : statement.contains("app_spec") ? .demo : nil
        guard let kind else {
            partOfVariable[variable] = 0
            return
        }
        let beforeBlock = statement.prefix { $0 != "|" }
        partOfVariable[variable] = parts.count
        parts.append(PodSpecification.Part(kind: kind, name: beforeBlock.rubyStrings.first ?? ""))
    }

    private mutating func set(_ attribute: Substring, of part: Int, to strings: [String]) {
        let literals = strings.compactMap { text -> String? in
            let known = name.map { text.replacing("#{s.name}", with: $0).replacing("#{spec.name}", with: $0) } ?? text
            return known.contains("#{") ? nil : known
        }
        switch attribute {
        case "name" where part == 0 && name == nil: name = literals.first
        case "module_name" where part == 0: moduleName = literals.first
        case "source_files": parts[part].patterns += literals.map { SourcePattern($0) }
        case "exclude_files": parts[part].exclusions += literals.map { SourcePattern($0) }
        default: break
        }
    }
}

extension Substring {
    /// `s` of `… do |s|`.
    fileprivate var blockVariable: Substring? {
        guard contains(" do "), let open = firstIndex(of: "|") else { return nil }
        let rest = self[index(after: open)...]
        return rest.firstIndex(of: "|").map { rest[..<$0] }
    }

    /// The bracket that ends a list which begins here and goes on in the next line.
    fileprivate var endOfOpenList: Character? {
        let ends: [Character: Character] = ["[": "]", "(": ")", "{": "}"]
        let trimmed = drop { $0.isWhitespace }
        guard trimmed.hasPrefix("[") || trimmed.hasPrefix("%w") || trimmed.hasPrefix("Dir") else { return nil }
        guard let open = trimmed.firstIndex(where: { ends[$0] != nil }), let end = ends[trimmed[open]] else {
            return nil
        }
        return trimmed[open...].contains(end) ? nil : end
    }

    /// The texts in quotes, or the words of `%w[…]`.
    fileprivate var rubyStrings: [String] {
        let trimmed = drop { $0.isWhitespace }
        if trimmed.hasPrefix("%w") {
            let words = trimmed.dropFirst(3).prefix { !"])}".contains($0) }
            return words.split { $0.isWhitespace }.map(String.init)
        }
        var result: [String] = []
        var rest = self
        while let open = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
            if rest[..<open].contains("#") { break }
            let inner = rest[rest.index(after: open)...]
            guard let close = inner.firstIndex(of: rest[open]) else { break }
            result.append(String(inner[..<close]))
            rest = inner[inner.index(after: close)...]
        }
        return result
    }
}
