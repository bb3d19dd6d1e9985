import Modules

/// A specification of XcodeGen, `project.yml`, from which it generates an Xcode project.
struct XcodeGenSpecification {
    /// The absolute path of the file.
    private let location: String
    private let contents: YAMLValue
    /// The files with build settings, by absolute path.
    private let configurations: [String: [UInt8]]

    /// How deeply files and templates may refer to others.
    private static let maximalDepth = 8
    /// How many files are read.
    private static let maximalCount = 100

    /// Parses a specification; `nil` for another file of that name.
    ///
    /// - Parameters:
    ///   - location: the absolute path of the file.
    ///   - files: the contents of the files that it may include, by absolute path.
    ///   - configurations: the files with build settings, by absolute path.
    init?(_ location: String, _ files: [String: [UInt8]], _ configurations: [String: [UInt8]]) {
        self.location = location
        self.configurations = configurations
        var count = 0
        contents = Self.contents(of: location, in: files, depth: 0, &count)
        guard let targets = contents["targets"]?.entries, contents["name"]?.text != nil else { return nil }
        let isOne = targets.contains { $0.value["type"] != nil || $0.value["templates"] != nil }
        guard isOne else { return nil }
    }

    fileprivate static func includes(
        of value: YAMLValue,
        in folder: String
    ) -> [(location: String, areRelative: Bool)] {
        (value["include"]?.elements ?? []).compactMap { include in
            guard let path = include.text ?? include["path"]?.text else { return nil }
            return (resolvedPath(path, in: folder), include["relativePaths"]?.text != "false")
        }
    }

    /// A file merged over those that it includes.
    private static func contents(
        of location: String,
        in files: [String: [UInt8]],
        depth: Int,
        _ count: inout Int
    ) -> YAMLValue {
        count += 1
        guard let bytes = files[location], depth < maximalDepth, count < maximalCount else { return .map([]) }
        let own = YAMLReader.value(of: bytes)
        let folder = location.parentFolder
        var merged = YAMLValue.map([])
        for include in includes(of: own, in: folder) {
            let value = contents(of: include.location, in: files, depth: depth + 1, &count)
            let inner = include.location.parentFolder
            let isMoved = include.areRelative && inner != folder
            merged = (isMoved ? moved(value, to: inner) : value).merged(over: merged)
        }
        return own.merged(over: merged)
    }

    /// A copy with absolute paths of sources, packages and files with settings.
    private static func moved(_ value: YAMLValue, to folder: String) -> YAMLValue {
        func absolute(_ path: String) -> String { resolvedPath(path, in: folder) }
        func moved(sources: YAMLValue) -> YAMLValue {
            .list(
                sources.elements.map { source in
                    if let path = source.text { return .text(absolute(path)) }
                    return .map(source.entries.map { Self.moved($0, "path", absolute) })
                }
            )
        }
        func moved(configFiles: YAMLValue) -> YAMLValue {
            .map(configFiles.entries.map { Self.moved($0, $0.key, absolute) })
        }
        func moved(target: YAMLEntry) -> YAMLEntry {
            let entries = target.value.entries.map { entry in
                switch entry.key {
                case "sources": YAMLEntry(key: entry.key, value: moved(sources: entry.value))
                case "configFiles": YAMLEntry(key: entry.key, value: moved(configFiles: entry.value))
                default: entry
                }
            }
            return YAMLEntry(key: target.key, value: .map(entries))
        }
        return .map(
            value.entries.map { entry in
                switch entry.key {
                case "targets", "targetTemplates":
                    YAMLEntry(key: entry.key, value: .map(entry.value.entries.map(moved)))
                case "configFiles": YAMLEntry(key: entry.key, value: moved(configFiles: entry.value))
                case "packages":
                    YAMLEntry(
                        key: entry.key,
                        value: .map(
                            entry.value.entries.map { package in
                                let entries = package.value.entries.map { Self.moved($0, "path", absolute) }
                                return YAMLEntry(key: package.key, value: .map(entries))
                            }
                        )
                    )
                default: entry
                }
            }
        )
    }

    private static func moved(_ entry: YAMLEntry, _ key: String, _ absolute: (String) -> String) -> YAMLEntry {
        guard entry.key == key, let path = entry.value.text else { return entry }
        return YAMLEntry(key: key, value: .text(absolute(path)))
    }
}

/// The project that XcodeGen generates.
extension XcodeGenSpecification {
    var project: XcodeProject {
        let packages = (contents["packages"]?.entries ?? []).compactMap { $0.value["path"]?.text }
        return XcodeProject(
            location: location,
            targets: (contents["targets"]?.entries ?? []).map(target),
            localPackages: packages.map { resolvedPath($0, in: location.parentFolder) }
        )
    }

