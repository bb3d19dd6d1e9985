/// Keeps a value until the process ends: freeing a large app's memory takes longer.
func keepUntilEnd<Value>(_ value: Value) { _ = Unmanaged.passRetained(Kept(value)) }

private final class Kept<Value> {
    private let value: Value

    init(_ value: Value) { self.value = value }
}
