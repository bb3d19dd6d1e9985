import RIBs

protocol SignInDependency: Dependency {
    var rider: Rider { get }
}

final class SignInComponent: Component<SignInDependency> {}

protocol SignInBuildable: Buildable {
    func build() -> Routing
}

final class SignInInteractor: Interactor {
    init(rider: Rider) {}
}

final class SignInBuilder: Builder<SignInDependency>, SignInBuildable {
    func build() -> Routing {
        let component = SignInComponent(dependency: dependency)
        return Router(interactor: SignInInteractor(rider: component.dependency.rider))
    }
}
