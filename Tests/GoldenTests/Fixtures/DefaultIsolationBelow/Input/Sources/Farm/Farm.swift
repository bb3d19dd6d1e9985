import Barn
import RIBs

// What is forwarded keeps the isolation that it has in the module below.

final class FarmComponent: Component<EmptyDependency> {
    @MainActor let hay = Hay()
    var eggs: Int { get async { 3 } }
    let gate = 1

    func feed() async throws -> Int { 2 }

    @MainActor func open() async -> Int { await YardComponent(dependency: self).open() }
}

protocol YardDependency: Dependency, YardDependencyBarn {}

final class YardComponent: Component<YardDependency> {
    @MainActor func open() async -> Int { await BarnComponent(dependency: self).open() }
}

@main
enum Main {
    @MainActor static func main() async {
        print(await FarmComponent(dependency: EmptyComponent()).open())
    }
}
