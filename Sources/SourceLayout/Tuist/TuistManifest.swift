import Modules
import SwiftReader

/// The targets of Tuist's `Project.swift`, as far as they follow from the manifest and its helpers.
struct TuistManifest {
    struct Target {
        /// The name of its module; `nil` if the manifest computes it in a way that cannot be evaluated.
        let name: String?
        /// `nil` if the manifest computes it in a way that cannot be evaluated.
        let product: String?
        let sources: [Sources]
        let language: LanguageSettings
    }

    /// A part of the sources of a target.
    struct Sources {
        /// A pattern for absolute paths without the leading slash.
        let pattern: SourcePattern
        let exclusions: [SourcePattern]

        /// - Parameter path: an absolute path without the leading slash.
        func hold(_ path: String) -> Bool {
            pattern.matches(path) && !exclusions.contains { $0.matches(path) }
        }
    }

    /// Absolute.
    let folder: String
    /// The name of the project, or of its folder.
    let name: String
    /// The targets with known sources.
    let targets: [Target]
    /// Whether these are certainly all targets that compile sources.
    let areAllKnown: Bool
    /// Whether its targets and their sources are written as literals, so that nothing else is compiled.
    let isLiteral: Bool

    /// Parses a manifest; `nil` for a file that is not a manifest.
    ///
    /// - Parameters:
    ///   - helpers: the shared helpers of the manifests.
    ///   - configurations: the files with build settings, by absolute path.
    init?(_ file: SourceFile, helpers: ManifestProgram, _ configurations: [String: [UInt8]]) {
        guard file.imports("ProjectDescription") else { return nil }
        let folder = file.path.parentFolder
        self.folder = folder
        let root = helpers.files.lazy.compactMap { $0.path.folder(around: "Tuist") }.first
        var evaluator = ManifestEvaluator(helpers.with(file))
        let variables = evaluator.runManifest()
        let projects = variables.sorted { $0.key.precedesByBytes($1.key) }.compactMap(\.value.record)
        let project = projects.first { $0.name == "Project" }.flatMap { evaluator.bounded(.record($0)).record }
        let files = SettingFiles(configurations)
        let reader = TuistSourcesReader(folder: folder, root: root, settings: project?["settings"], files: files)
        let constants = file.stringConstants()
        let call = file.expressions.first { $0.kind == .call && file.makesProject($0) }
        let written = call.flatMap { file.argument("name", of: $0) }.flatMap { file.string($0, constants: constants) }
        name = project?["name"]?.text ?? written ?? String(folder.pathComponents.last ?? "Root")

        var found = (project?["targets"]?.list ?? []).compactMap { value in value.record.flatMap { reader.target($0) } }
        let isRead = !found.isEmpty
        areAllKnown = project?["targets"]?.list?.allSatisfy { reader.isKnown($0) } ?? false
        isLiteral = call.map { file.listsLiteralTargets($0, constants: constants) } ?? false
        var names = Set(found.compactMap(\.name))
        // Also reads calls that the evaluation did not reach.
        for call in file.expressions where call.kind == .call && file.argument("product", of: call) != nil {
            guard let id = file.argument("name", of: call) else { continue }
            let literal = file.string(id, constants: constants)
            if isRead, literal.map(names.contains) ?? true { continue }
            guard let target = reader.target(evaluator.record(of: call)) else { continue }
            names.formUnion([target.name].compactMap { $0 })
            found.append(target)
        }
        targets = found
    }
}

/// Reads the sources of targets from the values of a manifest.
private struct TuistSourcesReader {
    /// The absolute path of the manifest's folder.
    let folder: String
    /// The absolute path of the folder that contains `Tuist`, if known.
    let root: String?
    /// The build settings of the project.
    let settings: ManifestValue?
    let files: SettingFiles

    /// Whether a value is a target that compiles known sources, or none.
    func isKnown(_ value: ManifestValue) -> Bool {
        guard let record = value.record else { return false }
        return target(record) != nil || ["sources", "buildableFolders"].allSatisfy { record[$0] == nil }
    }

    /// A target with its sources; `nil` for another value, or for a target without sources.
    func target(_ record: ManifestRecord) -> TuistManifest.Target? {
        guard record["name"] != nil, record["product"] != nil else { return nil }
        let lists = ["sources", "buildableFolders"].compactMap { record[$0] }
        let sources = lists.flatMap { list($0) }
        guard !sources.isEmpty else { return nil }
        let levels = [record["settings"], settings].flatMap { [Self.settings(in: $0), fileSettings(of: $0)] }
        let name = record["name"]?.text
        let known = ["TARGET_NAME": name, "PRODUCT_NAME": record["productName"]?.text ?? name].compactMapValues(\.self)
        return TuistManifest.Target(
            name: SettingValues(levels: levels, known: known).moduleName,
            product: record["product"]?.memberName.flatMap { Self.products.contains($0) ? $0 : nil },
            sources: sources,
            language: LanguageSettings { name in levels.lazy.compactMap { $0[name] }.first }
        )
    }

