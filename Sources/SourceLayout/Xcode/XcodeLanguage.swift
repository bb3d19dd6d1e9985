extension XcodeTargetReader {
    /// The language settings of a target, with those of its project as the default.
    func language(of target: PropertyList.ID) -> LanguageSettings {
        let all = [settings(of: target), settings(of: objects.project)].compactMap(\.self)
        return LanguageSettings { key in all.lazy.compactMap { list.string(key, of: $0) }.first }
    }
}

extension LanguageSettings {
    /// Reads build settings of Xcode.
    init(buildSettings value: (String) -> String?) {
        let version = value("SWIFT_VERSION")?.first?.wholeNumberValue
        self.init(
            mode: version.map { $0 >= 6 ? 6 : 5 },
            infersIsolation: value("SWIFT_APPROACHABLE_CONCURRENCY") == "YES"
                || value("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES") == "YES",
            isolatesByDefault: value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor",
            hidesImports: value("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT") == "YES",
            runsOnCallersActor: value("SWIFT_APPROACHABLE_CONCURRENCY") == "YES"
                || value("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT") == "YES"
        )
    }
}
