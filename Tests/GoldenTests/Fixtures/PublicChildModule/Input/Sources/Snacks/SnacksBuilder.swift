import RIBs
import Seats

public protocol SnacksDependency: Dependency {
    var row: Row { get }
    var price: Int { get }
}

public final class SnacksComponent: Component<SnacksDependency> {
    let popcorn = "sweet"
}

public final class SnacksBuilder: Builder<SnacksDependency> {
    public func build() {
        let component = SnacksComponent(dependency: dependency)
        TrayBuilder(dependency: component).build()
    }
}
