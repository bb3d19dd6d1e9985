/// What a manifest or build settings say of the language in which a module is compiled.
public struct LanguageSettings: Hashable, Sendable {
    /// The Swift language mode, 5 or 6; `nil` where nothing says it.
    public let mode: Int?
    /// Whether the compiler gives declarations or conformances an isolation that no source writes: `defaultIsolation`,
    /// `InferIsolatedConformances`.
    public let infersIsolation: Bool
    /// Whether an import without a modifier is internal: `InternalImportsByDefault`.
    public let hidesImports: Bool

    public init(mode: Int?, infersIsolation: Bool, hidesImports: Bool = false) {
        self.mode = mode
        self.infersIsolation = infersIsolation
        self.hidesImports = hidesImports
    }

    public static let unknown = LanguageSettings(mode: nil, infersIsolation: false)
}
