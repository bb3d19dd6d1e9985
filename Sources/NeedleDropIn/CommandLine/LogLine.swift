/// A line of Needle's log, with its level.
public struct LogLine: Equatable, Sendable {
    public enum Level: Int, Comparable, Sendable {
        case debug, info, warning, error

        /// - Returns: `nil` for a word that Needle ignores.
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

    /// The line as Needle prints it, with its line break.
    public var text: String { "\(level.mark) \(message)\n" }
}
