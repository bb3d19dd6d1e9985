extension Range<Int> {
    /// The first number that meets a condition, found by binary search; the upper bound if none does.
    ///
    /// - Parameter isInSecondPartition: false for all numbers before some position and true for all others.
    @inlinable
    package func partitioningIndex(where isInSecondPartition: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if isInSecondPartition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
