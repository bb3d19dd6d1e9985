import SwiftReader

/// What a `Package.swift` says of its targets.
struct PackageManifest {
    /// A target as declared.
    struct Target {
        enum Kind { case library, executable, test, plugin }

        let name: String
        let kind: Kind
        /// Relative to the package; `nil` for the customary place.
        let path: String?
        /// Relative to the target's folder; `nil` for all of it.
        let sources: [String]?
        let exclude: [String]
        /// `nil` where the manifest computes them.
        let dependencies: [String]?
        /// How much was written, to choose between two calls with one name.
        let argumentCount: Int
        let language: LanguageSettings
    }

    /// Absolute.
    let folder: String
    /// In source order, one for each name.
    let targets: [Target]
    /// The targets of each product.
    let products: [String: [String]]
    /// The packages that it names by path, as written: relative to its folder, or absolute.
    let packagePaths: [String]

    /// Reads a manifest; `nil` for a file that is none.
    init?(_ file: SourceFile) {
        guard file.imports("PackageDescription") else { return nil }
        folder = file.path.parentFolder
        var reader = ManifestReader(file)
        reader.readCalls()
        targets = reader.targets
        products = reader.products
        packagePaths = reader.packagePaths
    }
}

/// Collects targets and products from all calls of a manifest, wherever they stand: also elements that code appends.
private struct ManifestReader {
    /// What kind of target a call declares; `nil` for other calls.
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
    var targets: [PackageManifest.Target] = []
    var products: [String: [String]] = [:]
    var packagePaths: [String] = []

    init(_ file: SourceFile) {
        self.file = file
        constants = file.stringConstants()
        language = PackageLanguage(of: file)
    }

    mutating func readCalls() {
        let isMentioned = mentionedOnly()
        for (index, call) in file.expressions.enumerated() where call.kind == .call {
            if file.calledName(call) == "package", let path = file.argument("path", of: call) {
                file.string(path, constants: constants).map { packagePaths.append($0) }
            }
            guard !isMentioned[index], let called = file.calledName(call),
                let name = file.argument("name", of: call).flatMap({ file.string($0, constants: constants) })
            else { continue }
            if let members = file.argument("targets", of: call) {
                products[name] = file.elements(of: members).ids.compactMap { file.string($0, constants: constants) }
            } else if let kind = Self.kind(ofTargetMadeBy: called) {
                add(target(name, kind: kind, call: call))
            }
        }
    }

    /// For each expression, whether it stands in a list of dependencies or plugins: `.target(name:)` there names a target
    /// and declares none.
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

    /// Keeps the call that says more of two with one name: the other one is a mention in a list kept in a variable.
    private mutating func add(_ target: PackageManifest.Target) {
        guard let index = targets.firstIndex(where: { $0.name == target.name }) else { return targets.append(target) }
        if targets[index].argumentCount < target.argumentCount { targets[index] = target }
    }

    private func target(_ name: String, kind: PackageManifest.Target.Kind, call: Expression) -> PackageManifest.Target {
        PackageManifest.Target(
            name: name,
            kind: kind,
            path: file.argument("path", of: call).flatMap { file.string($0, constants: constants) },
            sources: file.argument("sources", of: call).map(strings),
            exclude: file.argument("exclude", of: call).map(strings) ?? [],
            dependencies: dependencies(of: call),
            argumentCount: call.arguments.indices.count,
            language: language.settings(ofTarget: call)
        )
    }

    private func strings(in list: ExpressionID) -> [String] {
        file.elements(of: list).ids.compactMap { file.string($0, constants: constants) }
    }

    private func dependencies(of call: Expression) -> [String]? {
        guard let list = file.argument("dependencies", of: call) else { return [] }
        let (elements, isComplete) = file.elements(of: list)
        let names = elements.compactMap { element in
            file.string(element, constants: constants)
                ?? file.argument("name", of: file[element]).flatMap { file.string($0, constants: constants) }
        }
        return isComplete && names.count == elements.count ? names : nil
    }
}
