import Foundation

/// Whether the time that some work takes grows in proportion to its size, and not as the square of it.
///
/// What counts is the time in which the processor executes the calling thread, so that other work on the machine hardly
/// matters, and its speed makes no difference: only the two times are compared with each other. Of several runs, the
/// fastest count.
///
/// - Parameters:
///   - small: the smaller size.
///   - large: at least eight times as large, so that proportion and square are far apart.
///   - work: does the work for a size.
package func growsInProportion<Product>(
    from small: Int,
    to large: Int,
    _ work: (Int) throws -> Product
) rethrows -> Bool {
    var (fastestSmall, fastestLarge) = (Double.infinity, Double.infinity)
    for _ in 1...5 {
        fastestSmall = min(fastestSmall, try seconds { try work(small) })
        fastestLarge = min(fastestLarge, try seconds { try work(large) })
        // What takes less than a millisecond measures the clock.
        let exponent = log(fastestLarge / max(fastestSmall, 0.001)) / log(Double(large) / Double(small))
        if exponent < 1.6 { return true }
    }
    return false
}

/// The processor time of this thread in seconds.
private func seconds<Product>(_ work: () throws -> Product) rethrows -> Double {
    let start = processorTime()
    let product = try work()
    let end = processorTime()
    withExtendedLifetime(product) {}
    return end - start
}

private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
