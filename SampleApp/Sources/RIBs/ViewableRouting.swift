/// The router of a RIB with a view.
public protocol ViewableRouting: Routing {
    /// The view of the RIB, which the parent's router presents.
    var viewControllable: ViewControllable { get }
}
