import NeedleFoundation

public typealias YardScope = Component<YardDependency>

public final class YardComponent: YardScope {
    public func open() { print(dependency.granite, dependency.slate) }
}

public final class ShedComponent: Component<any YardDependency> {
    public func open() { print(dependency.granite, dependency.slate) }
}
