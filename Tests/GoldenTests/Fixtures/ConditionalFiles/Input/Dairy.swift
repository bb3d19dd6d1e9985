#if !EXPORTING

    import RIBs

    protocol Cheese {}
    protocol SoftCheese: Cheese {}

    // Nothing is uncertain here either: no module has these types for builds with the flag.
    protocol CellarDependency: Dependency {
        associatedtype Shelf

        var shelf: Shelf { get }
        static func age<Kind: Cheese>(_ cheese: Kind) -> Shelf
    }

    final class CellarBuilder<Needs: CellarDependency>: Builder<Needs> {
        func build() { print(dependency.shelf) }
    }

    final class DairyComponent: Component<EmptyDependency>, CellarDependency {
        let shelf = "low"
        var milk: Int { cream * 10 }
        var cream: Int { milk / 10 }

        init() { super.init(dependency: EmptyComponent()) }

        static func age<Kind: SoftCheese>(_ cheese: Kind) -> String { "low" }
        func open() { CellarBuilder(dependency: self).build() }
    }

#endif
