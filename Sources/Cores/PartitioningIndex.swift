extension Range<Int> {
    /// The first number for which a condition does not hold, found by binary search; the upper bound if it holds for
    /// all.
    ///
    /// - Parameter holds: true for all numbers before some position and false for all others.
    @inlinable
    package func partitioningIndex(pastAll holds: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
