/// A line that Needle prints, and from which level on.
public struct LogLine: Equatable, Sendable {
    public enum Level: Int, Comparable, Sendable {
        case debug, info, warning, error

        /// - Returns: `nil` for a word that Needle takes no notice of.
        public init?(named name: String) {
            switch name {
            case "debug": self = .debug
            case "info": self = .info
            case "warning": self = .warning
            case "error": self = .error
            default: return nil
            }
        }

        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

        fileprivate var mark: String {
            switch self {
            case .debug: "debug: 🐞"
            case .info: "info: 📋"
            case .warning: "warning: ❗️"
            case .error: "error: 💩"
            }
        }
    }

    public let level: Level
    public let message: String

    public init(_ level: Level, _ message: String) {
        self.level = level
        self.message = message
    }

    /// As Needle prints it, with its line end.
    public var text: String { "\(level.mark) \(message)\n" }
}
