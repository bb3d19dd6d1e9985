import RIBs

public protocol HoistDependency: Dependency {
    var height: Int { get }
}
