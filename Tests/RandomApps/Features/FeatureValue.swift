/// A value that one scope makes and others ask for.
struct FeatureValue: Sendable {
    let name: String
    let number: Int
    let maker: Int
    let type: FeatureType
    let effects: FeatureEffects
    /// The effects of what makes it: no more than is asked for.
    let madeEffects: FeatureEffects
    /// Whether it is isolated to the app's global actor.
    let isIsolated: Bool
    /// Whether it exists only if `EXTRA` holds.
    let isConditional: Bool
    let isMethod: Bool
    let isSettable: Bool
    /// An `@available` for it.
    let availability: String
    let form: FeatureForm
    var readers: [Int] = []
    /// Scopes between the maker and the readers that make it again.
    var remakers: [Int] = []

    /// A name that the generator of `Needle` could not take.
    var tag: Int { number * 10 + maker + 1 }
}

/// `async` and `throws`.
enum FeatureEffects: String, Sendable, CaseIterable {
    case none = ""
    case asynchronous = "async"
    case throwing = "throws"
    case both = "async throws"
    case typed = "throws(Failure)"

    /// The weaker ones that serve it.
    var served: [FeatureEffects] {
        switch self {
        case .none: [.none]
        case .asynchronous: [.none, .asynchronous]
        case .throwing: [.none, .throwing, .typed]
        case .both: Self.allCases
        case .typed: [.none, .typed]
        }
    }

    /// As Swift writes it in an app.
    func written(_ prefix: String) -> String {
        self == .typed ? "throws(\(prefix)Failure)" : rawValue
    }

    /// What stands before a read.
    var marks: String {
        switch self {
        case .none: ""
        case .asynchronous: "await "
        case .throwing, .typed: "try "
        case .both: "try await "
        }
    }
}

/// How a component writes a value that it makes.
enum FeatureForm: Sendable, CaseIterable {
    case computed, constant, lazyStored, shared, sameFile, otherFile, base, byDefault, wrapped, observed, twice,
        privateSetter
    /// A macro on the component adds it, a macro on the property writes its getter, or a macro makes the value.
    case macroMember, macroAccessor, macroValue

    /// Whether a macro is involved.
    var isMacro: Bool { self == .macroMember || self == .macroAccessor || self == .macroValue }

    /// Whether it can have effects.
    var isComputed: Bool {
        switch self {
        case .computed, .sameFile, .otherFile, .base, .byDefault, .twice, .macroMember, .macroValue: true
        default: false
        }
    }

    /// Whether it stores something.
    var isStored: Bool {
        switch self {
        case .constant, .wrapped, .observed, .privateSetter: true
        default: false
        }
    }
}
