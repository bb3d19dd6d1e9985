import Dispatch

/// Transforms values on all cores.
///
/// - Parameters:
///   - values: what to transform; each is one piece of work, so there should not be many tiny ones.
///   - transform: called once for each value, on any thread.
/// - Returns: the results in the order of the values, whatever the number of cores.
public func mapOnAllCores<Value: Sendable, Result>(
    _ values: [Value],
    _ transform: @Sendable (Value) -> Result
) -> [Result] {
    guard values.count > 1 else { return values.map(transform) }
    return [Result](unsafeUninitializedCapacity: values.count) { buffer, count in
        // Each iteration has a slot of its own.
        nonisolated(unsafe) let slots = buffer
        DispatchQueue.concurrentPerform(iterations: values.count) { index in
            slots.initializeElement(at: index, to: transform(values[index]))
        }
        count = values.count
    }
}

/// Cuts a run of numbers into portions of about one size for `mapOnAllCores`: many more than most machines have cores, so
/// that none waits long for the last one.
///
/// - Parameter count: how many numbers, from 0 on.
public func portions(of count: Int) -> [Range<Int>] { portions(of: count, size: count / 32 + 1) }

/// Cuts a run of numbers into portions for `mapOnAllCores`.
///
/// The portions depend on the count alone, not on the machine, and follow each other.
///
/// - Parameters:
///   - count: how many numbers, from 0 on.
///   - size: how many of them are worth a piece of work of their own.
public func portions(of count: Int, size: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: max(1, size)).map { start in start..<min(start + max(1, size), count) }
}

/// Cuts a run of numbers, each of which is more or less work, into portions for `mapOnAllCores`.
///
/// - Parameters:
///   - weights: how much work each number is, from 0 on.
///   - size: how much work is worth a piece of its own; only the last portion is smaller.
public func portions(weighing weights: [Int], size: Int) -> [Range<Int>] {
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

/// Makes two values at the same time.
///
/// - Parameter isWorthwhile: whether there is enough to do to wake another thread up.
public func sideBySide<One: Sendable, Other: Sendable>(
    isWorthwhile: Bool,
    _ one: @Sendable () -> One,
    _ other: @Sendable () -> Other
) -> (One, Other) {
    guard isWorthwhile else { return (one(), other()) }
    // Each thread writes to one of them.
    nonisolated(unsafe) var first: One?
    nonisolated(unsafe) var second: Other?
    DispatchQueue.concurrentPerform(iterations: 2) { index in
        if index == 0 { first = one() } else { second = other() }
    }
    return (first ?? one(), second ?? other())
}
