/// Propagates what is known about some needs to the needs that depend on them, and on from those that change.
///
/// - Parameters:
///   - known: the needs about which something is known.
///   - waiting: the needs that depend on a need.
///   - learn: adds what one need knows to another, and returns whether that changed it.
func spread(
    from known: [Int],
    to waiting: (_ known: Int) -> SmallArray,
    _ learn: (_ need: Int, _ known: Int) -> Bool
) {
    var pending = known
    var next = 0
    while next < pending.count {
        let above = pending[next]
        next += 1
        for need in waiting(above) where learn(need, above) { pending.append(need) }
    }
}
