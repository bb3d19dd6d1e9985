import NeedleFoundation
import Stones

public protocol ShedDependency: Dependency {
    var slate: Slate { get }
}

/// The library's protocol is a part that its provider has to name, too.
public final class YardComponent: Component<HasGranite & Dependency> {
    public func open() { print(dependency.granite) }
}

public final class ShedComponent: Component<ShedDependency> {
    public func open() { print(dependency.slate) }
}
