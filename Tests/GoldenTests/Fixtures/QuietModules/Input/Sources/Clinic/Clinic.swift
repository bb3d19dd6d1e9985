import RIBs

/// The contract of the library: whoever makes the ward reads its doctor there.
public protocol WardDependency: Dependency {
    var doctor: String { get }
}

/// Other modules may hand it on as what the pharmacy needs.
public final class WardComponent: Component<WardDependency>, PharmacyDependency {
    public let shelf = 4
}

public protocol PharmacyDependency: Dependency {
    var shelf: Int { get }
}

public final class PharmacyComponent: Component<PharmacyDependency> {
    public var size: Int { dependency.shelf }
}

public final class StoreComponent: Component<EmptyDependency>, PharmacyDependency {
    public let shelf = 2

    public init() { super.init(dependency: EmptyComponent()) }

    public func pharmacy() -> PharmacyComponent { PharmacyComponent(dependency: self) }
}

public protocol NurseRouting: Routing {}

public protocol NurseListener: AnyObject {
    func didFinish()
}

open class NurseInteractor: Interactor {
    public weak var router: NurseRouting?
    public weak var listener: NurseListener?
}
