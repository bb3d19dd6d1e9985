import RIBs

public final class Winch {
    public init() {}
}

open class BerthComponent<D>: Component<D> {
    // Its importers see this only with @testable.
    let winch = Winch()
}
