import RIBs

protocol FilterDependency: Dependency {
    func clean()
    func rinse() async
    func drain(into bucket: Bucket) async
    func refill(from bucket: sending Bucket) async -> sending Bucket
    var bucket: Bucket { get async }
    var level: Int { get async }
    var name: String { get async }
}

/// It passes between actors only if it is given away.
final class Bucket {}

final class FilterBuilder: Builder<FilterDependency> {
    func build() async {
        dependency.clean()
        await dependency.rinse()
        await dependency.drain(into: Bucket())
        print(await dependency.refill(from: Bucket()), await dependency.bucket, await dependency.level)
        print(await dependency.name)
    }
}

/// What suspends can be done on any actor.
final class PumpComponent: Component<EmptyDependency>, FilterDependency {
    init() { super.init(dependency: EmptyComponent()) }

    @MainActor func clean() {}
    @MainActor func rinse() async {}
    @MainActor func drain(into bucket: Bucket) {}
    @MainActor func refill(from bucket: sending Bucket) -> sending Bucket { Bucket() }
    @MainActor var bucket: Bucket { Bucket() }
    @MainActor var level: Int { 1 }
    @MainActor let name = "pump"
}

func filter() async { await FilterBuilder(dependency: PumpComponent()).build() }
