import Dispatch

/// Transforms values on all cores; the results stand in the order of the values.
func mapOnAllCores<Value: Sendable, Result>(
    _ values: [Value],
    _ transform: @Sendable (Value) -> Result
) -> [Result] {
    [Result](unsafeUninitializedCapacity: values.count) { buffer, count in
        // Each iteration has a slot of its own.
        nonisolated(unsafe) let slots = buffer
        DispatchQueue.concurrentPerform(iterations: values.count) { index in
            slots.initializeElement(at: index, to: transform(values[index]))
        }
        count = values.count
    }
}
