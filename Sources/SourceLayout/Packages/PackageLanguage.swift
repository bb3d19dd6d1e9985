import SwiftReader

/// The language settings of the targets in a `Package.swift`.
struct PackageLanguage {
    /// The property of targets. SwiftPM's default is `nil`.
    static let property = "swiftSettings"

    /// The mode of targets without a mode of their own; `nil` if it is computed.
    private let packageMode: Int?
    /// Whether code changes the settings of targets after their declaration.
    private let isComputed: Bool

    init(of file: SourceFile) {
        isComputed = file.expressions.contains { $0.kind == .member && file.isNamed(Self.property, $0.name) }
        packageMode = Self.packageMode(of: file)
    }

    /// The settings of a target of which nothing but a call is known.
    ///
    /// - Parameter saysMore: whether it has settings of its own, which are not evaluated.
    func settings(ofCall saysMore: Bool) -> LanguageSettings {
        isComputed || saysMore ? .unknown : LanguageSettings(mode: packageMode, infersIsolation: false)
    }

    /// The settings of a target with which the evaluation of the manifest ends.
    func settings(of target: ManifestRecord) -> LanguageSettings {
        let settings: [ManifestRecord?] =
            switch target[Self.property] {
            case nil, .null?: []
            case .list(let values)?: values.map(\.record)
            default: [nil]
            }
        var mode = settings.contains { $0 == nil } ? nil : packageMode
        var features: Set<String> = []
        var isolatesByDefault = false
        for setting in settings.compactMap(\.self) {
            let argument = setting.fields.first?.value
            switch setting.name {
            case "swiftLanguageMode", "swiftLanguageVersion": mode = argument.flatMap(Self.mode)
            case "unsafeFlags":
                guard let flags = argument?.list?.map(\.text), !flags.contains(nil), setting.fields.count == 1 else {
                    mode = nil
                    continue
                }
                let words = flags.compactMap(\.self).filter { $0 != "-Xfrontend" }
                for (flag, value) in zip(words, words.dropFirst()) {
                    switch flag {
                    case "-swift-version": mode = Self.mode(value)
                    case "-enable-upcoming-feature": features.insert(value)
                    case "-default-isolation": isolatesByDefault = value == "MainActor"
                    default: continue
                    }
                }
            case "defaultIsolation": if case .type("MainActor")? = argument { isolatesByDefault = true }
            case "enableUpcomingFeature": if let name = argument?.text { features.insert(name) }
            default: continue
            }
        }
        return LanguageSettings(
            mode: mode,
            infersIsolation: features.contains("InferIsolatedConformances"),
            isolatesByDefault: isolatesByDefault,
            hidesImports: features.contains("InternalImportsByDefault"),
            runsOnCallersActor: features.contains("NonisolatedNonsendingByDefault")
        )
    }

    /// `.v5`, `.version("6")`.
    private static func mode(_ value: ManifestValue) -> Int? {
        value.record.flatMap { mode($0.fields.first?.value.text ?? $0.name) }
    }

    private static func packageMode(of file: SourceFile) -> Int? {
        for call in file.expressions where call.kind == .call && file.calledName(call) == "Package" {
            for label in ["swiftLanguageModes", "swiftLanguageVersions"] {
                guard let list = file.argument(label, of: call) else { continue }
                // The compiler uses the newest mode that it knows.
                return file.elements(of: list).ids.compactMap { mode(file.text(file[$0].range)) }.max()
            }
        }
        return toolsMajor(of: file).map { $0 >= 6 ? 6 : 5 }
    }

    /// `.v5`, `.version("6")`, `.swiftLanguageMode(.v4_2)`.
    private static func mode(_ text: String) -> Int? {
        guard let digit = text.first(where: { $0.isASCII && $0.isNumber })?.wholeNumberValue else { return nil }
        return digit >= 6 ? 6 : 5
    }

    /// The first number in `// swift-tools-version: 6.0`.
    private static func toolsMajor(of file: SourceFile) -> Int? {
        let first = file.bytes.prefix { $0 != UInt8(ascii: "\n") }
        let line = String(decoding: first, as: UTF8.self)
        guard line.hasPrefix("//"), line.containsBytes("swift-tools-version") else { return nil }
        return line.first { $0.isASCII && $0.isNumber }?.wholeNumberValue
    }
}
