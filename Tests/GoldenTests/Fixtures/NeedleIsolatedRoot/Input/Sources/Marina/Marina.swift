import NeedleFoundation

// The module isolates the classes in generated code, too.

nonisolated final class MarinaComponent: BootstrapComponent {
    let name = "Gruž"
    @MainActor var berths: Int { 40 }
    var tide: Int { get async { 3 } }
    @MainActor var wind: Int { get async { 7 } }

    var pier: PierComponent { PierComponent(parent: self) }
    var office: OfficeComponent { OfficeComponent(parent: self) }
    var crane: CraneComponent { CraneComponent(parent: self) }
}

protocol PierDependency: Dependency {
    nonisolated var name: String { get }
    var berths: Int { get }
    var tide: Int { get async }
    var wind: Int { get async }
}

nonisolated final class PierComponent: Component<PierDependency> {
    @MainActor func moor() async -> Int { await dependency.tide + dependency.name.count }
    @MainActor func dock() async -> Int { await dependency.wind + dependency.berths }
}

nonisolated protocol OfficeDependency: Dependency {
    var name: String { get }
    var tide: Int { get async }
}

nonisolated final class OfficeComponent: Component<OfficeDependency> {
    func open() async -> Int { await dependency.tide + dependency.name.count }
}

@MainActor
protocol CraneDependency: Dependency {
    nonisolated var name: String { get }
    nonisolated var tide: Int { get async }
    var berths: Int { get }
}

nonisolated final class CraneComponent: Component<CraneDependency> {
    func lift() async -> Int { await dependency.tide + dependency.name.count }
    @MainActor func turn() -> Int { dependency.berths }
}

@main
enum Main {
    static func main() async {
        registerProviderFactories()
        let marina = MarinaComponent()
        print(await marina.pier.dock(), marina.crane.turn())
    }
}
