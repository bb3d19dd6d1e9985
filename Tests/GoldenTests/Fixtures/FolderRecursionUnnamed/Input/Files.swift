import RIBs

struct Disk {}

protocol FolderNeeds: Dependency {
    var disk: Disk { get }
    var path: String { get }
}

/// A folder makes the folders in it: a scope below itself.
final class FolderKit: Component<FolderNeeds> {
    let path: String

    init(dependency: FolderNeeds, path: String) {
        self.path = path
        super.init(dependency: dependency)
    }

    func folder(_ name: String) { FolderMaker(dependency: self).build(name: name) }
}

extension FolderKit: FolderNeeds {
    var disk: Disk { dependency.disk }
}

final class FolderMaker: Builder<FolderNeeds> {
    func build(name: String) {
        let component = FolderKit(dependency: dependency, path: "\(dependency.path)/\(name)")
        component.folder("Pictures")
        PreviewMaker(dependency: component).build()
    }
}

/// Opens the folder that it shows: round in a circle at navigation level.
protocol PreviewNeeds: Dependency {
    var disk: Disk { get }
    var path: String { get }
}

final class PreviewKit: Component<PreviewNeeds> {
    func openFolder() { FolderMaker(dependency: self).build(name: "..") }
}

final class PreviewMaker: Builder<PreviewNeeds> {
    func build() { PreviewKit(dependency: dependency).openFolder() }
}

final class BrowserKit: Component<EmptyDependency>, FolderNeeds {
    let disk = Disk()
    let path = "/"

    init() { super.init(dependency: EmptyComponent()) }
}

enum Browsing {
    static func begin() { FolderMaker(dependency: BrowserKit()).build(name: "Home") }
}
