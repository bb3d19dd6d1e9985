import Modules
import SwiftReader

/// The targets of a `Package.swift`.
struct PackageManifest {
    /// A target as declared.
    struct Target {
        enum Kind { case library, executable, test, plugin }

        let name: String
        let kind: Kind
        /// Relative to the package; `nil` for the conventional path.
        let path: String?
        /// Whether the manifest computes the path in a way that cannot be evaluated.
        let isPathUnknown: Bool
        /// Relative to the target's folder; `nil` for the whole folder.
        let sources: [String]?
        let exclude: [String]
        /// `nil` if the manifest computes them.
        let dependencies: [String]?
        /// The names of the plugins that it uses; `nil` if the manifest computes them.
        let plugins: [String]?
        /// By the name that its files import, the name that a module has in its own package.
        let moduleAliases: [String: String]
        /// The number of arguments, to choose between two calls with the same name.
        let argumentCount: Int
        let language: LanguageSettings
    }

    /// Absolute.
    let folder: String
    /// In source order, with unique names.
    let targets: [Target]
    /// The targets of each product.
    let products: [String: [String]]
    /// The packages that it refers to by path.
    let references: [PackageReference]
    /// Whether it certainly has no targets: it only fetches other packages.
    let declaresNoTargets: Bool
    /// The texts that may name targets which cannot be evaluated, in lowercase; `nil` if all targets are known.
    let possibleNames: Set<String>?

    /// Parses a manifest; `nil` for a file that is not a manifest.
    init?(_ file: SourceFile) {
        guard file.imports("PackageDescription") else { return nil }
        folder = file.path.parentFolder
        var reader = ManifestReader(file)
        reader.readCalls()
        reader.readPackage()
        targets = reader.targets
        products = reader.products
        references = reader.references
        declaresNoTargets = targets.isEmpty && file.makesPackageWithoutTargets
        possibleNames = reader.isComplete ? nil : file.possibleTargetNames
    }
}

/// Collects targets and products from all calls of a manifest, anywhere in the file, including elements that code
/// appends.
private struct ManifestReader {
    /// The kind of target that a call declares; `nil` for other calls.
    private static func kind(ofTargetMadeBy called: String) -> PackageManifest.Target.Kind? {
        switch called {
        case "target", "macro": .library
        case "executableTarget": .executable
        case "testTarget": .test
        case "plugin": .plugin
        default: nil
        }
    }

    let file: SourceFile
    let constants: [String: String]
    let language: PackageLanguage
    /// Whether code reads or changes the plugins of targets: `target.plugins?.append(…)`.
    let assignsPlugins: Bool
    /// The same of their dependencies.
    let assignsDependencies: Bool
    var targets: [PackageManifest.Target] = []
    var products: [String: [String]] = [:]
    var references: [PackageReference] = []
    /// Whether all targets and their paths are known.
    var isComplete = false

    init(_ file: SourceFile) {
        self.file = file
        constants = file.stringConstants()
        language = PackageLanguage(of: file)
        let members = Set(file.expressions.lazy.filter { $0.kind == .member }.map { file.name($0.name) })
        assignsPlugins = members.contains("plugins")
        assignsDependencies = members.contains("dependencies")
    }

    /// Evaluates the manifest and reads the package, including targets that functions of the manifest create.
    mutating func readPackage() {
        var evaluator = ManifestEvaluator(ManifestProgram([]).with(file))
        let variables = evaluator.runManifest()
        let packages = variables.sorted { $0.key.precedesByBytes($1.key) }.compactMap(\.value.record)
        guard let found = packages.first(where: { $0.name == ManifestRecord.package }) else { return }
        let package = evaluator.current(found)
        let made = evaluator.bounded(package["targets"] ?? .list([]))
        let unknown = evaluator.propertiesOfUnknownObjects
        isComplete =
            !evaluator.isIncomplete && !unknown.contains("targets") && made.list?.allSatisfy(Self.isTarget) ?? false
        for target in (made.list ?? []).compactMap(\.record).map(evaluator.current) {
            guard let kind = Self.kind(ofTargetMadeBy: target.name), let name = target["name"]?.text else { continue }
            let settings = language.settings(of: target)
            var changed = unknown.intersection(["dependencies", "path", "exclude", "sources"])
            if evaluator.isIncomplete, assignsDependencies { changed.insert("dependencies") }
            let whole = changed.sorted().reduce(target) { $0.setting($1, to: .unknown) }
            complete(with: PackageManifest.Target(name, kind, whole, settings, assignsPlugins: assignsPlugins))
        }
        let reached = Set((made.list ?? []).compactMap { $0.record.flatMap { evaluator.current($0)["name"]?.text } })
        for index in targets.indices where !reached.contains(targets[index].name) {
            targets[index] = targets[index].forgetting(unknown)
        }
        for product in (package["products"]?.list ?? []).compactMap(\.record) {
            guard let name = product["name"]?.text, let members = product["targets"]?.list else { continue }
            products[name] = members.compactMap(\.text)
        }
        if targets.contains(where: \.isPathUnknown) { isComplete = false }
    }

