import RIBs

// The generated file could not name a dependency that is private to this one: the clause has to be written here.

final class GalleryComponent: Component<EmptyDependency> {
    fileprivate var light: Int { 40 }

    func open() { VaultBuilder(dependency: self).build() }
}

private protocol VaultDependency: Dependency {
    var light: Int { get }
}

private final class VaultComponent: Component<VaultDependency> {
    func look() { print(dependency.light) }
}

private final class VaultBuilder: Builder<VaultDependency> {
    func build() { VaultComponent(dependency: dependency).look() }
}

enum Gallery {
    static func open() { GalleryComponent(dependency: EmptyComponent()).open() }
}
