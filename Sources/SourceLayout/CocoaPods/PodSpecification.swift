import Modules

/// The literals of a `*.podspec`, a Ruby program whose computed values are not evaluated, or of a `*.podspec.json`.
struct PodSpecification {
    /// The main specification, one of its subspecs, or a test or app specification.
    struct Part {
        let kind: Module.Kind
        /// As written, for a test or app specification; otherwise "".
        let name: String
        var patterns: [SourcePattern] = []
        /// Apply to the patterns of this part alone: CocoaPods does not inherit them.
        var exclusions: [SourcePattern] = []
    }

    /// The absolute path of the file.
    let location: String
    let moduleName: String
    /// The names of the pod and of its module.
    let names: Set<String>
    /// What the build settings of the pod say about its language.
    let language: LanguageSettings
    /// The main part first, the test and app specifications last.
    let parts: [Part]

    /// Whether any of its patterns could be read.
    var hasPatterns: Bool { parts.contains { !$0.patterns.isEmpty } }

    static func isFile(_ location: String) -> Bool { location.hasSuffix(".podspec") || isJSON(location) }

    private static func isJSON(_ location: String) -> Bool { location.hasSuffix(".podspec.json") }

    init(_ location: String, reading bytes: [UInt8]) {
        let fileName = Self.isJSON(location) ? location.pathStem.pathStem : location.pathStem
        var reader = PodSpecificationReader(name: fileName)
        if Self.isJSON(location) {
            // JSON is YAML.
            reader.read(YAMLReader.value(of: bytes))
        } else {
            reader.read(String(decoding: bytes, as: UTF8.self))
        }
        self.location = location
        moduleName = cIdentifier(reader.moduleName ?? reader.name)
        names = [reader.name, moduleName]
        let settings = reader.settings
        language = LanguageSettings { settings[$0] }
        parts = reader.parts.filter { $0.kind == .library } + reader.parts.filter { $0.kind != .library }
    }
}

private struct PodSpecificationReader {
    /// In bytes of UTF-8. A variable can double itself.
    private static let maximalLength = 4096
    private static let join = "File.join("

    /// That of the file unless the specification says another one.
    private(set) var name: String
    private var isNamed = false
    private(set) var moduleName: String?
    /// The build settings of Xcode.
    private(set) var settings: [String: String] = [:]
    var parts = [PodSpecification.Part(kind: .library, name: "")]
    /// The variables with a string value.
    private var variables: [String: String] = [:]
    /// The block variable of the whole specification.
    private var mainVariable: String?
    /// The names of subspecs by the variables of their blocks.
    private var subspecs: [String: String] = [:]
    /// The index of the part that a block variable refers to.
    private var partOfVariable: [Substring: Int] = [:]

    init(name: String) { self.name = name }

    mutating func read(_ text: String) {
        var lines = text.split { $0.isNewline }[...]
        while let line = lines.popFirst() {
            let statement = line.drop { $0.isWhitespace }
            guard !statement.hasPrefix("#") else { continue }
            if let variable = statement.blockVariable { open(statement, variable) }
            guard let equals = statement.firstIndex(of: "=") else { continue }
            guard let dot = statement.firstIndex(of: "."), dot < equals else {
                note(statement[..<equals], statement[statement.index(after: equals)...])
                continue
            }
            let target = statement[..<equals].drop { $0 == " " }
            let attribute = target.split(separator: ".").last?.prefix { $0.isLetter || $0 == "_" } ?? ""
            var value = statement[statement.index(after: equals)...]
            while value.last(where: { !$0.isWhitespace }) == ",", let next = lines.popFirst() {
                value = (value + "\n" + next)[...]
            }
            if let end = value.endOfOpenList {
                var whole = String(value)
                while let next = lines.popFirst() {
                    let written = next.drop { $0.isWhitespace }
                    if written.hasPrefix("#") { continue }
                    whole += "\n" + next
                    // Values of a hash contain braces: `${PODS_ROOT}`.
                    if end == "}" ? written.hasPrefix("}") : next.contains(end) { break }
                }
                value = whole[...]
            }
            let names = concatenation(value).map { [$0] } ?? joiningPaths(value)?.rubyStrings ?? []
            let bare = value.filter { !$0.isWhitespace }
            let texts = names.isEmpty ? [variables[bare]].compactMap(\.self) : names
            let part = partOfVariable[statement[..<dot]] ?? 0
            if part == 0 {
                setName(attribute, to: value)
                setLanguage(attribute, to: value)
            }
            if attribute == "exclude_files" {
                let isKnown = names.isEmpty || concatenation(value) != nil || value.isPlainRubyList
                let platform = target.split(separator: ".").dropLast().last { Self.platforms.contains(String($0)) }
                setExclusions(of: part, to: isKnown ? texts : [], on: platform)
            } else {
                setPatterns(attribute, of: part, to: texts)
            }
        }
    }

