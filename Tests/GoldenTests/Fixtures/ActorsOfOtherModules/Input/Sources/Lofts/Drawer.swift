import Parts
import RIBs

public typealias DrawerDependency = HasNails

public final class DrawerComponent: Component<DrawerDependency> {
    public func count() -> Int { (try? dependency.nails) ?? 0 }
}
