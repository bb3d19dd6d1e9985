import Modules

/// What compiler flags and the like declare about the language of a module.
struct LanguageFlags {
    /// As in `LanguageSettings.mode`.
    var mode: Int?
    /// The upcoming features that are enabled.
    var features: Set<String> = []
    var isolatesByDefault = false

    var settings: LanguageSettings {
        LanguageSettings(
            mode: mode,
            infersIsolation: features.contains("InferIsolatedConformances"),
            isolatesByDefault: isolatesByDefault,
            hidesImports: features.contains("InternalImportsByDefault"),
            runsOnCallersActor: features.contains("NonisolatedNonsendingByDefault"),
            checksMemberImports: features.contains("MemberImportVisibility")
        )
    }

    /// Reads flags in the order in which the compiler gets them.
    mutating func read(_ flags: some Sequence<String>) {
        let words = flags.flatMap { $0.split { $0 == " " || $0 == "=" } }.filter { $0 != "-Xfrontend" }
        for (flag, value) in zip(words, words.dropFirst()) {
            switch flag {
            case "-swift-version": mode = Self.mode(value)
            case "-enable-upcoming-feature": features.insert(String(value))
            case "-default-isolation": isolatesByDefault = value == "MainActor"
            default: continue
            }
        }
    }

    /// Reads an entry of `features` in a Swift rule of Bazel.
    mutating func read(ruleFeature name: String) {
        let upcoming = "swift.upcoming."
        if name == "swift.enable_v6" { mode = 6 }
        if name.hasPrefix(upcoming) { features.insert(String(name.dropFirst(upcoming.count))) }
    }

    /// The mode in a text such as `6.0`, `.v5`, `.version("6")` or `.swiftLanguageMode(.v4_2)`.
    static func mode(_ text: some StringProtocol) -> Int? {
        guard let digit = text.first(where: { $0.isASCII && $0.isNumber })?.wholeNumberValue else { return nil }
        return digit >= 6 ? 6 : 5
    }
}