    /// Records a variable with a string.
    private mutating func note(_ name: Substring, _ value: Substring) {
        let name = name.filter { !$0.isWhitespace }
        guard name.allSatisfy(\.isOfRubyName) else { return }
        variables[name] = concatenation(value)
    }

    /// The text of strings and variables that `+` joins; `nil` for any other expression.
    private func concatenation(_ value: Substring) -> String? {
        var result = ""
        var rest = value
        while true {
            rest = rest.drop { $0.isWhitespace }
            if let quote = rest.first, quote == "'" || quote == "\"" {
                let inner = rest.dropFirst()
                guard let close = inner.firstIndex(of: quote), let text = expanded(String(inner[..<close]), of: 0)
                else {
                    return nil
                }
                result += text
                rest = inner[inner.index(after: close)...]
                if rest.hasPrefix(".freeze") { rest = rest.dropFirst(".freeze".count) }
            } else {
                let variable = rest.prefix { $0.isOfRubyName || $0 == "." }
                guard let text = text(ofVariable: variable) else { return nil }
                result += text
                rest = rest[variable.endIndex...]
            }
            rest = rest.drop { $0.isWhitespace }
            guard result.utf8.count <= Self.maximalLength else { return nil }
            guard rest.first == "+" else { return rest.isEmpty || rest.first == "#" ? result : nil }
            rest = rest.dropFirst()
        }
    }

    /// A value in which strings replace the paths that `File.join` makes; `nil` if one of them is unknown.
    private func joiningPaths(_ value: Substring) -> Substring? {
        var result = ""
        var rest = value
        while let start = rest.range(ofFirst: Self.join) {
            let inner = rest[rest.index(start, offsetBy: Self.join.count)...]
            guard let end = inner.firstIndex(of: ")") else { return nil }
            let parts = inner[..<end].splitOutsideStrings(at: ",").map(concatenation)
            guard !parts.contains(nil) else { return nil }
            result += rest[..<start] + "'\(parts.compactMap(\.self).joined(separator: "/"))'"
            rest = inner[inner.index(after: end)...]
        }
        return (result + rest)[...]
    }

    /// The text of a variable, or of `s.name`.
    private func text(ofVariable variable: Substring) -> String? {
        if let mainVariable, variable == mainVariable + ".name" { return name }
        return variables[String(variable)]
    }

    /// A string with its variables expanded; `nil` if one is unknown, or if it is longer than any name.
    private func expanded(_ text: String, of part: Int) -> String? {
        var result = ""
        var rest = text[...]
        while let start = rest.range(ofFirst: "#{") {
            result += rest[..<start]
            let inner = rest[rest.index(start, offsetBy: 2)...]
            guard let end = inner.firstIndex(of: "}") else { return nil }
            let names = inner[..<end].split(separator: ".").map(String.init)
            let value: String?
            switch names.dropFirst().first {
            case nil: value = names.first.flatMap { variables[$0] }
            case "name", "module_name", "base_name":
                value = mainVariable == names.first || part > 0 && subspecs[names[0]] == nil ? name : subspecs[names[0]]
            default: value = nil
            }
            guard let value, result.utf8.count <= Self.maximalLength else { return nil }
            result += value
            rest = inner[inner.index(after: end)...]
        }
        return result + rest
    }

    private mutating func open(_ statement: Substring, _ variable: Substring) {
        let name = statement.prefix { $0 != "|" }.rubyStrings.first
        let kind: Module.Kind? = statement.contains("test_spec") ? .test : statement.contains("app_spec") ? .demo : nil
        if let kind {
            partOfVariable[variable] = add(kind, name ?? "")
            return
        }
        partOfVariable[variable] = mainVariable == nil ? 0 : add(.library, "")
        if mainVariable == nil { mainVariable = String(variable) }
        subspecs[String(variable)] = name
    }

    private mutating func add(_ kind: Module.Kind, _ name: String) -> Int {
        parts.append(PodSpecification.Part(kind: kind, name: name))
        return parts.count - 1
    }

    private mutating func setName(_ attribute: Substring, to value: Substring) {
        switch attribute {
        // CocoaPods requires that it is the name of the file, however it is computed.
        case "name" where !isNamed:
            name = concatenation(value) ?? name
            isNamed = true
        case "module_name":
            let literals = value.rubyStrings.compactMap { expanded($0, of: 0) }
            moduleName = concatenation(value) ?? literals.first ?? moduleName
        default: break
        }
    }

    private mutating func setLanguage(_ attribute: Substring, to value: Substring) {
        switch attribute {
        case "swift_version", "swift_versions": setVersion(value.rubyStrings)
        case "pod_target_xcconfig", "xcconfig":
            for (key, setting) in value.rubyPairs { settings[key] = setting }
        default: break
        }
    }

    /// CocoaPods takes the last of several versions. A setting of Xcode is stronger.
    private mutating func setVersion(_ versions: [String]) {
        guard settings["SWIFT_VERSION"] == nil else { return }
        settings["SWIFT_VERSION"] = versions.max { (LanguageFlags.mode($0) ?? 0) < (LanguageFlags.mode($1) ?? 0) }
    }

