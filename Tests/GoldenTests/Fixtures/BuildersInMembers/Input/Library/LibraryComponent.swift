import RIBs

protocol LibraryDependency: Dependency {
    var catalogue: Catalogue { get }
}

/// Everything around the loans of a public library.
final class LibraryComponent: Component<LibraryDependency> {
    let member = Member()
    lazy var loansBuildable: LoansBuildable = { LoansBuilder(dependency: self) }()
    var finesBuilder: FinesBuildable { FinesBuilder(dependency: self) }
    var holdsBuilder: HoldsBuilder { .init(dependency: self) }
}

final class LibraryBuilder: Builder<LibraryDependency> {
    func build() -> Router<Interactor> {
        let component = LibraryComponent(dependency: dependency)
        _ = component.loansBuildable.build()
        _ = component.finesBuilder.build()
        return component.holdsBuilder.build()
    }
}