    /// Whether a value is a target with a known name.
    private static func isTarget(_ value: ManifestValue) -> Bool {
        guard let record = value.record, record["name"]?.text != nil else { return false }
        return kind(ofTargetMadeBy: record.name) != nil || ["systemLibrary", "binaryTarget"].contains(record.name)
    }

    mutating func readCalls() {
        let isMentioned = mentionedOnly()
        for (index, call) in file.expressions.enumerated() where call.kind == .call {
            if file.calledName(call) == "package", let path = file.argument("path", of: call) {
                addReference(to: path)
            }
            guard !isMentioned[index], let called = file.calledName(call),
                let name = file.argument("name", of: call).flatMap({ file.string($0, constants: constants) })
            else { continue }
            // A package may have the name of one of its products.
            if called != "Package", let members = file.argument("targets", of: call) {
                products[name] = file.elements(of: members).ids.compactMap { file.string($0, constants: constants) }
            } else if let kind = Self.kind(ofTargetMadeBy: called) {
                add(target(name, kind: kind, call: call))
            }
        }
    }

    private mutating func addReference(to path: ExpressionID) {
        guard let text = file.string(path, constants: constants) else { return }
        let (line, column) = file.position(of: file[path].range.start)
        let folder = resolvedPath(text, in: file.path.parentFolder)
        references.append(PackageReference(from: file.path, line: line, column: column, to: folder))
    }

    /// For each expression, whether it is in a list of dependencies or plugins: there, `.target(name:)` refers to a
    /// target and does not declare it.
    private func mentionedOnly() -> [Bool] {
        var result = [Bool](repeating: false, count: file.expressions.count)
        for call in file.expressions where call.kind == .call && file.argument("name", of: call) != nil {
            guard let called = file.calledName(call), Self.kind(ofTargetMadeBy: called) != nil else { continue }
            for label in ["dependencies", "plugins"] {
                guard let list = file.argument(label, of: call) else { continue }
                for mentioned in file.descendants(of: list) { result[Int(mentioned.value)] = true }
            }
        }
        return result
    }

    /// Of two calls with the same name, keeps the one with more arguments: the other one is a reference in a list
    /// stored in a variable.
    private mutating func add(_ target: PackageManifest.Target) {
        guard let index = targets.firstIndex(where: { $0.name == target.name }) else { return targets.append(target) }
        if targets[index].argumentCount < target.argumentCount { targets[index] = target }
    }

    /// Completes a target found as a call with what only the evaluation provides.
    private mutating func complete(with made: PackageManifest.Target) {
        guard let index = targets.firstIndex(where: { $0.name == made.name }) else { return targets.append(made) }
        let written = targets[index]
        guard written.argumentCount >= made.argumentCount else { return targets[index] = made }
        targets[index] = PackageManifest.Target(
            name: written.name,
            kind: written.kind,
            // Code may change these later.
            path: made.isPathUnknown ? written.path : made.path,
            isPathUnknown: written.path == nil && made.isPathUnknown,
            sources: made.sources ?? written.sources,
            exclude: made.exclude,
            dependencies: made.dependencies,
            plugins: written.plugins ?? made.plugins,
            moduleAliases: written.moduleAliases.merging(made.moduleAliases) { known, _ in known },
            argumentCount: written.argumentCount,
            language: made.language
        )
    }

    private func target(_ name: String, kind: PackageManifest.Target.Kind, call: Expression) -> PackageManifest.Target {
        let path = file.argument("path", of: call).flatMap { file.string($0, constants: constants) }
        let sources = file.argument("sources", of: call).map(strings)
        return PackageManifest.Target(
            name: name,
            kind: kind,
            path: path,
            isPathUnknown: path == nil && file.argument("path", of: call) != nil,
            sources: sources?.isComplete ?? true ? sources?.texts : nil,
            exclude: file.argument("exclude", of: call).map { strings(in: $0).texts } ?? [],
            dependencies: names(in: "dependencies", of: call),
            plugins: assignsPlugins ? nil : names(in: "plugins", of: call),
            moduleAliases: moduleAliases(of: call),
            argumentCount: call.arguments.indices.count,
            language: language.settings(ofCall: file.argument(PackageLanguage.property, of: call) != nil)
        )
    }

