import RIBs

final class SiteComponent: Component<EmptyDependency>, AtticDependency, BayDependency, CellarDependency, DenDependency,
    EntryDependency, ForgeDependency
{
    let plan = Plan()
    init() { super.init(dependency: EmptyComponent()) }
}

/// A builder that others only know as a generic parameter.
protocol Child {
    associatedtype Needs
    init(dependency: Needs)
    func build() -> Routing
}

extension AtticBuilder: Child {}

/// Passes what it receives to the builder that its parameter names.
struct Feature<B: Child> {
    let builder: B
    init(_ needs: B.Needs) { builder = B(dependency: needs) }
}

/// The same in a protocol's extension, with static and other members.
protocol Opening {
    associatedtype Needs
    static func open(_ needs: Needs)
}

extension Opening {
    static func show(_ needs: Needs) { open(needs) }
    func show(_ needs: Needs) { Self.open(needs) }
}

enum Bays: Opening {
    static func open(_ needs: BayDependency) { BayBuilder(dependency: needs).build() }
}

struct Cellars: Opening {
    static func open(_ needs: CellarDependency) { CellarBuilder(dependency: needs).build() }
}

/// Creates nothing.
enum Labels: Opening {
    static func open(_ needs: String) {}
}

/// The annotation of its values determines their type.
struct Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

@propertyWrapper
struct Kept<Value> {
    var wrappedValue: Value
}

final class Shelf {
    @Kept var forge: ForgeDependency
    init(component: SiteComponent) { _forge = Kept(wrappedValue: component) }
    func build() { ForgeBuilder(dependency: forge).build() }
}

final class SiteBuilder: Builder<EmptyDependency> {
    func build() {
        let component = SiteComponent()
        _ = Feature<AtticBuilder>(component).builder.build()
        Bays.show(component)
        Cellars().show(component)
        Labels.show("x")
        let den: Box<DenDependency> = Box(component)
        DenBuilder(dependency: den.value).build()
        open(Box(component))
        Shelf(component: component).build()
    }

    private func open(_ box: Box<EntryDependency>) { EntryBuilder(dependency: box.value).build() }
}

func start() { SiteBuilder(dependency: EmptyComponent()).build() }
