import Dispatch

/// Transforms values on all cores.
///
/// - Parameters:
///   - values: the values to transform. Each is one unit of work, so avoid many tiny ones.
///   - transform: called once for each value, on any thread.
/// - Returns: the results in the order of the values, independent of the number of cores.
package func mapOnAllCores<Value: Sendable, Result>(
    _ values: [Value],
    _ transform: @Sendable (Value) -> Result
) -> [Result] {
    guard values.count > 1 else { return values.map(transform) }
    return [Result](unsafeUninitializedCapacity: values.count) { buffer, count in
        // Each iteration writes to its own slot.
        nonisolated(unsafe) let slots = buffer
        DispatchQueue.concurrentPerform(iterations: values.count) { index in
            slots.initializeElement(at: index, to: transform(values[index]))
        }
        count = values.count
    }
}

/// Splits a range of numbers into portions of similar size for `mapOnAllCores`. There are many more portions than most
/// machines have cores, so no core waits long for the last one.
///
/// - Parameter count: the number of elements; the range starts at 0.
package func portions(of count: Int) -> [Range<Int>] { portions(of: count, size: count / 32 + 1) }

/// Splits a range of numbers into consecutive portions for `mapOnAllCores`.
///
/// The portions depend only on the count, not on the machine.
///
/// - Parameters:
///   - count: the number of elements; the range starts at 0.
///   - size: the number of elements in a portion; the last portion may be smaller.
package func portions(of count: Int, size: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: max(1, size)).map { start in start..<min(start + max(1, size), count) }
}

/// Splits a range of numbers into portions of similar work for `mapOnAllCores`.
///
/// - Parameters:
///   - weights: the amount of work of each number, starting at 0.
///   - size: the least work of a portion; only the last portion may have less.
package func portions(weighing weights: [Int], size: Int) -> [Range<Int>] {
    var portions: [Range<Int>] = []
    var (start, end, weight) = (0, 0, 0)
    for next in weights {
        end += 1
        weight += next
        guard weight >= size else { continue }
        portions.append(start..<end)
        (start, weight) = (end, 0)
    }
    return start < end ? portions + [start..<end] : portions
}

/// Computes two values at the same time.
///
/// - Parameter isWorthwhile: whether there is enough work to justify waking another thread.
package func sideBySide<One: Sendable, Other: Sendable>(
    isWorthwhile: Bool,
    _ one: @Sendable () -> One,
    _ other: @Sendable () -> Other
) -> (One, Other) {
    guard isWorthwhile else { return (one(), other()) }
    // Each thread writes to only one of them.
    nonisolated(unsafe) var first: One?
    nonisolated(unsafe) var second: Other?
    DispatchQueue.concurrentPerform(iterations: 2) { index in
        if index == 0 { first = one() } else { second = other() }
    }
    return (first ?? one(), second ?? other())
}
