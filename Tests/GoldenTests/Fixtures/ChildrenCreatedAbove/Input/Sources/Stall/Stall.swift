import InvoiceInterface
import RIBs
import Wares

public protocol StallDependency: Dependency {
    var makeInvoice: (any InvoiceDependency) -> any InvoiceBuildable { get }
}

/// It is passed to a function that the market writes, so no module below the market sees the child.
public final class StallComponent: Component<StallDependency> {
    public var paper: Paper { Paper() }
}

public final class StallBuilder: Builder<StallDependency> {
    public func build() {
        let component = StallComponent(dependency: dependency)
        component.dependency.makeInvoice(component).build()
    }
}
