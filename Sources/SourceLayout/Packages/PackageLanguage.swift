import SwiftReader

/// The language settings of the targets in a `Package.swift`.
struct PackageLanguage {
    private let file: SourceFile
    /// The mode of targets without a mode of their own; `nil` if it is computed.
    private let packageMode: Int?
    /// Whether code changes the settings of targets after their declaration.
    private let isComputed: Bool

    init(of file: SourceFile) {
        self.file = file
        isComputed = file.expressions.contains { $0.kind == .member && file.isNamed("swiftSettings", $0.name) }
        packageMode = Self.packageMode(of: file)
    }

    /// The settings of a target that a function of the manifest creates.
    ///
    /// - Parameter saysMore: whether it has settings of its own, which are not evaluated.
    func settings(ofMadeTarget saysMore: Bool) -> LanguageSettings {
        isComputed || saysMore ? .unknown : LanguageSettings(mode: packageMode, infersIsolation: false)
    }

    /// - Parameter call: the call that declares the target.
    func settings(ofTarget call: Expression) -> LanguageSettings {
        guard let list = file.argument("swiftSettings", of: call) else {
            return settings(ofMadeTarget: false)
        }
        let (elements, isComplete) = file.elements(of: list)
        var mode = isComplete && !isComputed ? packageMode : nil
        var infersIsolation = false
        var isolatesByDefault = false
        var hidesImports = false
        var runsOnCallersActor = false
        for element in elements {
            let setting = file[element]
            switch file.calledName(setting) {
            case "swiftLanguageMode", "swiftLanguageVersion": mode = Self.mode(file.text(setting.range))
            case "unsafeFlags": mode = nil
            case "defaultIsolation": isolatesByDefault = file.text(setting.range).contains("MainActor")
            case "enableUpcomingFeature" where file.text(setting.range).contains("InferIsolatedConformances"):
                infersIsolation = true
            case "enableUpcomingFeature" where file.text(setting.range).contains("InternalImportsByDefault"):
                hidesImports = true
            case "enableUpcomingFeature" where file.text(setting.range).contains("NonisolatedNonsendingByDefault"):
                runsOnCallersActor = true
            default: continue
            }
        }
        return LanguageSettings(
            mode: mode,
            infersIsolation: infersIsolation,
            isolatesByDefault: isolatesByDefault,
            hidesImports: hidesImports,
            runsOnCallersActor: runsOnCallersActor
        )
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
