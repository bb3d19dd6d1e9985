import InvoiceInterface
import RIBs
import Wares

final class InvoiceComponent: Component<InvoiceDependency> {}

public final class InvoiceBuilder: Builder<InvoiceDependency>, InvoiceBuildable {
    public func build() { print(InvoiceComponent(dependency: dependency).dependency.paper) }
}
