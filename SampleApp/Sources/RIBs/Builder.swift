/// Builds a RIB: makes its component, view, interactor and router, and ties them together.
///
/// A builder is the only place that knows the concrete types of a RIB.
open class Builder<DependencyType>: Buildable {
    /// What the RIB needs from above; the component is made from it at every build.
    public let dependency: DependencyType

    /// Makes the builder of a RIB below the scope that is its dependency.
    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}
