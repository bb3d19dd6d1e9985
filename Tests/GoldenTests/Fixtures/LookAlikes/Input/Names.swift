import RIBs

/// A struct of the name, and a type that takes a parent without being a component.
enum Diagram {
    struct Component {
        let parent: AnyObject
    }

    struct Builder<Value> {
        let dependency: Value
    }

    static func draw(_ owner: AnyObject) -> [Any] {
        [Component(parent: owner), Builder(dependency: [1, 2])]
    }
}

/// A class that ends like a component and is none.
final class ImageComponent {
    var image: Int { 1 }
}

/// A protocol that ends like a dependency and is nobody's.
protocol TaskDependency {
    var first: Int { get }
}

struct Chain: TaskDependency {
    var first: Int { 0 }
}

struct Plan {
    init(dependency: [TaskDependency]) {}

    static func make() -> Plan { .init(dependency: [Chain()]) }
}

enum Reading {
    static func begin() {
        let shelf = ShelfComponent()
        let author = AuthorBuilder(dependency: shelf.bookBuilder.build()).build()
        print(author.bookBuilder.build().authorBuilder, Diagram.draw(shelf), Plan.make(), ImageComponent().image)
    }
}
