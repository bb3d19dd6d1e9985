import Foundation

/// Whether the time that some work takes grows in proportion to its size, and not as the square of it.
///
/// Only the two times are compared with each other, so the speed of the machine makes no difference; other work on it
/// can only spoil single runs, of which the fastest count.
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

private func seconds<Product>(_ work: () throws -> Product) rethrows -> Double {
    var product: Product?
    let duration = try ContinuousClock().measure { product = try work() }
    withExtendedLifetime(product) {}
    return duration / .seconds(1)
}
