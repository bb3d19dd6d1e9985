import RIBs

// The generated file could not name a dependency that is private to this one: the clause has to be written here.

final class GalleryComponent: Component<EmptyDependency> {
    fileprivate var light: Int { 40 }
    fileprivate func dim(by percent: Int) -> Int { percent }

    func open() { VaultBuilder(dependency: self).build() }
}

private protocol VaultDependency: Dependency {
    var light: Int { get }
    func dim(by percent: Int) -> Int
}

private final class VaultComponent: Component<VaultDependency> {
    func look() { print(dependency.light, dependency.dim(by: 5)) }
}

private final class VaultBuilder: Builder<VaultDependency> {
    func build() { VaultComponent(dependency: dependency).look() }
}

enum Gallery {
    static func open() { GalleryComponent(dependency: EmptyComponent()).open() }
}
