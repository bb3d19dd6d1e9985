import RIBs

protocol ParcelListener: AnyObject {
    func didDeliver()
}

final class ParcelInteractor: Interactor {
    weak var listener: ParcelListener?
}

protocol ParcelBuildable: Buildable {
    func build(withListener listener: ParcelListener) -> ParcelInteractor
}

/// It forgets who wanted to know.
final class ForgetfulBuilder: Builder<EmptyDependency>, ParcelBuildable {
    func build(withListener listener: ParcelListener) -> ParcelInteractor {
        let interactor = ParcelInteractor()
        interactor.listener = nil
        return interactor
    }
}

final class ParcelBuilder: Builder<EmptyDependency>, ParcelBuildable {
    func build(withListener listener: ParcelListener) -> ParcelInteractor {
        let interactor = ParcelInteractor()
        interactor.listener = listener
        return interactor
    }
}

/// It leaves it to others.
final class ParcelAdapter: Builder<EmptyDependency>, ParcelBuildable {
    func build(withListener listener: ParcelListener) -> ParcelInteractor {
        ParcelBuilder(dependency: dependency).build(withListener: listener)
    }
}

/// It says itself that it does not want to know.
final class SilentBuilder: Builder<EmptyDependency>, ParcelBuildable {
    func build(withListener _: ParcelListener) -> ParcelInteractor { ParcelInteractor() }
}

/// It does not build yet.
final class FutureBuilder: Builder<EmptyDependency>, ParcelBuildable {
    func build(withListener listener: ParcelListener) -> ParcelInteractor { fatalError("Not yet.") }
}

/// It is no builder.
final class ParcelBuildableStub: ParcelBuildable {
    func build(withListener listener: ParcelListener) -> ParcelInteractor { ParcelInteractor() }
}
