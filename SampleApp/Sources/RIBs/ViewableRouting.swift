/// The router of a RIB that owns a view.
public protocol ViewableRouting: Routing {
    /// The view of the RIB, for the parent's router to present.
    var viewControllable: ViewControllable { get }
}
