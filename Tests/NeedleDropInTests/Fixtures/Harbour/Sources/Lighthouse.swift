/// No Component, and makes one in a way that only shows when the file is read.
final class Lighthouse: Watchman {
    func beam() -> PierComponent { .init(parent: self) }
}