    /// The aliases of the products that a target uses: `moduleAliases: ["Utils": "GameUtils"]`.
    private func moduleAliases(of call: Expression) -> [String: String] {
        guard let list = file.argument("dependencies", of: call) else { return [:] }
        var aliases: [String: String] = [:]
        for element in file.elements(of: list).ids {
            guard let table = file.argument("moduleAliases", of: file[element]), file[table].kind == .dictionary else {
                continue
            }
            let values = file.arguments[file[table].arguments.indices].map(\.value)
            let texts = values.map { file.string($0, constants: constants) }
            for number in stride(from: 1, to: texts.count, by: 2) {
                if let name = texts[number - 1], let alias = texts[number] { aliases[alias] = name }
            }
        }
        return aliases
    }

    private func strings(in list: ExpressionID) -> (texts: [String], isComplete: Bool) {
        let (elements, isComplete) = file.elements(of: list)
        let texts = elements.compactMap { file.string($0, constants: constants) }
        return (texts, isComplete && texts.count == elements.count)
    }

    /// The names of a list of dependencies or plugins; `nil` if some are computed.
    private func names(in label: String, of call: Expression) -> [String]? {
        guard let list = file.argument(label, of: call) else { return [] }
        let (elements, isComplete) = file.elements(of: list)
        let names = elements.compactMap { element in
            file.string(element, constants: constants)
                ?? file.argument("name", of: file[element]).flatMap { file.string($0, constants: constants) }
        }
        return isComplete && names.count == elements.count ? names : nil
    }
}

extension PackageManifest.Target {
    /// A target without properties that code may have changed.
    fileprivate func forgetting(_ properties: Set<String>) -> Self {
        Self(
            name: name,
            kind: kind,
            path: properties.contains("path") ? nil : path,
            isPathUnknown: isPathUnknown || properties.contains("path"),
            sources: properties.contains("sources") ? nil : sources,
            exclude: properties.contains("exclude") ? [] : exclude,
            dependencies: properties.contains("dependencies") ? nil : dependencies,
            plugins: plugins,
            moduleAliases: moduleAliases,
            argumentCount: argumentCount,
            language: language
        )
    }

    /// A target created by an evaluated call.
    ///
    /// - Parameter assignsPlugins: whether other code of the manifest may change the plugins.
    fileprivate init(
        _ name: String,
        _ kind: Kind,
        _ call: ManifestRecord,
        _ language: LanguageSettings,
        assignsPlugins: Bool
    ) {
        func strings(_ label: String) -> [String]? { call[label]?.list?.compactMap(\.text) }
        let isSourcesKnown = call["sources"]?.list?.allSatisfy { $0.text != nil } ?? false
        func names(_ label: String) -> [String]? {
            guard let value = call[label] else { return [] }
            let names = (value.list ?? [.unknown]).map { name in
                name.text ?? name.record.flatMap { $0["name"] ?? $0["stringLiteral"] }?.text
            }
            return names.contains(nil) ? nil : names.compactMap(\.self)
        }
        var moduleAliases: [String: String] = [:]
        for dependency in call["dependencies"]?.list ?? [] {
            guard case .dictionary(let entries)? = dependency.record?["moduleAliases"] else { continue }
            for entry in entries {
                if let name = entry.key.text, let alias = entry.value.text { moduleAliases[alias] = name }
            }
        }
        self.init(
            name: name,
            kind: kind,
            path: call["path"]?.text,
            isPathUnknown: call["path"].map { $0.text == nil && $0.isSomething } ?? false,
            sources: isSourcesKnown ? strings("sources") : nil,
            exclude: strings("exclude") ?? [],
            dependencies: names("dependencies"),
            plugins: assignsPlugins ? nil : names("plugins"),
            moduleAliases: moduleAliases,
            argumentCount: call.fields.count,
            language: language
        )
    }
}

extension SourceFile {
    /// The texts and the names of enum cases that may name a target, in lowercase.
    fileprivate var possibleTargetNames: Set<String> {
        let texts = expressions.indices.filter { expressions[$0].kind == .string }
            .compactMap { string(ExpressionID($0), constants: [:]) }
        let cases = declarations.filter { $0.kind == .enumCase }.map { name($0.name) }
        return Set((texts + cases).map { $0.lowercased() })
    }
}
