import Modules

extension LanguageSettings {
    /// Reads build settings of Xcode.
    init(buildSettings value: (String) -> String?) {
        func isSet(_ key: String) -> Bool { value(key) == "YES" }
        let isApproachable = isSet("SWIFT_APPROACHABLE_CONCURRENCY")
        let features = [
            "InferIsolatedConformances": isApproachable || isSet("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES"),
            "InternalImportsByDefault": isSet("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT"),
            "MemberImportVisibility": isSet("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY"),
            "NonisolatedNonsendingByDefault": isApproachable
                || isSet("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT"),
        ]
        var flags = LanguageFlags(
            mode: value("SWIFT_VERSION").flatMap { LanguageFlags.mode($0) },
            features: Set(features.filter(\.value).keys),
            isolatesByDefault: value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
        )
        // Xcode passes them last.
        if let others = value("OTHER_SWIFT_FLAGS") { flags.read([others]) }
        self = flags.settings
    }
}
