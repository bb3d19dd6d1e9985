/// The language settings of a module in a manifest or in build settings.
package struct LanguageSettings: Hashable, Sendable {
    /// The Swift language mode, 5 or 6; `nil` if it is not declared.
    package let mode: Int?
    /// Whether the compiler infers isolation for declarations or conformances: `defaultIsolation`,
    /// `InferIsolatedConformances`.
    package let infersIsolation: Bool
    /// Whether declarations belong to the main actor unless they say otherwise: `defaultIsolation(MainActor.self)`.
    package let isolatesByDefault: Bool
    /// Whether an import without a modifier is internal: `InternalImportsByDefault`.
    package let hidesImports: Bool

    /// Whether an asynchronous method without isolation runs on the actor of its caller:
    /// `NonisolatedNonsendingByDefault`.
    package let runsOnCallersActor: Bool
    /// Whether a file only sees the members that modules declare that it imports: `MemberImportVisibility`.
    package let checksMemberImports: Bool

    package init(
        mode: Int?,
        infersIsolation: Bool,
        isolatesByDefault: Bool = false,
        hidesImports: Bool = false,
        runsOnCallersActor: Bool = false,
        checksMemberImports: Bool = false
    ) {
        self.checksMemberImports = checksMemberImports
        self.runsOnCallersActor = runsOnCallersActor
        self.mode = mode
        self.infersIsolation = infersIsolation || isolatesByDefault
        self.isolatesByDefault = isolatesByDefault
        self.hidesImports = hidesImports
    }

    package static let unknown = LanguageSettings(mode: nil, infersIsolation: false)
}
