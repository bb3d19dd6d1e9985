/// Builds a RIB: creates its component, view, interactor and router, and connects them.
///
/// Only the builder knows the concrete types of a RIB.
open class Builder<DependencyType>: Buildable {
    /// The requirements of the RIB. Every build creates the component from it.
    public let dependency: DependencyType

    /// Creates the builder of a RIB below the scope that is its dependency.
    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}
