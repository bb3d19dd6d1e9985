/// The language settings of a module in a manifest or in build settings.
public struct LanguageSettings: Hashable, Sendable {
    /// The Swift language mode, 5 or 6; `nil` if it is not declared.
    public let mode: Int?
    /// Whether the compiler infers isolation for declarations or conformances: `defaultIsolation`,
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
