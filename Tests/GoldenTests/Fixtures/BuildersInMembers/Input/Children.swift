import RIBs

struct Catalogue {}

struct Member {}

protocol LoansDependency: Dependency {
    var catalogue: Catalogue { get }
    var member: Member { get }
}

protocol LoansBuildable: Buildable {
    func build() -> Router<Interactor>
}

final class LoansComponent: Component<LoansDependency> {}

final class LoansBuilder: Builder<LoansDependency>, LoansBuildable {
    func build() -> Router<Interactor> {
        let component = LoansComponent(dependency: dependency)
        return Router(interactor: ShelfInteractor(component.dependency.member))
    }
}

final class ShelfInteractor: Interactor {
    init(_ member: Member) {}
}

protocol FinesDependency: Dependency {
    var member: Member { get }
}

protocol FinesBuildable: Buildable {
    func build() -> Router<Interactor>
}

final class FinesComponent: Component<FinesDependency> {}

final class FinesBuilder: Builder<FinesDependency>, FinesBuildable {
    func build() -> Router<Interactor> {
        let component = FinesComponent(dependency: dependency)
        return Router(interactor: ShelfInteractor(component.dependency.member))
    }
}

protocol HoldsDependency: Dependency {
    var member: Member { get }
}

final class HoldsComponent: Component<HoldsDependency> {}

final class HoldsBuilder: Builder<HoldsDependency> {
    func build() -> Router<Interactor> {
        let component = HoldsComponent(dependency: dependency)
        return Router(interactor: ShelfInteractor(component.dependency.member))
    }
}

protocol SearchDependency: Dependency {
    var catalogue: Catalogue { get }
}

final class SearchComponent: Component<SearchDependency> {}

final class SearchBuilder: Builder<SearchDependency> {
    func build() -> Router<Interactor> {
        _ = SearchComponent(dependency: dependency)
        return Router(interactor: Interactor())
    }
}
