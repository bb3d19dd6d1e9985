import RIBs

// A module may give its types the names of the library's. Others have to say which one they mean.

public final class Router {
    public init() {}
}

public protocol Dependency: RIBs.Dependency {
    var router: Router { get }
}

final class FerryComponent: RIBs.Component<Dependency> {}

public final class Builder: RIBs.Builder<Dependency> {
    public func build() { print(FerryComponent(dependency: dependency).dependency.router) }
}
