import TestSupport

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

    /// Whether the modules with scopes have `MainActor` as their default isolation.
    let isIsolatedByDefault: Bool
    /// Whether apps declare macros and use them.
    let hasMacros: Bool
    let layout: FeatureLayout

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
        isIsolatedByDefault = numbers.happens(20)
        hasMacros = numbers.happens(35)
        layout = numbers.happens(50) ? .package : numbers.pick(FeatureLayout.allCases, or: .package)
    }

    func has(_ feature: String) -> Bool { upcoming.contains(feature) }

    /// The modules, each after those it imports.
    static let modules = ["Models", "Umbrella", "Features", "AppOne", "AppTwo"]

    /// The name of the package of a module.
    func package(of module: String) -> String {
        isSplit && (module == "Models" || module == "Umbrella") ? "Kit" : "App"
    }

    /// Whether the declarations of a module are isolated to the main actor.
    func isIsolated(_ module: String) -> Bool { isIsolatedByDefault && module != "Models" }

    /// The flags of the compiler for a module.
    func flags(of module: String) -> [String] {
        upcoming.flatMap { ["-enable-upcoming-feature", $0] } + (isExtra ? ["-D", "EXTRA"] : [])
            + (isIsolated(module) ? ["-default-isolation", "MainActor"] : [])
    }

    /// The initialisers that an isolated subclass of a library class needs, because that class is not isolated.
    func isolatedInitialiser(_ access: String, _ needs: String) -> String {
        let head = "nonisolated \(access)override init"
        guard dialect == .needle else { return "\(head)(dependency: \(needs)) { super.init(dependency: dependency) }" }
        // Needle's component has a second one in its dynamic mode.
        return """
            \(head)(parent: Scope) { super.init(parent: parent) }
            #if NEEDLE_DYNAMIC
                \(head)(parent: Scope, nonCore: Bool) { super.init(parent: parent, nonCore: nonCore) }
            #endif
            """
    }
}
