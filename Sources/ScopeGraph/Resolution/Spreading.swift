/// Carries what is known of some needs to all that wait for them, and on from those that learn something of it.
///
/// - Parameters:
///   - known: the needs of which something is known.
///   - waiting: those that wait for a need.
///   - learn: has a need learn what another one knows, and says whether it was new.
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
