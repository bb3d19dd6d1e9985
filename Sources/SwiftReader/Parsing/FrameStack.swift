/// The stack of frames. A step may keep a pointer to the top frame until it is popped.
///
/// Memory is allocated and freed in pieces that are never moved.
struct FrameStack {
    private static var framesInPiece: Int { 512 }

    /// The pieces before the last one, which contains `top`.
    private var earlier = Table<UnsafeMutablePointer<Frame>>()
    private var piece: UnsafeMutablePointer<Frame>
    /// The innermost frame; valid only if `count` is not 0.
    private(set) var top: UnsafeMutablePointer<Frame>
    private(set) var count = 0

    init() {
        piece = .allocate(capacity: Self.framesInPiece)
        top = piece - 1
    }

    func deallocate() {
        var index = 0
        while index < earlier.count {
            earlier[index].deallocate()
            index &+= 1
        }
        earlier.deallocate()
        piece.deallocate()
    }

    mutating func push(_ frame: Frame) {
        top += 1
        if top == piece + Self.framesInPiece {
            earlier.append(piece)
            piece = .allocate(capacity: Self.framesInPiece)
            top = piece
        }
        top.initialize(to: frame)
        count &+= 1
    }

    mutating func pop() {
        guard count > 0 else { return }
        count &-= 1
        if top == piece, let before = earlier.popLast() {
            piece.deallocate()
            piece = before
            top = before + Self.framesInPiece
        }
        top -= 1
    }
}
