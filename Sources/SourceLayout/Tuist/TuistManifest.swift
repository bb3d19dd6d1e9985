import SwiftReader

/// What a `Project.swift` of Tuist says, as far as it and the helpers beside it write it down.
struct TuistManifest {
    struct Target {
        /// The name of its module; `nil` where the manifest computes it in a way that is not read.
        let name: String?
        /// `nil` where the manifest computes it in a way that is not read.
        let product: String?
        let sources: [Sources]
    }

    /// Some of the sources of a target.
    struct Sources {
        /// Of an absolute path, without the slash in front.
        let pattern: SourcePattern
        let exclusions: [SourcePattern]

        /// - Parameter path: an absolute path without the slash in front.
        func hold(_ path: some StringProtocol) -> Bool {
            let path = String(path)
            return pattern.matches(path) && !exclusions.contains { $0.matches(path) }
        }
    }

    /// Absolute.
    let folder: String
    /// The project's, or that of its folder.
    let name: String
    /// Those whose sources are known.
    let targets: [Target]

    /// Reads a manifest; `nil` for a file that is none.
    ///
    /// - Parameter helpers: what a team's manifests have in common.
    init?(_ file: SourceFile, helpers: ManifestProgram) {
        guard file.imports("ProjectDescription") else { return nil }
        let folder = file.path.parentFolder
        self.folder = folder
        let root = helpers.files.lazy.compactMap { $0.path.folder(around: "Tuist") }.first
        let reader = TuistSourcesReader(folder: folder, root: root)
        var evaluator = ManifestEvaluator(helpers.with(file))
        let variables = evaluator.runManifest()
        let projects = variables.sorted { $0.key.precedesByBytes($1.key) }.compactMap(\.value.record)
        let project = projects.first { $0.name == "Project" }
        let constants = file.stringConstants()
        let call = file.expressions.first { $0.kind == .call && file.makesProject($0) }
        let written = call.flatMap { file.argument("name", of: $0) }.flatMap { file.string($0, constants: constants) }
        name = project?["name"]?.text ?? written ?? String(folder.pathComponents.last ?? "Root")

        var found = (project?["targets"]?.list ?? []).compactMap { value in value.record.flatMap { reader.target($0) } }
        let isRead = !found.isEmpty
        var names = Set(found.compactMap(\.name))
        // What the evaluation did not come upon may still be written.
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

/// Reads the sources of targets out of the values of a manifest.
private struct TuistSourcesReader {
    /// The absolute folder of the manifest.
    let folder: String
    /// The absolute folder around Tuist's own, where it is known.
    let root: String?

    /// A target with its sources; `nil` for a value that is none, or one without sources.
    func target(_ record: ManifestRecord) -> TuistManifest.Target? {
        guard record["name"] != nil, record["product"] != nil else { return nil }
        let lists = ["sources", "buildableFolders"].compactMap { record[$0] }
        let sources = lists.flatMap { list($0) }
        guard !sources.isEmpty else { return nil }
        let settings = record["settings"].map { Self.moduleName(in: $0) } ?? nil
        let name = settings ?? record["productName"]?.text ?? record["name"]?.text
        return TuistManifest.Target(
            name: name.map { cIdentifier($0) },
            product: record["product"]?.memberName,
            sources: sources
        )
    }

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

    /// The name that build settings give to the module.
    private static func moduleName(in value: ManifestValue) -> String? {
        switch value {
        case .dictionary(let pairs):
            for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
                guard let value = pairs.first(where: { $0.key.text == key })?.value else { continue }
                let text = value.text ?? value.record?.fields.first?.value.text
                if let text, !text.contains("$") { return text }
            }
            return nil
        case .record(let record): return record.fields.lazy.compactMap { moduleName(in: $0.value) }.first
        default: return nil
        }
    }
}

extension ManifestEvaluator {
    /// A call as it is written, in no function.
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
    /// Whether a call is `Project(…)` or one of the helpers that a project adds to it: `Project.feature(…)`.
    fileprivate func makesProject(_ call: Expression) -> Bool {
        guard let callee = call.base.map({ self[$0] }) else { return false }
        if callee.kind == .identifier { return name(callee.name) == "Project" }
        guard callee.kind == .member, let base = callee.base.map({ self[$0] }) else { return false }
        return base.kind == .identifier && name(base.name) == "Project"
    }
}

extension String {
    /// The folder that holds a folder of a name around a path.
    fileprivate func folder(around name: String) -> String? {
        let components = pathComponents
        guard let index = components.lastIndex(where: { $0 == name }) else { return nil }
        return "/" + components[..<index].joined(separator: "/")
    }
}
