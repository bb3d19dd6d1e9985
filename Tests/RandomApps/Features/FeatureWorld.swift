/// The library of an app.
public enum FeatureDialect: String, Sendable, CaseIterable {
    case ribs, needle
}

/// What the apps of a block of seeds have in common, so that one compilation judges all of them: the modules, the
/// language mode and the flags.
struct FeatureWorld: Sendable {
    /// The number of seeds of a block.
    static let size: UInt64 = 40

    let dialect: FeatureDialect
    let languageMode: Int
    /// Upcoming features of the compiler.
    let upcoming: [String]
    /// Whether imports say who sees them.
    let hasImportLevels: Bool
    /// Whether `Umbrella` re-exports `Models`, which no other module imports.
    let reexports: Bool
    /// Whether the condition `EXTRA` holds.
    let isExtra: Bool
    /// Whether `Models` and `Umbrella` are of another package.
    let isSplit: Bool
    /// Whether `Features` shows its scopes to its package alone.
    let isOfPackage: Bool

    /// The access of what `Features` declares, as a modifier.
    var accessWord: String { isOfPackage ? "package " : "public " }

    /// The same for a class that has subclasses.
    var openWord: String { isOfPackage ? "package " : "open " }

    init(dialect: FeatureDialect, seed: UInt64) {
        self.dialect = dialect
        var numbers = SeededNumbers(seed: (seed / Self.size) ^ 0x0B1E)
        languageMode = numbers.pick([5, 6], or: 6)
        var upcoming: [String] = []
        if numbers.happens(35) { upcoming.append("InternalImportsByDefault") }
        if numbers.happens(35) { upcoming.append("MemberImportVisibility") }
        if numbers.happens(35) { upcoming.append("ExistentialAny") }
        self.upcoming = upcoming
        hasImportLevels = numbers.happens(40)
        reexports = numbers.happens(40)
        isExtra = numbers.happens(60)
        isSplit = numbers.happens(40)
        isOfPackage = numbers.happens(30)
    }

    func has(_ feature: String) -> Bool { upcoming.contains(feature) }

    /// The modules, each after those it imports.
    static let modules = ["Models", "Umbrella", "Features", "AppOne", "AppTwo"]

    /// The folder of a module.
    func folder(of module: String) -> String {
        "\(isSplit && (module == "Models" || module == "Umbrella") ? "Kit" : "App")/Sources/\(module)"
    }

    /// The name of the package of a module.
    func package(of module: String) -> String {
        isSplit && (module == "Models" || module == "Umbrella") ? "Kit" : "App"
    }

    /// The flags of the compiler.
    var flags: [String] {
        upcoming.flatMap { ["-enable-upcoming-feature", $0] } + (isExtra ? ["-D", "EXTRA"] : [])
    }

    // MARK: - Manifests

    var manifests: [String: String] {
        guard isSplit else { return ["App/Package.swift": manifest("App", targets: Self.modules, products: [])] }
        return [
            "App/Package.swift": manifest("App", targets: ["Features", "AppOne", "AppTwo"], products: []),
            "Kit/Package.swift": manifest("Kit", targets: ["Models", "Umbrella"], products: ["Models", "Umbrella"]),
        ]
    }

    private func manifest(_ name: String, targets: [String], products: [String]) -> String {
        let settings = upcoming.map { ".enableUpcomingFeature(\"\($0)\")" } + (isExtra ? [".define(\"EXTRA\")"] : [])
        let texts = targets.map { target in
            let kind = target.hasPrefix("App") ? "executableTarget" : "target"
            let names = Self.modules.prefix { $0 != target }.filter { !$0.hasPrefix("App") }.map { other in
                package(of: other) == name ? "\"\(other)\"" : ".product(name: \"\(other)\", package: \"Kit\")"
            }
            let list = names.joined(separator: ", ")
            return "        .\(kind)(name: \"\(target)\", dependencies: [\(list)], "
                + "swiftSettings: [\(settings.joined(separator: ", "))]),\n"
        }
        let libraries = products.map { ".library(name: \"\($0)\", targets: [\"\($0)\"])" }.joined(separator: ", ")
        return """
            // swift-tools-version: 6.0

            import PackageDescription

            let package = Package(
                name: "\(name)",
                products: [\(libraries)],
                dependencies: [\(name == "App" && isSplit ? ".package(path: \"../Kit\")" : "")],
                targets: [
            \(texts.joined())    ],
                swiftLanguageModes: [.v\(languageMode)]
            )

            """
    }
}
