import Foundation
import RIBs

// MARK: - Services

protocol GrainFetching { func grains() -> [String] }

final class GrainWorker: GrainFetching {
    private var cache: [String] = []
    func grains() -> [String] { cache }
}

protocol ShelfKeeping: AnyObject { func keep(_ grain: String) }

final class ShelfKeeper: ShelfKeeping {
    static let shared = ShelfKeeper()
    private var kept: [String] = []
    func keep(_ grain: String) { kept.append(grain) }
}

final class Mill {
    private var turns = 0
    init() {}
    func turn() { turns += 1 }
}

final class Scale {
    private var weight = 0
    init() {}
}

// MARK: - The tree

protocol PantryDependency: Dependency {
    var mill: Mill { get }
}

final class KitchenComponent: Component<EmptyDependency>, PantryDependency {
    init() { super.init(dependency: EmptyComponent()) }
    var mill: Mill { shared { Mill() } }
    var shelfKeeper: ShelfKeeping { shared { ShelfKeeper() } }
}

final class PantryComponent: Component<PantryDependency> {
    // Found: nothing provides it, and a protocol is there to replace it.
    var stock: Stock { Stock(name: "dry") }

    var grainFetching: GrainFetching { GrainWorker() }
    // Not found: passed.
    var other: Stock { Stock(name: "wet", grains: GrainWorker()) }
}

final class Stock {
    let name: String
    let grains: GrainFetching
    init(name: String, grains: GrainFetching = GrainWorker()) {
        self.name = name
        self.grains = grains
    }
}

final class PantryBuilder: Builder<PantryDependency> {
    func build() -> Router<Interactable> {
        let component = PantryComponent(dependency: dependency)
        dependency.mill.turn()
        // Found: the dependency has a mill, and a scope above has a keeper.
        let interactor = PantryInteractor(stock: component.stock)
        _ = component.other
        return Router(interactor: interactor)
    }
}

final class PantryInteractor: Interactor {
    private let stock: Stock
    private let mill: Mill
    private let keeper: ShelfKeeping
    private let helper = PantryHelper()

    init(stock: Stock, mill: Mill = Mill(), keeper: ShelfKeeping = ShelfKeeper.shared) {
        self.stock = stock
        self.mill = mill
        self.keeper = keeper
    }
}

final class PantryHelper {
    // Found: code that the interactor creates works for its scope.
    private let clock = PantryClock()
}

final class PantryClock {
    private var mill: Mill
    init(mill: Mill = .init()) { self.mill = mill }
}

// MARK: - What looks like it

struct Measure { var cups = 1 }
enum Unit { case cup }

/// It never changes.
final class Palette {
    let name: String
    init(name: String = "oak") { self.name = name }
}

private final class Ledger {
    private var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}

protocol JarViewControllable: ViewControllable {}
final class JarView: JarViewControllable {
    private var lids = 0
}

final class Jar {
    // Values, constants, objects of other libraries, views, functions: none of them belongs into the graph.
    init(
        measure: Measure = Measure(),
        unit: Unit = .cup,
        palette: Palette = Palette(),
        center: NotificationCenter = .default,
        calendar: Calendar = .current,
        formatter: DateFormatter = DateFormatter(),
        view: JarViewControllable = JarView(),
        now: @escaping () -> Date = { Date() },
        count: Int = Int.max,
        label: String? = nil
    ) {}
}

final class Book {
    // Its class is private to the file, so no scope can provide it.
    fileprivate init(ledger: Ledger = Ledger()) {}
}

final class Tray {
    // A class that nothing provides and no protocol stands for.
    init(scale: Scale = Scale()) {}
}

final class Sieve {
    // Without a label at the call, the argument may be any.
    init(_ grains: GrainFetching = GrainWorker()) {}
}

final class Basket {
    init(grains: GrainFetching = GrainWorker()) {}
    convenience init(named name: String) { self.init() }
    // The default argument of a default argument is found where the outer one is used.
    init(stock: Stock, size: Int = 1) {}
    init(size: Int, stock: Stock = Stock(name: "default")) {}
}

extension PantryComponent {
    var jar: Jar { Jar() }
    fileprivate var book: Book { Book() }
    var tray: Tray { Tray() }
    var sieve: Sieve { Sieve() }
    var basket: Basket { Basket(stock: Stock(name: "a", grains: GrainWorker())) }
    // Found: the default of the default creates what a scope could provide.
    var bigBasket: Basket { Basket(size: 2) }
}

/// Created by no scope.
final class Attic {
    let stock = Stock(name: "old")
}

let kitchen = KitchenComponent()
let pantry = PantryBuilder(dependency: kitchen).build()
