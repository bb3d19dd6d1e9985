/// A part of a generated file, in UTF-8. Pieces are rendered on demand, because a large app's file takes much memory.
package enum OutputPiece: Sendable {
    case written([UInt8])
    /// Rendered on each call.
    case unwritten(@Sendable () -> [UInt8])

    package var bytes: [UInt8] {
        switch self {
        case .written(let bytes): bytes
        case .unwritten(let write): write()
        }
    }
}
