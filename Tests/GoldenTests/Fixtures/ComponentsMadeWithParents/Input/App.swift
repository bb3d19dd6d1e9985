import RIBs

// Components with an initialiser of their own: what is called `parent` is their dependency.

struct Press {}
struct Ink {}

protocol PageDependency: Dependency {
    var press: Press { get }
    var ink: Ink { get }
}

final class PageComponent: Component<PageDependency> {
    let number: Int

    init(parent: PageDependency, number: Int = 1) {
        self.number = number
        super.init(dependency: parent)
    }
}

final class PageBuilder: SimpleComponentizedBuilder<PageComponent, Page> {
    override func build(with component: PageComponent) -> Page {
        Page(number: component.number, press: component.dependency.press, ink: component.dependency.ink)
    }
}

struct Page {
    let number: Int
    let press: Press
    let ink: Ink
}

protocol BookDependency: Dependency {
    var press: Press { get }
}

final class BookComponent: Component<BookDependency>, PageDependency {
    var press: Press { dependency.press }
    let ink = Ink()

    var pages: PageBuilder { PageBuilder { PageComponent(parent: self) } }
    var cover: PageComponent { .init(parent: self, number: 0) }
}

final class BookBuilder: Builder<BookDependency> {
    func build() {
        let component = BookComponent(dependency: dependency)
        print(component.pages.build(withDynamicBuildDependency: (), dynamicComponentDependency: ()))
        print(component.cover.number)
    }
}

final class ShopComponent: Component<EmptyDependency>, BookDependency {
    let press = Press()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Shop {
    static func open() { BookBuilder(dependency: ShopComponent()).build() }
}