    private func target(_ entry: YAMLEntry) -> XcodeProject.Target {
        var count = 0
        let written = withTemplates(entry.value, depth: 0, &count)
        let attributes = written["templateAttributes"]?.entries ?? []
        let value = written.mapTexts { text in
            guard text.contains("${") else { return text }
            return attributes.reduce(text.replacing("${target_name}", with: entry.key)) { text, attribute in
                attribute.value.text.map { text.replacing("${\(attribute.key)}", with: $0) } ?? text
            }
        }
        let type = value["type"]?.text ?? ""
        let sources = (value["sources"]?.elements ?? []).compactMap(source)
        let levels = [value, contents].map { (written: $0, file: configurationFile(of: $0)) }
        return XcodeProject.Target(
            name: entry.key,
            moduleName: moduleName(of: value, named: entry.key, levels),
            kind: XcodeTargetReader.kind("com.apple.product-type.\(type)"),
            isApp: type.hasPrefix("application"),
            files: sources.compactMap { $0.location.hasSuffix(".swift") ? $0.location : nil },
            folders: sources.filter { !$0.location.hasSuffix(".swift") },
            language: LanguageSettings { key in
                levels.lazy.compactMap { setting(key, of: $0.written) ?? $0.file[key] }.first
            }
        )
    }

    /// A target merged over its templates.
    private func withTemplates(_ target: YAMLValue, depth: Int, _ count: inout Int) -> YAMLValue {
        count += 1
        guard depth < Self.maximalDepth, count < Self.maximalCount else { return target }
        let templates = (target["templates"]?.elements ?? []).compactMap { $0.text }
            .compactMap { contents["targetTemplates"]?[$0] }
        guard !templates.isEmpty else { return target }
        var merged = YAMLValue.map([])
        for template in templates { merged = withTemplates(template, depth: depth + 1, &count).merged(over: merged) }
        return target.merged(over: merged)
    }

    /// The folder or file of an entry of `sources`; `nil` for resources and the like.
    private func source(_ value: YAMLValue) -> XcodeProject.SynchronizedFolder? {
        guard let path = value.text ?? value["path"]?.text else { return nil }
        let phase = value["buildPhase"]?.text
        guard phase == nil || phase == "sources" else { return nil }
        func patterns(_ key: String) -> [SourcePattern] {
            (value[key]?.elements ?? []).compactMap(\.text).flatMap { [SourcePattern($0), SourcePattern("\($0)/**")] }
        }
        return XcodeProject.SynchronizedFolder(
            location: resolvedPath(path, in: location.parentFolder),
            exceptions: [],
            excluded: patterns("excludes"),
            included: patterns("includes")
        )
    }

    /// - Parameter levels: the specifications of the target and of the project, each with the settings of its file.
    private func moduleName(
        of target: YAMLValue,
        named name: String,
        _ levels: [(written: YAMLValue, file: [String: String])]
    ) -> String {
        let levels = levels.flatMap { level in
            let values = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].map { ($0, setting($0, of: level.written)) }
            return [Dictionary(uniqueKeysWithValues: values).compactMapValues(\.self), level.file]
        }
        let known = ["TARGET_NAME": name, "PRODUCT_NAME": target["productName"]?.text ?? name]
        return SettingValues(levels: levels, known: known).moduleName ?? cIdentifier(name)
    }

    /// The build settings in the file of a target or the project.
    private func configurationFile(of value: YAMLValue) -> [String: String] {
        let files = value["configFiles"]?.entries ?? []
        let chosen = files.first { $0.key.lowercased() == "release" } ?? files.first
        guard let chosen, let path = chosen.value.text else { return [:] }
        return SettingFiles(configurations).settings(in: resolvedPath(path, in: location.parentFolder), chosen.key)
    }

    /// A build setting of a target or the project, in the groups and forms in which it may be written.
    private func setting(_ key: String, of value: YAMLValue, depth: Int = 0) -> String? {
        guard let settings = value["settings"] else { return nil }
        if let written = settings["base"].flatMap({ conditional(key, in: $0) }) ?? conditional(key, in: settings) {
            return written
        }
        let groups = (settings["groups"]?.elements ?? []).compactMap(\.text)
        for group in groups where depth < Self.maximalDepth {
            guard let settings = contents["settingGroups"]?[group] else { continue }
            if let found = setting(key, of: .map([YAMLEntry(key: "settings", value: settings)]), depth: depth + 1) {
                return found
            }
        }
        let configurations = settings["configs"]?.entries ?? []
        let chosen = configurations.first { $0.key.lowercased() == "release" } ?? configurations.first
        return chosen.flatMap { conditional(key, in: $0.value) }
    }

    /// A build setting, which may have conditions: `SWIFT_VERSION[sdk=iphoneos*]`.
    private func conditional(_ key: String, in settings: YAMLValue) -> String? {
        var values = ConditionalSettings(configuration: "Release")
        for entry in settings.entries where entry.key.hasPrefix(key) {
            if let text = entry.value.text { values.add(entry.key, text) }
        }
        return values.values[key]
    }
}

/// Whether XcodeGen reads a file of this name without being told.
package func isXcodeGenSpecification(_ name: some StringProtocol) -> Bool {
    name == "project.yml" || name == "project.yaml"
}

/// The files that a specification of XcodeGen includes directly, by absolute path.
package func filesIncluded(bySpecification location: String, _ bytes: [UInt8]) -> [String] {
    XcodeGenSpecification.includes(of: YAMLReader.value(of: bytes), in: location.parentFolder).map(\.location)
}
