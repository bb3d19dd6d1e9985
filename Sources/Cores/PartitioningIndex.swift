extension Range<Int> {
    /// The first number for which something does not hold, found by halving; the end where it holds for all.
    ///
    /// - Parameter holds: holds for all numbers in front of some place, and for none behind it.
    @inlinable
    public func partitioningIndex(pastAll holds: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
