/// Facts about types and attributes without sources.
enum KnownTypes {
    private static let prefixes = ["AV", "CA", "CL", "MK", "MT", "NS", "PK", "SF", "SK", "UI", "UN", "WK"]

    /// Whether a superclass or protocol belongs to the platform, so that it has no property of an app.
    static func givesNoProperties(_ name: String) -> Bool {
        guard let prefix = prefixes.first(where: { name.hasPrefix($0) }) else { return false }
        return name.utf8.dropFirst(prefix.utf8.count).first.map { (65...90).contains($0) } ?? false
    }

    private static let protocolSuffixes = ["able", "DataSource", "Delegate", "ObservableObject", "Protocol"]

    /// Whether a type of the platform is a protocol, to judge by its name.
    static func isNamedLikeProtocol(_ name: String) -> Bool { protocolSuffixes.contains { name.hasSuffix($0) } }

    /// Attributes of the language and macros of the platform.
    private static let attributes: Set<String> = [
        "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBSegueAction", "MainActor", "Model",
        "NSApplicationMain", "Observable", "Sendable", "Suite", "Test", "UIApplicationMain",
    ]

    /// Whether an attribute certainly adds no property of an app to a type. Attributes of the language start with a
    /// lowercase letter.
    static func isAttribute(_ name: String) -> Bool {
        let last = name.lastName
        let isSmall = last.utf8.first.map { !(65...90).contains($0) } ?? true
        return isSmall || attributes.contains(last) || last.hasSuffix("Actor")
    }
}
