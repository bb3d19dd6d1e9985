import RIBs

protocol RootDependency: Dependency, RootDependencyTrip, RootDependencyReceipt {}

final class RootComponent: Component<RootDependency> {
    let rider = Rider(name: "Ada")
}

final class RootBuilder: Builder<RootDependency> {
    override init(dependency: RootDependency) { super.init(dependency: dependency) }

    func build() -> RootRouter {
        let component = RootComponent(dependency: dependency)
        let signInBuilder = SignInBuilder(dependency: component)
        let tripBuilder: TripBuilder =
            .init(
                dependency: component
            )
        return RootRouter(
            interactor: RootInteractor(),
            signInBuilder: signInBuilder,
            tripBuilder: tripBuilder,
            receiptBuilder: ReceiptBuilder(dependency: component)
        )
    }
}
