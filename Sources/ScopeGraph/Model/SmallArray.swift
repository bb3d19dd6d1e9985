import Cores

/// An array of 32-bit numbers that stores up to one element inline.
package struct SmallArray: Hashable, Sendable {
    private enum Content: Hashable, Sendable {
        case none
        case one(Int32)
        /// At least two.
        case many([Int32])
    }

    private var content = Content.none

    package mutating func append(_ number: Int) { insert(number, at: count) }

    /// Inserts a number that a sorted array does not contain yet.
    package mutating func insert(_ number: Int) {
        let location = indices.partitioningIndex(where: { self[$0] >= number })
        if location == count || self[location] != number { insert(number, at: location) }
    }

    /// Merges two sorted arrays.
    package mutating func merge(_ more: SmallArray) {
        // Usually there is one route, and both share one array.
        if isEmpty { content = more.content } else if content != more.content { more.forEach { insert($0) } }
    }

    private mutating func insert(_ number: Int, at location: Int) {
        let number = Int32(truncatingIfNeeded: number)
        switch content {
        case .none: content = .one(number)
        case .one(let other): content = .many(location == 0 ? [number, other] : [other, number])
        case .many(var numbers):
            // A second reference would force a copy.
            content = .none
            numbers.insert(number, at: location)
            content = .many(numbers)
        }
    }
}

extension SmallArray: RandomAccessCollection {
    package var startIndex: Int { 0 }

    package var endIndex: Int {
        switch content {
        case .none: 0
        case .one: 1
        case .many(let numbers): numbers.count
        }
    }

    /// - Parameter position: less than `count`.
    package subscript(position: Int) -> Int {
        switch content {
        case .many(let numbers): return Int(numbers[position])
        case .one(let number) where position == 0: return Int(number)
        case .one, .none: preconditionFailure("there is no number at \(position)")
        }
    }
}

extension SmallArray: ExpressibleByArrayLiteral {
    package init(arrayLiteral numbers: Int...) { self.init(numbers) }

    package init(_ numbers: some Sequence<Int>) {
        for number in numbers { append(number) }
    }
}
