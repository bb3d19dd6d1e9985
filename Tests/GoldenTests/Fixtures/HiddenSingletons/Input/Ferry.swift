import Foundation
import RIBs

// MARK: - Shared instances

final class Radio {
    static let shared = Radio()
    private var calls = 0
    func call() { calls += 1 }
}

enum Services {
    static let chart = Chart()
}

final class Chart {
    private var routes: [String] = []
    func plot() { routes.append("") }
}

protocol Weathering: AnyObject { func wind() -> Int }

final class Weather: Weathering {
    static var current: Weathering = Weather()
    private var knots = 0
    func wind() -> Int { knots }
}

actor Timetable {
    static let main = Timetable()
    var trips = 0
    func add() { trips += 1 }
}

// MARK: - The tree

final class FerryComponent: Component<EmptyDependency>, BridgeDependency, DeckDependency {
    init() {
        // Not found: nothing is above a root.
        Radio.shared.call()
        super.init(dependency: EmptyComponent())
    }
    var weather: Weathering { Weather.current }
    var defaults: UserDefaults { UserDefaults.standard }
}

protocol BridgeDependency: Dependency {
    var weather: Weathering { get }
    var defaults: UserDefaults { get }
}

final class BridgeComponent: Component<BridgeDependency> {
    // Not found: the component provides it.
    var timetable: Timetable { .main }
    var lookout: Lookout { Lookout(weather: dependency.weather, radio: .shared) }
    var till: Till { Till(defaults: dependency.defaults) }
}

final class BridgeBuilder: Builder<BridgeDependency> {
    func build() -> Router<Interactable> {
        let component = BridgeComponent(dependency: dependency)
        _ = component.timetable
        _ = component.till
        return Router(interactor: BridgeInteractor(lookout: component.lookout))
    }
}

final class BridgeInteractor: Interactor {
    private let lookout: Lookout
    init(lookout: Lookout) { self.lookout = lookout }

    func sail() {
        // Found, once.
        Radio.shared.call()
        Radio.shared.call()
        Services.chart.plot()
        // Found: a scope above provides a value of this protocol.
        _ = Weather.current.wind()
    }
}

final class Till {
    init(defaults: UserDefaults) {
        // Not found: the platform's own.
        _ = UserDefaults.standard
        _ = NotificationCenter.default
        _ = FileManager.default
    }
}

final class Lookout {
    init(weather: Weathering, radio: Radio = .shared) {}
}

protocol DeckDependency: Dependency {}

final class DeckComponent: Component<DeckDependency> {}

final class DeckBuilder: Builder<DeckDependency> {
    func build() -> Router<Interactable> {
        _ = DeckComponent(dependency: dependency)
        return Router(interactor: DeckInteractor())
    }
}

final class DeckInteractor: Interactor {
    func board() async {
        // Found, for the scope above both.
        Radio.shared.call()
        // Found, by the type of the variable.
        let table: Timetable = .main
        await table.add()
    }
}

// MARK: - What looks like it

struct Fare {
    static let full = Fare(price: 3)
    let price: Int
}

enum Season {
    static let key = "season"
    case summer
}

/// It never changes.
final class Livery {
    static let usual = Livery(name: "white")
    let name: String
    init(name: String) { self.name = name }
}

/// Several values of one class are alternatives.
final class Engine {
    static let diesel = Engine()
    static let electric = Engine()
    var isRunning = false
}

final class Anchor {
    /// A new one each time.
    static var fresh: Anchor { Anchor() }
    private static let cache = Anchor()
    static func make() -> Anchor { cache }
    var depth = 0
    // Its own.
    var isCached: Bool { self === Anchor.cache }
}

final class Horn {
    static let shared = Horn()
    var tones = 0
    // The class itself may read it.
    func blow() { Horn.shared.tones += 1 }
    struct Tone {
        func play() { Horn.shared.tones += 1 }
    }
}

/// Allowed by the configuration.
final class Log {
    static let shared = Log()
    private var lines: [String] = []
    func note() { lines.append("") }
}

final class Steam {
    var pressure = 0
}

enum Meters {
    static let steam = Steam()
}

protocol Tides: AnyObject {}

final class Moon: Tides {
    static let current: Tides = Moon()
    var phase = 0
}

extension DeckInteractor {
    func decorate() {
        _ = Fare.full
        _ = Season.key
        _ = Livery.usual
        _ = Engine.diesel
        _ = Anchor.fresh
        _ = Anchor.make()
        Log.shared.note()
        Meters.steam.pressure += 1
        // No scope provides the protocol.
        _ = Moon.current
        // A value, not a shared instance.
        let radio = Radio()
        radio.call()
    }
}

/// Created by no scope.
final class Museum {
    func visit() { Radio.shared.call() }
}

let ferry = FerryComponent()
let bridge = BridgeBuilder(dependency: ferry).build()
let deck = DeckBuilder(dependency: ferry).build()
