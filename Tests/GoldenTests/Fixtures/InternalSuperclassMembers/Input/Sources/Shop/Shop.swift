import Kit
import RIBs

// What a superclass or a protocol extension of another module keeps to itself serves nothing here, and stands in nothing's
// way.

protocol ShopDependency: Dependency {
    var count: Int { get }
    var currency: String { get set }
    var name: String { get }
    var rate: Double { get }
    var theme: String { get }
    var total: Int { get }
    var version: Int { get }
}

final class ShopBuilder: Builder<ShopDependency> {
    func build() {
        dependency.currency += dependency.name
        print(dependency.count, dependency.rate, dependency.theme, dependency.total, dependency.version)
    }
}

final class AppComponent: BaseComponent<EmptyDependency>, ShopDependency {
    let theme = "dark"

    init() { super.init(dependency: EmptyComponent()) }
}

@main
enum Main {
    static func main() { ShopBuilder(dependency: AppComponent()).build() }
}
