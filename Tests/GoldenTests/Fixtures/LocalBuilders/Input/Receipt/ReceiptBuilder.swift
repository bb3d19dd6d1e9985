import RIBs

protocol ReceiptDependency: Dependency {
    var fares: FareTable { get }
    var maps: MapProviding { get }
}

final class ReceiptComponent: Component<ReceiptDependency> {}

final class ReceiptBuilder: Builder<ReceiptDependency> {
    func build() -> Routing {
        _ = ReceiptComponent(dependency: dependency)
        return Router(interactor: dependency.fares)
    }
}
