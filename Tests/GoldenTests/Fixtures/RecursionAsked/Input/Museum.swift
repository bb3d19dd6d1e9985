import RIBs

// Rooms lead to galleries and galleries to rooms: fine in RIBs, and said to those who ask.

final class MuseumComponent: Component<EmptyDependency>, RoomDependency {
    func open() { RoomBuilder(dependency: self).build() }
}

protocol RoomDependency: Dependency {}

final class RoomComponent: Component<RoomDependency>, GalleryDependency {}

final class RoomBuilder: Builder<RoomDependency> {
    func build() { GalleryBuilder(dependency: RoomComponent(dependency: dependency)).build() }
}

protocol GalleryDependency: Dependency {}

final class GalleryComponent: Component<GalleryDependency>, RoomDependency {}

final class GalleryBuilder: Builder<GalleryDependency> {
    func build() { RoomBuilder(dependency: GalleryComponent(dependency: dependency)).build() }
}

enum Sunday {
    static func begin() { MuseumComponent(dependency: EmptyComponent()).open() }
}
