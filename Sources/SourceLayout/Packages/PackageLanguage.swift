import Modules
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
        var flags = LanguageFlags(mode: settings.contains { $0 == nil } ? nil : packageMode)
        for setting in settings.compactMap(\.self) {
            let argument = setting.fields.first?.value
            switch setting.name {
            case "swiftLanguageMode", "swiftLanguageVersion": flags.mode = argument.flatMap(Self.mode)
            case "unsafeFlags":
                guard let words = argument?.list?.map(\.text), !words.contains(nil), setting.fields.count == 1 else {
                    flags.mode = nil
                    continue
                }
                flags.read(words.compactMap(\.self))
            case "defaultIsolation": if case .type("MainActor")? = argument { flags.isolatesByDefault = true }
            case "enableUpcomingFeature": if let name = argument?.text { flags.features.insert(name) }
            default: continue
            }
        }
        return flags.settings
    }

    /// `.v5`, `.version("6")`.
    private static func mode(_ value: ManifestValue) -> Int? {
        value.record.flatMap { LanguageFlags.mode($0.fields.first?.value.text ?? $0.name) }
    }

    private static func packageMode(of file: SourceFile) -> Int? {
        for call in file.expressions where call.kind == .call && file.calledName(call) == "Package" {
            for label in ["swiftLanguageModes", "swiftLanguageVersions"] {
                guard let list = file.argument(label, of: call) else { continue }
                // The compiler uses the newest mode that it knows.
                return file.elements(of: list).ids.compactMap { LanguageFlags.mode(file.text(file[$0].range)) }.max()
            }
        }
        return toolsMajor(of: file).map { $0 >= 6 ? 6 : 5 }
    }

    /// The first number in `// swift-tools-version: 6.0`.
    private static func toolsMajor(of file: SourceFile) -> Int? {
        let first = file.bytes.prefix { $0 != UInt8(ascii: "\n") }
        let line = String(decoding: first, as: UTF8.self)
        guard line.hasPrefix("//"), line.containsBytes("swift-tools-version") else { return nil }
        return line.first { $0.isASCII && $0.isNumber }?.wholeNumberValue
    }
}
