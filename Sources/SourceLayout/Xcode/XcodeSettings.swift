import Modules

/// The build settings of a project, as far as they affect names and languages of modules: those of a target, of its
/// configuration files, and of the project, nearest first.
struct XcodeSettings {
    let objects: XcodeObjects
    let paths: XcodePaths
    /// The files with build settings, by absolute path.
    let files: [String: [UInt8]]
    /// The project's name.
    let project: String

    private var list: PropertyList { objects.list }

    /// The settings of a target.
    func values(for target: PropertyList.ID, named name: String) -> SettingValues {
        let levels = levels(of: target) + levels(of: objects.project)
        let known = ["TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": project, "PROJECT": project]
        return SettingValues(levels: levels, known: known)
    }

    /// The settings of the default configuration, or of the first one, followed by those of its file.
    private func levels(of target: PropertyList.ID) -> [[String: String]] {
        guard let configurations = objects.object("buildConfigurationList", of: target) else { return [] }
        let all = objects.objects("buildConfigurations", of: configurations)
        let name = list.string("defaultConfigurationName", of: configurations)
        guard let chosen = all.first(where: { list.string("name", of: $0) == name }) ?? all.first else { return [] }
        let configuration = list.string("name", of: chosen) ?? ""
        var levels: [[String: String]] = []
        if let settings = list.value("buildSettings", of: chosen) {
            var conditional = ConditionalSettings(configuration: configuration)
            for entry in list.dictionary(settings) {
                if let key = list.string(entry.key), let value = text(entry.value) { conditional.add(key, value) }
            }
            levels.append(conditional.values)
        }
        if let path = path(ofFileOf: chosen) { levels.append(SettingFiles(files).settings(in: path, configuration)) }
        return levels
    }

    /// A value as Xcode shows it: a list with spaces.
    private func text(_ value: PropertyList.ID) -> String? {
        list.string(value) ?? list.array(value).compactMap { list.string($0) }.joined(separator: " ")
    }

    private func path(ofFileOf configuration: PropertyList.ID) -> String? {
        if let file = objects.object("baseConfigurationReference", of: configuration) {
            return paths.location(of: file)
        }
        // Since Xcode 16, the file may be in a synchronized folder.
        let folder = objects.object("baseConfigurationReferenceAnchor", of: configuration)
        let inner = list.string("baseConfigurationReferenceRelativePath", of: configuration)
        guard let folder = folder.flatMap({ paths.location(of: $0) }), let inner else { return nil }
        return resolvedPath(inner, in: folder)
    }
}

/// Reads `*.xcconfig` files.
struct SettingFiles {
    private let files: [String: [UInt8]]

    init(_ files: [String: [UInt8]]) { self.files = files }

    /// The settings of a file and its includes.
    func settings(in path: String, _ configuration: String) -> [String: String] {
        var result = ConditionalSettings(configuration: configuration)
        var open: [String] = [path]
        var visited: Set<String> = []
        // The settings of a file override those of its includes: a deliberate simplification of the order of lines.
        while let next = open.popLast() {
            guard visited.insert(next).inserted, let bytes = files[next] else { continue }
            for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
                let statement = line.prefix(upToComment: "//")
                if statement.hasPrefix("#include") {
                    let name = statement.split(separator: "\"").dropFirst().first.map(String.init)
                    if let name { open.append(resolvedPath(name, in: next.parentFolder)) }
                    continue
                }
                // A condition contains the sign, too.
                var depth = 0
                let equals = statement.indices.first { index in
                    depth += statement[index] == "[" ? 1 : statement[index] == "]" ? -1 : 0
                    return depth == 0 && statement[index] == "="
                }
                guard let equals else { continue }
                let key = String(statement[..<equals]).trimmed
                if !key.isEmpty { result.add(key, String(statement[statement.index(after: equals)...]).trimmed) }
            }
        }
        return result.values
    }
}

/// Settings with conditions, such as `SWIFT_VERSION[sdk=iphoneos*]`, as a build for iOS has them.
struct ConditionalSettings {
    let configuration: String
    private var plain: [String: String] = [:]
    private var conditional: [String: String] = [:]

    init(configuration: String) { self.configuration = configuration }

