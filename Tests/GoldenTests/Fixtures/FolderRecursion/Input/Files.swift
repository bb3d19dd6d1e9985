import RIBs

struct Disk {}

protocol FolderDependency: Dependency {
    var disk: Disk { get }
    var path: String { get }
}

/// A folder makes the folders in it: a scope below itself.
final class FolderComponent: Component<FolderDependency> {
    let path: String

    init(dependency: FolderDependency, path: String) {
        self.path = path
        super.init(dependency: dependency)
    }

    func folder(_ name: String) { FolderBuilder(dependency: self).build(name: name) }
}

extension FolderComponent: FolderDependency {
    var disk: Disk { dependency.disk }
}

final class FolderBuilder: Builder<FolderDependency> {
    func build(name: String) {
        let component = FolderComponent(dependency: dependency, path: "\(dependency.path)/\(name)")
        component.folder("Pictures")
        PreviewBuilder(dependency: component).build()
    }
}

/// Opens the folder that it shows: round in a circle at navigation level.
protocol PreviewDependency: Dependency {
    var disk: Disk { get }
    var path: String { get }
}

final class PreviewComponent: Component<PreviewDependency> {
    func openFolder() { FolderBuilder(dependency: self).build(name: "..") }
}

final class PreviewBuilder: Builder<PreviewDependency> {
    func build() { PreviewComponent(dependency: dependency).openFolder() }
}

final class BrowserComponent: Component<EmptyDependency>, FolderDependency {
    let disk = Disk()
    let path = "/"

    init() { super.init(dependency: EmptyComponent()) }
}

enum Browsing {
    static func begin() { FolderBuilder(dependency: BrowserComponent()).build(name: "Home") }
}
