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
    /// The variables with a list of strings.
    private var lists: [String: [String]] = [:]
    /// The block variable of the whole specification.
    private var mainVariable: String?
    /// The names of subspecs by the variables of their blocks.
    private var subspecs: [String: String] = [:]
    /// The index of the part that a block variable refers to.
    private var partOfVariable: [Substring: Int] = [:]

    init(name: String) { self.name = name }

    mutating func read(_ text: String) {
        var lines = text.split { $0.isNewline }.map(\.withoutRubyComment)[...]
        while let line = lines.popFirst() {
            let statement = line.drop { $0.isWhitespace }
            if let variable = statement.blockVariable { open(statement, variable) }
            guard let equals = statement.firstIndex(of: "=") else { continue }
            let value = completed(statement[statement.index(after: equals)...], &lines)
            guard let dot = statement.firstIndex(of: "."), dot < equals else {
                note(statement[..<equals], value)
                continue
            }
            let target = statement[..<equals].drop { $0 == " " }
            let attribute = target.split(separator: ".").last?.prefix { $0.isLetter || $0 == "_" } ?? ""
            let names = concatenation(value).map { [$0] } ?? joiningPaths(value)?.rubyStrings ?? []
            let bare = value.filter { !$0.isWhitespace }
            let texts = names.isEmpty ? [variables[bare]].compactMap(\.self) : names
            let part = partOfVariable[statement[..<dot]] ?? 0
            if part == 0 {
                setName(attribute, to: value)
                setLanguage(attribute, to: value)
            }
            if attribute == "exclude_files" {
                let platform = target.split(separator: ".").dropLast().last { Self.platforms.contains(String($0)) }
                let isAdded = target.last { !$0.isWhitespace } == "+"
                setExclusions(of: part, to: strings(value) ?? [], on: platform, isAdded: isAdded)
            } else {
                setPatterns(attribute, of: part, to: texts)
            }
        }
    }

    /// A value with the lines on which it continues.
    private func completed(_ start: Substring, _ lines: inout ArraySlice<Substring>) -> Substring {
        var value = start
        while let last = value.last(where: { !$0.isWhitespace }), ",+".contains(last), let next = lines.popFirst() {
            value = (value + "\n" + next)[...]
        }
        guard value.startsList else { return value }
        var depth = value.countOfOpenBrackets
        var whole = String(value)
        while depth > 0, let next = lines.popFirst() {
            depth += next.countOfOpenBrackets
            whole += "\n" + next
        }
        return whole[...]
    }

    /// Records a variable with a string or a list of strings.
    private mutating func note(_ name: Substring, _ value: Substring) {
        let name = name.filter { !$0.isWhitespace }
        let isAssigned = name.allSatisfy(\.isOfRubyName)
        let variable = name.filter(\.isOfRubyName)
        // `names += …`
        variables[variable] = isAssigned ? concatenation(value) : nil
        lists[variable] = isAssigned && variables[variable] == nil ? strings(value) : nil
    }

    /// The strings of a list, or the only string; `nil` for any other expression.
    private func strings(_ value: Substring) -> [String]? {
        if let text = concatenation(value) { return [text] }
        return joiningPaths(value).flatMap { RubyListReader.value(of: $0, texts: variables, lists: lists) }?.texts
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
    private mutating func setExclusions(
        of part: Int,
        to strings: [String],
        on platform: Substring?,
        isAdded: Bool
    ) {
        guard platform == nil || platform == "ios" else { return }
        let patterns = strings.compactMap { expanded($0, of: part) }.map { SourcePattern($0) }
        parts[part].exclusions = platform == nil && !isAdded ? patterns : parts[part].exclusions + patterns
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

    /// Whether it starts with a list or a hash, or adds one.
    fileprivate var startsList: Bool {
        let trimmed = drop { $0.isWhitespace }
        return ["[", "{", "%w", "Dir"].contains(where: trimmed.hasPrefix) || trimmed.contains("+")
    }

    /// The number of brackets outside of strings that it opens and does not close.
    fileprivate var countOfOpenBrackets: Int {
        var quote: Character?
        var count = 0
        for character in self {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if "[({".contains(character) {
                count += 1
            } else if "])}".contains(character) {
                count -= 1
            }
        }
        return count
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