    /// A setting with a condition overrides the same setting without one.
    var values: [String: String] { plain.merging(conditional) { $1 } }

    /// Adds a setting, unless it is known.
    mutating func add(_ key: String, _ value: String) {
        let name = key.prefix { $0 != "[" }
        let conditions = key.dropFirst(name.count).split { "[],".contains($0) }
        if conditions.isEmpty {
            plain[key] = plain[key] ?? value
        } else if conditions.allSatisfy(holds) {
            conditional[String(name)] = conditional[String(name)] ?? value
        }
    }

    private func holds(_ condition: Substring) -> Bool {
        let parts = condition.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { return false }
        let prefix = parts[1].prefix { $0 != "*" }
        switch parts[0] {
        case "sdk": return "iphoneos".hasPrefix(prefix) || "iphoneos".hasPrefix(prefix.prefix { !$0.isNumber })
        case "config": return parts[1].contains("*") ? configuration.hasPrefix(prefix) : configuration == parts[1]
        default: return false
        }
    }
}

/// Values of settings, with variables expanded.
struct SettingValues {
    /// Nearest first.
    let levels: [[String: String]]
    /// Predefined settings that no level sets.
    let known: [String: String]

    private static let maximalDepth = 16

    /// The name of the module: `PRODUCT_MODULE_NAME`, otherwise `PRODUCT_NAME`, converted to an identifier; `nil` if no
    /// level has a known one.
    var moduleName: String? {
        ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].lazy.compactMap { value(of: $0) }.first { !$0.isEmpty }
            .map { cIdentifier($0) }
    }

    /// The value of a setting; `nil` if it is not set, or refers to an unknown variable.
    func value(of key: String) -> String? { value(of: key, from: 0, depth: 0) }

    private func value(of key: String, from level: Int, depth: Int) -> String? {
        guard depth < Self.maximalDepth else { return nil }
        for number in level..<max(level, levels.count) {
            guard let written = levels[number][key] else { continue }
            return expanded(written, key, level: number, depth: depth)
        }
        if let value = known[key] { return value }
        switch key {
        case "PRODUCT_NAME": return known["TARGET_NAME"]
        case "PRODUCT_MODULE_NAME":
            return level == 0 ? nil : value(of: "PRODUCT_NAME", from: 0, depth: depth + 1).map { cIdentifier($0) }
        default: return nil
        }
    }

    private func expanded(_ text: String, _ key: String, level: Int, depth: Int) -> String? {
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let inner = rest[rest.index(after: dollar)...]
            let ends: [Character: Character] = ["(": ")", "{": "}"]
            guard let open = inner.first, let end = ends[open], let close = inner.firstIndex(of: end) else {
                return nil
            }
            let parts = inner[inner.index(after: inner.startIndex)..<close].split(separator: ":").map(String.init)
            guard let name = parts.first else { return nil }
            let isInherited = name == "inherited" || name == key
            let value =
                isInherited
                ? value(of: key, from: level + 1, depth: depth + 1) ?? "" : value(of: name, from: 0, depth: depth + 1)
            guard let value = parts.dropFirst().reduce(value, modified) else { return nil }
            result += value
            rest = inner[inner.index(after: close)...]
        }
        return result + rest
    }

    private func modified(_ value: String?, by modifier: String) -> String? {
        switch modifier {
        case "c99extidentifier", "identifier": value.map { cIdentifier($0) }
        case "rfc1034identifier": value.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "-" }) }
        case "lower": value?.lowercased()
        case "upper": value?.uppercased()
        default: modifier.hasPrefix("default=") && (value ?? "").isEmpty ? String(modifier.dropFirst(8)) : value
        }
    }
}

extension StringProtocol {
    /// Without leading and trailing white space.
    fileprivate var trimmed: String {
        let start = drop { $0.isWhitespace }
        let end = start.lastIndex { !$0.isWhitespace }
        return end.map { String(start[...$0]) } ?? ""
    }

    fileprivate func prefix(upToComment mark: String) -> String {
        range(ofFirst: mark).map { String(self[..<$0]) } ?? String(self)
    }

    private func range(ofFirst mark: String) -> Index? {
        indices.first { self[$0...].hasPrefix(mark) }
    }
}
