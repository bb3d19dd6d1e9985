import RIBs

protocol FilterDependency: Dependency {
    func basin() async -> Basin
    func clean()
    func rinse() async
    func valve() async throws -> Result<Bucket, any Error>
    func drain(into bucket: Bucket) async
    func refill(from bucket: sending Bucket) async -> sending Bucket
    var bucket: Bucket { get async }
    var level: Int { get async }
    var name: String { get async }
}

/// It passes between actors only if it is given away.
final class Bucket {}

enum Basin {
    case dry
    case full(Bucket)
}

final class FilterBuilder: Builder<FilterDependency> {
    func build() async {
        dependency.clean()
        await dependency.rinse()
        print(await dependency.basin(), try? await dependency.valve())
        await dependency.drain(into: Bucket())
        print(await dependency.refill(from: Bucket()), await dependency.bucket, await dependency.level)
        print(await dependency.name)
    }
}

/// What suspends can be done on any actor.
final class PumpComponent: Component<EmptyDependency>, FilterDependency {
    init() { super.init(dependency: EmptyComponent()) }

    @MainActor func basin() -> Basin { .dry }
    @MainActor func clean() {}
    @MainActor func rinse() async {}
    @MainActor func valve() -> Result<Bucket, any Error> { .success(Bucket()) }
    @MainActor func drain(into bucket: Bucket) {}
    @MainActor func refill(from bucket: sending Bucket) -> sending Bucket { Bucket() }
    @MainActor var bucket: Bucket { Bucket() }
    @MainActor var level: Int { 1 }
    @MainActor let name = "pump"
}

// Classes that no child takes claim protocols without an actor.

protocol Serviced {
    var hours: Int { get }
    func service()
    func log() async
}

protocol Counted {
    var count: Int { get }
    func recount()
}

protocol FloatDependency: Dependency {}

final class FloatBuilder: Builder<FloatDependency> {
    func build() { print(dependency) }
}

@MainActor
final class CorkComponent: FloatDependency, Serviced, @preconcurrency Counted {
    let hours = 1
    let count = 2

    func service() {}
    func log() {}
    func recount() {}
}

actor Buoy: FloatDependency, Serviced {
    var hours: Int { 3 }

    nonisolated func service() {}
    func log() {}
}

@MainActor
func float() {
    FloatBuilder(dependency: CorkComponent()).build()
    FloatBuilder(dependency: Buoy()).build()
}

func filter() async { await FilterBuilder(dependency: PumpComponent()).build() }
