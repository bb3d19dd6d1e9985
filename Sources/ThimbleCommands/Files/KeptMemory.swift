/// Keeps a value until the process ends: to give back the memory of a large app piece by piece takes longer.
func keepUntilEnd<Value>(_ value: Value) { _ = Unmanaged.passRetained(Kept(value)) }

private final class Kept<Value> {
    private let value: Value

    init(_ value: Value) { self.value = value }
}
