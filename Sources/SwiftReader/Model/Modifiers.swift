/// A written access level, from the narrowest to the widest.
public enum Access: UInt8, Sendable, Comparable, CaseIterable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    /// The keyword in the source.
    public var word: String {
        switch self {
        case .private: "private"
        case .fileprivate: "fileprivate"
        case .internal: "internal"
        case .package: "package"
        case .public: "public"
        case .open: "open"
        }
    }

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The modifiers of a declaration other than its access level.
public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `static`, or `class` before a member.
    public static let `static` = Modifiers(rawValue: 1 << 0)
    public static let `lazy` = Modifiers(rawValue: 1 << 1)
    public static let weak = Modifiers(rawValue: 1 << 2)
    /// `unowned`, with or without `(safe)` or `(unsafe)`.
    public static let unowned = Modifiers(rawValue: 1 << 3)
    public static let override = Modifiers(rawValue: 1 << 4)
    public static let final = Modifiers(rawValue: 1 << 5)
    public static let mutating = Modifiers(rawValue: 1 << 6)
    public static let nonisolated = Modifiers(rawValue: 1 << 7)
    public static let required = Modifiers(rawValue: 1 << 8)
    public static let convenience = Modifiers(rawValue: 1 << 9)
    public static let optional = Modifiers(rawValue: 1 << 10)
    public static let dynamic = Modifiers(rawValue: 1 << 11)
    public static let indirect = Modifiers(rawValue: 1 << 12)
    /// `let` instead of `var`.
    public static let constant = Modifiers(rawValue: 1 << 13)
    /// A function, accessor or closure that is `async`.
    public static let asynchronous = Modifiers(rawValue: 1 << 14)
    /// A function, accessor or closure that is `throws` or `rethrows`.
    public static let throwing = Modifiers(rawValue: 1 << 15)
    /// `init?` or `init!`.
    public static let failable = Modifiers(rawValue: 1 << 16)
    /// Any other modifier: `nonmutating`, `prefix`, `infix`, `isolated`, `distributed`, …
    public static let other = Modifiers(rawValue: 1 << 17)
}
