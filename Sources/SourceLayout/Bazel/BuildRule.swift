import Modules

/// A target of a build file that compiles sources, or names files.
struct BuildRule {
    enum Kind {
        case library, application, test
        /// `filegroup`: a name for files.
        case files
    }

    let name: String
    /// `nil` if the file does not declare it.
    let moduleName: String?
    /// Whether its module is named after its label if the file does not declare a name, as Bazel's Swift rules do.
    let isNamedByLabel: Bool
    /// The same for the name of the target, as the rules for Apple's platforms and Buck do.
    let isNamedByTarget: Bool
    let kind: Kind
    let sources: [Files]
    /// The labels among its sources.
    let references: [BuildLabel]
    /// The targets that it depends on.
    let dependencies: [BuildLabel]
    let language: LanguageSettings

    /// Files with a name or in a `glob`, which excludes only files that it contains itself.
    struct Files {
        let pattern: SourcePattern
        let exclusions: [SourcePattern]

        func contains(_ path: String) -> Bool {
            pattern.matches(path) && !exclusions.contains { $0.matches(path) }
        }
    }

    /// Whether it compiles Swift files itself, and not only those of the targets that it depends on.
    var compilesSwift: Bool { hasSources && (!references.isEmpty || sources.contains(where: \.pattern.isOfSwift)) }

    /// Whether it compiles files.
    var hasSources: Bool { kind != .files && !(sources.isEmpty && references.isEmpty) }
}

extension BuildRule {
    /// A call of an undeclared function: a rule of the build system, or a function whose declaration was not found.
    ///
    /// - Parameters:
    ///   - given: the arguments with labels.
    ///   - evaluator: counts the work.
    init?(callOf function: String, _ given: [String: StarlarkValue], _ evaluator: inout StarlarkEvaluator) {
        guard let name = given["name"]?.text, Self.mayCompile(function, given) else { return nil }
        let last = function.split(separator: ".").last.map(String.init) ?? function
        var sources: [Files] = []
        var references: [String] = []
        let files = (given["srcs"] ?? given["swift_srcs"] ?? .none).limited(&evaluator)
        Self.collect(files, excluding: [], &sources, &references)
        var labels: [String] = []
        for key in ["deps", "private_deps", "binary", "main"] {
            Self.texts((given[key] ?? .unknown).limited(&evaluator), &labels)
        }
        self.init(
            name: name,
            moduleName: (given["module_name"] ?? given["swift_module_name"])?.text,
            isNamedByLabel: Self.swiftRules.contains(last),
            isNamedByTarget: Self.appleRules.contains(last),
            kind: Self.kind(of: last, given),
            sources: sources,
            references: references.compactMap(BuildLabel.init),
            dependencies: labels.compactMap(BuildLabel.init),
            language: Self.language(given, &evaluator)
        )
    }

    private static func language(
        _ given: [String: StarlarkValue],
        _ evaluator: inout StarlarkEvaluator
    ) -> LanguageSettings {
        var flags = LanguageFlags()
        var features: [String] = []
        texts((given["features"] ?? .none).limited(&evaluator), &features)
        for feature in features { flags.read(ruleFeature: feature) }
        var options: [String] = []
        texts((given["copts"] ?? .none).limited(&evaluator), &options)
        flags.read(options)
        return flags.settings
    }

    private static let swiftRules: Set<String> = [
        "swift_library", "swift_binary", "swift_test", "swift_compiler_plugin",
    ]
    private static let appleRules: Set<String> = ["apple_framework", "apple_library", "apple_binary"]

    private static func kind(of function: String, _ given: [String: StarlarkValue]) -> Kind {
        if function == "filegroup" { return .files }
        if function.contains("test") { return .test }
        if ["application", "binary", "bundle"].contains(where: function.contains) { return .application }
        return given["testonly"]?.isTrue == true ? .test : .library
    }

    private static func mayCompile(_ function: String, _ given: [String: StarlarkValue]) -> Bool {
        given["srcs"] != nil || given["swift_srcs"] != nil || given["module_name"] != nil
            || function.contains("application") || function.contains("bundle")
    }

    private static func collect(
        _ value: StarlarkValue,
        excluding exclusions: [SourcePattern],
        _ sources: inout [Files],
        _ references: inout [String]
    ) {
        switch value {
        case .text(let text) where BuildLabel.isLabel(text): references.append(text)
        case .text(let text):
            if !text.hasPrefix("/") { sources.append(.init(pattern: SourcePattern(text), exclusions: exclusions)) }
        case .list(let values):
            for value in values { collect(value, excluding: exclusions, &sources, &references) }
        case .files(let inner, let outer):
            var excluded: [Files] = []
            var ignored: [String] = []
            collect(.list(outer), excluding: [], &excluded, &ignored)
            collect(.list(inner), excluding: excluded.map(\.pattern), &sources, &ignored)
        default: return
        }
    }

    private static func texts(_ value: StarlarkValue, _ result: inout [String]) {
        switch value {
        case .text(let text): result.append(text)
        case .list(let values): for value in values { texts(value, &result) }
        default: return
        }
    }
}

extension StarlarkValue {
    private static let maximalDepth = 40

    /// The value itself, or what is known of it if it has more parts than those of any build file.
    fileprivate func limited(_ evaluator: inout StarlarkEvaluator, depth: Int = 0) -> StarlarkValue {
        guard depth < Self.maximalDepth, evaluator.spend(1) else { return .unknown }
        switch self {
        case .list(let values): return .list(values.map { $0.limited(&evaluator, depth: depth + 1) })
        case .files(let included, let excluded):
            return .files(
                included: included.map { $0.limited(&evaluator, depth: depth + 1) },
                excluded: excluded.map { $0.limited(&evaluator, depth: depth + 1) }
            )
        default: return self
        }
    }
}
