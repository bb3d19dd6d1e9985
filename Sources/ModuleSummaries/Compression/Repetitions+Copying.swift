/// Copies of bytes, several at a time where there is room for more than the copy.
extension Repetitions {
    /// Repeats bytes, whose earlier occurrence may overlap the copy.
    ///
    /// - Parameters:
    ///   - target: where to write. The bytes before it are there already.
    ///   - distance: how far before the target the bytes occurred.
    ///   - room: the number of bytes that may be written: those after the copy are written later.
    @inline(__always)
    static func copy(_ target: UnsafeMutablePointer<UInt8>, from distance: Int, count: Int, room: Int) {
        let source = target - distance
        if distance >= 16 {
            return copy(UnsafeRawPointer(source), to: target, count: count, room)
        }
        var index = 0
        if distance >= 8, room &- count >= 8 {
            let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
            while index < count {
                let eight = from.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                to.storeBytes(of: eight, toByteOffset: index, as: UInt64.self)
                index = index &+ 8
            }
            return
        }
        while index < count {
            target[index] = source[index]
            index = index &+ 1
        }
    }

    /// Copies bytes to a place that is at least 16 bytes behind them, or elsewhere.
    ///
    /// - Parameter room: the number of bytes that may be read and written.
    @inline(__always)
    static func copy(_ source: UnsafeRawPointer, to target: UnsafeMutablePointer<UInt8>, count: Int, _ room: Int) {
        let to = UnsafeMutableRawPointer(target)
        var index = 0
        if room &- count >= 16 {
            while index < count {
                let sixteen = source.loadUnaligned(fromByteOffset: index, as: SIMD2<UInt64>.self)
                to.storeBytes(of: sixteen, toByteOffset: index, as: SIMD2<UInt64>.self)
                index = index &+ 16
            }
            return
        }
        while index < count {
            target[index] = source.load(fromByteOffset: index, as: UInt8.self)
            index = index &+ 1
        }
    }
}