    /// All products of Tuist. Another name is that of a function which is not visible.
    private static let products: Set<String> = [
        "app", "appClip", "appExtension", "bundle", "commandLineTool", "dynamicLibrary", "extensionKitExtension",
        "framework", "macro", "messagesExtension", "staticFramework", "staticLibrary", "stickerPackExtension",
        "systemExtension", "tvTopShelfExtension", "uiTests", "unitTests", "watch2App", "watch2AppContainer",
        "watch2Extension", "xpc",
    ]

    private func list(_ value: ManifestValue, excluding: [SourcePattern] = []) -> [TuistManifest.Sources] {
        switch value {
        case .text(let text):
            return [TuistManifest.Sources(pattern: pattern(text, in: folder), exclusions: excluding)]
        case .list(let values): return values.flatMap { list($0, excluding: excluding) }
        case .record(let record):
            if let path = rootPath(record) {
                return [TuistManifest.Sources(pattern: path, exclusions: excluding)]
            }
            let left = ["excluding", "exceptions"].compactMap { record[$0] }
            let exclusions = excluding + left.flatMap { list($0) }.map(\.pattern)
            return record.fields.filter { !Self.otherLabels.contains($0.label) }
                .flatMap { list($0.value, excluding: exclusions) }
        default: return []
        }
    }

    private static let otherLabels: Set<String> = [
        "excluding", "exceptions", "compilerFlags", "codeGen", "compilationCondition", "inclusionCondition",
    ]

    /// `.relativeToRoot("Features/Pier/**")`.
    private func rootPath(_ record: ManifestRecord) -> SourcePattern? {
        guard record.name == "relativeToRoot", let root, let text = record.fields.first?.value.text else { return nil }
        return pattern(text, in: root)
    }

    private func pattern(_ text: String, in folder: String) -> SourcePattern {
        SourcePattern(String(normalizedPath(text.hasPrefix("/") ? text : joined(folder, text)).dropFirst()))
    }

    /// The build settings in the file of a configuration: of the release, or of the first one with a file.
    private func fileSettings(of value: ManifestValue?) -> [String: String] {
        let files = configurations(in: value)
        guard let chosen = files.first(where: { $0.name == "release" }) ?? files.first else { return [:] }
        return self.files.settings(in: chosen.path, chosen.name == "release" ? "Release" : "Debug")
    }

    private func configurations(in value: ManifestValue?) -> [(name: String, path: String)] {
        switch value {
        case .list(let values): return values.flatMap(configurations)
        case .record(let record):
            guard let file = record["xcconfig"] else { return record.fields.flatMap { configurations(in: $0.value) } }
            let isAtRoot = file.record?.name == "relativeToRoot"
            let text = file.text ?? file.record?.fields.first?.value.text
            return text.map { [(record.name, resolvedPath($0, in: isAtRoot ? root ?? folder : folder))] } ?? []
        default: return []
        }
    }

    /// Build settings; of several configurations, the first that has the setting.
    private static func settings(in value: ManifestValue?) -> [String: String] {
        switch value {
        case .dictionary(let pairs):
            var settings = ConditionalSettings(configuration: "Release")
            for pair in pairs {
                let text = pair.value.text ?? pair.value.record?.fields.first?.value.text
                if let key = pair.key.text, let text { settings.add(key, text) }
            }
            return settings.values
        case .record(let record):
            return record.fields.reduce(into: [:]) { $0.merge(settings(in: $1.value)) { first, _ in first } }
        default: return [:]
        }
    }
}

extension ManifestEvaluator {
    /// A call as written, evaluated outside of any function.
    fileprivate mutating func record(of call: Expression) -> ManifestRecord {
        let number = program.files.count - 1
        let file = program.files[number]
        var record = ManifestRecord(name: "target")
        for argument in file.arguments[call.arguments.indices] {
            var scope = Scope(file: number)
            let label = file.name(argument.label)
            let value = value(of: argument.value, &scope, hint: Self.expectedTypes[label])
            record.fields.append(ManifestField(label: label, value: value))
        }
        return record
    }
}

extension SourceFile {
    /// Whether a call is `Project(…)` or one of a team's helpers in an extension of `Project`: `Project.feature(…)`.
    fileprivate func makesProject(_ call: Expression) -> Bool {
        guard let callee = call.base.map({ self[$0] }) else { return false }
        if callee.kind == .identifier { return name(callee.name) == "Project" }
        guard callee.kind == .member, let base = callee.base.map({ self[$0] }) else { return false }
        return base.kind == .identifier && name(base.name) == "Project"
    }
}

extension String {
    /// The folder above this path that contains the component with the given name.
    fileprivate func folder(around name: String) -> String? {
        let components = pathComponents
        guard let index = components.lastIndex(where: { $0 == name }) else { return nil }
        return "/" + components[..<index].joined(separator: "/")
    }
}
