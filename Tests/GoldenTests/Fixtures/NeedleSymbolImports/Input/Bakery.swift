import class NeedleFoundation.BootstrapComponent
import class NeedleFoundation.Component
import protocol NeedleFoundation.Dependency

// Only the symbols that the app names are imported, and a requirement's type is a typealias of its protocol.

enum Dough {
    struct Recipe {
        let flour = 500
    }
    enum Kind {
        case rye, wheat
    }
}

final class BakeryComponent: BootstrapComponent {
    let recipe = Dough.Recipe()
    let kind = Dough.Kind.rye

    var oven: OvenComponent { OvenComponent(parent: self) }
}

protocol OvenDependency: Dependency {
    typealias Source = Dough
    typealias Sort = Dough.Kind
    var recipe: Self.Source.Recipe { get }
    var kind: Self.Sort { get }
}

final class OvenComponent: Component<OvenDependency> {
    var loaf: String { "\(dependency.kind) \(dependency.recipe.flour)" }
}

enum Bakery {
    static func open() -> String {
        registerProviderFactories()
        return BakeryComponent().oven.loaf
    }
}
