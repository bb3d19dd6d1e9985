/// A part of a generated file, in UTF-8; a large app's file is large to stand in memory as a whole.
public enum OutputPiece: Sendable {
    case written([UInt8])
    /// Written when it is asked for, and as often.
    case unwritten(@Sendable () -> [UInt8])

    public var bytes: [UInt8] {
        switch self {
        case .written(let bytes): bytes
        case .unwritten(let write): write()
        }
    }
}