    private mutating func setPatterns(_ attribute: Substring, of part: Int, to strings: [String]) {
        let literals = strings.compactMap { expanded($0, of: part) }
        switch attribute {
        case "source_files": parts[part].patterns += literals.map { SourcePattern($0) }
        default: break
        }
    }

    /// What only other platforms leave out is compiled. The last assignment counts.
    private mutating func setExclusions(of part: Int, to strings: [String], on platform: Substring?) {
        guard platform == nil || platform == "ios" else { return }
        let patterns = strings.compactMap { expanded($0, of: part) }.map { SourcePattern($0) }
        parts[part].exclusions = platform == nil ? patterns : parts[part].exclusions + patterns
    }
}

/// Specifications in JSON.
extension PodSpecificationReader {
    private static let platforms = ["ios", "osx", "macos", "tvos", "visionos", "watchos"]

    mutating func read(_ value: YAMLValue) {
        name = value["name"]?.text ?? name
        moduleName = value["module_name"]?.text
        for key in ["xcconfig", "pod_target_xcconfig"] {
            for entry in value[key]?.entries ?? [] { settings[entry.key] = entry.value.text }
        }
        setVersion(["swift_version", "swift_versions"].flatMap { value[$0]?.elements ?? [] }.compactMap(\.text))
        read(value, as: 0)
    }

    private mutating func read(_ value: YAMLValue, as part: Int) {
        for level in [value] + Self.platforms.compactMap({ value[$0] }) {
            parts[part].patterns += Self.patterns("source_files", in: level)
        }
        for level in [value, value["ios"]].compactMap(\.self) {
            parts[part].exclusions += Self.patterns("exclude_files", in: level)
        }
        for inner in value["subspecs"]?.elements ?? [] where inner["test_type"] == nil {
            read(inner, as: add(.library, ""))
        }
        for (key, kind) in [("testspecs", Module.Kind.test), ("appspecs", .demo)] {
            for inner in value[key]?.elements ?? [] { read(inner, as: add(kind, inner["name"]?.text ?? "")) }
        }
    }

    private static func patterns(_ key: String, in value: YAMLValue) -> [SourcePattern] {
        (value[key]?.elements ?? []).compactMap(\.text).map { SourcePattern($0) }
    }
}

extension Character {
    fileprivate var isOfRubyName: Bool { isLetter || isNumber || self == "_" }
}

extension Substring {
    /// Whether it consists of strings and of what is between the elements of a list.
    fileprivate var isPlainRubyList: Bool {
        let words = drop { $0.isWhitespace }
        if words.hasPrefix("%w") {
            return words.dropFirst(3).last { !$0.isWhitespace }.map { "])}".contains($0) } ?? false
        }
        var quote: Character?
        for character in self {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if !character.isWhitespace && !"[],".contains(character) {
                return false
            }
        }
        return true
    }

    fileprivate func range(ofFirst mark: String) -> Index? { indices.first { self[$0...].hasPrefix(mark) } }

    fileprivate func splitOutsideStrings(at separator: Character) -> [Substring] {
        var quote: Character?
        return split { character in
            if let open = quote {
                if character == open { quote = nil }
                return false
            }
            if character == "'" || character == "\"" { quote = character }
            return character == separator
        }
    }

    /// `s` of `… do |s|`.
    fileprivate var blockVariable: Substring? {
        guard contains(" do "), let open = firstIndex(of: "|") else { return nil }
        let rest = self[index(after: open)...]
        return rest.firstIndex(of: "|").map { rest[..<$0] }
    }

    /// The closing bracket of a list that begins on this line and continues on the next.
    fileprivate var endOfOpenList: Character? {
        let ends: [Character: Character] = ["[": "]", "(": ")", "{": "}"]
        let trimmed = drop { $0.isWhitespace }
        guard ["[", "{", "%w", "Dir"].contains(where: trimmed.hasPrefix) else { return nil }
        guard let open = trimmed.firstIndex(where: { ends[$0] != nil }), let end = ends[trimmed[open]] else {
            return nil
        }
        return trimmed[open...].contains(end) ? nil : end
    }

    /// The keys and values of a hash that are strings: `'A' => 'B'`.
    fileprivate var rubyPairs: [(key: String, value: String)] {
        var pairs: [(key: String, value: String)] = []
        var rest = self
        while let arrow = rest.range(ofFirst: "=>") {
            let after = rest[rest.index(arrow, offsetBy: 2)...]
            let value = after.drop { $0.isWhitespace }
            if let key = rest[..<arrow].rubyStrings.last, value.first == "'" || value.first == "\"",
                let text = value.prefix(while: { !$0.isNewline }).rubyStrings.first
            {
                pairs.append((key, text))
            }
            rest = after
        }
        return pairs
    }

    /// The quoted strings, or the words of `%w[…]`.
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
