/// Finds what bytes repeat of what precedes them.
enum Repetitions {
    enum Step {
        case byte(UInt8)
        /// Both in bytes; the distance is at least 1.
        case repetition(length: Int, distance: Int)
    }

    static let shortest = 4
    /// The number of earlier places that are tried.
    private static let mostTries = 64
    private static let longEnough = 160
    private static let slotBits = 16

    /// - Parameter farthest: the largest distance.
    static func steps(of bytes: [UInt8], farthest: Int = .max) -> [Step] {
        var steps: [Step] = []
        steps.reserveCapacity(bytes.count / 4)
        bytes.withUnsafeBufferPointer { bytes in
            var finder = Finder(bytes, farthest)
            var position = 0
            while position < bytes.count {
                guard let found = finder.longest(at: position) else {
                    steps.append(.byte(bytes[position]))
                    finder.add(position)
                    position &+= 1
                    continue
                }
                finder.add(position)
                // A longer one may begin at the next byte.
                if found.length < longEnough, let next = finder.longest(at: position &+ 1),
                    next.length > found.length &+ 1
                {
                    steps.append(.byte(bytes[position]))
                    position &+= 1
                    continue
                }
                steps.append(.repetition(length: found.length, distance: found.distance))
                for inner in position &+ 1..<position &+ found.length { finder.add(inner) }
                position &+= found.length
            }
        }
        return steps
    }

    /// The places of all groups of four bytes seen so far, newest first.
    private struct Finder {
        private let bytes: UnsafeBufferPointer<UInt8>
        private var newest = [Int32](repeating: -1, count: 1 << slotBits)
        private var previous: [Int32]

        private let farthest: Int

        init(_ bytes: UnsafeBufferPointer<UInt8>, _ farthest: Int) {
            self.bytes = bytes
            self.farthest = farthest
            previous = [Int32](repeating: -1, count: bytes.count)
        }

        private func slot(at position: Int) -> Int {
            let group =
                UInt32(bytes[position]) | UInt32(bytes[position &+ 1]) &<< 8 | UInt32(bytes[position &+ 2]) &<< 16
                | UInt32(bytes[position &+ 3]) &<< 24
            return Int((group &* 0x9E37_79B1) &>> UInt32(32 &- slotBits))
        }

        mutating func add(_ position: Int) {
            guard bytes.count &- position >= shortest else { return }
            let slot = slot(at: position)
            previous[position] = newest[slot]
            newest[slot] = Int32(truncatingIfNeeded: position)
        }

        func longest(at position: Int) -> (length: Int, distance: Int)? {
            guard bytes.count &- position >= shortest else { return nil }
            var (best, distance) = (shortest &- 1, 0)
            var candidate = Int(newest[slot(at: position)])
            var tries = mostTries
            while candidate >= 0, position &- candidate <= farthest, tries > 0 {
                tries &-= 1
                let length = commonLength(candidate, position, atLeast: best)
                if length > best, isWorthwhile(length, position &- candidate) {
                    (best, distance) = (length, position &- candidate)
                    if length >= longEnough { break }
                }
                candidate = Int(previous[candidate])
            }
            return distance > 0 ? (best, distance) : nil
        }

        /// A distant short repetition takes more bits than its bytes.
        private func isWorthwhile(_ length: Int, _ distance: Int) -> Bool {
            length > 5 || distance < (length == 4 ? 1 << 11 : 1 << 15)
        }

        private func commonLength(_ first: Int, _ second: Int, atLeast best: Int) -> Int {
            let most = bytes.count &- second
            guard best < most, bytes[first &+ best] == bytes[second &+ best] else { return 0 }
            var length = 0
            while length < most, bytes[first &+ length] == bytes[second &+ length] { length &+= 1 }
            return length
        }
    }
}
