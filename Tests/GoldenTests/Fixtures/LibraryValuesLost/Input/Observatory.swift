import RIBs

let magnitudes = [1, 2]
let names = ["Vega": 1]

struct Lens {
    private(set) var diameter = 8
    var tint: String?
}
struct Mount<Head> {
    var head: Head
    let spares: [Head]
}
enum Filter: String, CaseIterable { case red, blue }

protocol ObservatoryDependency: Dependency {
    var limit: Int { get }
    var count: String { get }
    var title: Substring { get }
    var initial: String { get }
    var magnitudes: [Double] { get }
    var slots: [String] { get }
    var brightest: Int { get }
    var isDark: Int { get }
    var seconds: Double { get }
    var scale: Int { get }
    var choice: Int { get }
    var tint: String { get }
    var code: Filter { get }
    var filters: [String] { get }
    var angle: () -> Int { get }
    var place: (x: Int, y: Int) { get }
    var diameter: WritableKeyPath<Lens, Int> { get }
    var head: WritableKeyPath<Mount<Filter>, Lens> { get }
}

final class ObservatoryComponent: Component<EmptyDependency>, ObservatoryDependency {
    let limit = Int("3")
    let count = names.count
    let title = String(3) + "x"
    let initial = "Vega".prefix(1)
    let magnitudes = Array(1...2)
    let slots = Set<String>()
    let brightest = names["Vega"]
    let isDark = !names.isEmpty && names.count > 2
    let seconds = 60 * 60
    let scale = max(1.5, 2.5) * 2
    let choice = names.isEmpty ? 1 : nil
    let tint = Lens().tint
    let code = Filter.red.rawValue
    let filters = Filter.allCases
    let angle = { 1.5 }
    let place = (x: 1, y: 2.5)
    let diameter = \Lens.diameter
    let head = \Mount<Lens>.head

    init() { super.init(dependency: EmptyComponent()) }
}

final class ViewerBuilder: Builder<ObservatoryDependency> {
    func build() -> [Any] {
        let numbers: [Any] = [
            dependency.limit, dependency.count, dependency.brightest, dependency.seconds,
            dependency.scale, dependency.choice, dependency.magnitudes,
        ]
        let texts: [Any] = [
            dependency.title, dependency.initial, dependency.slots, dependency.tint, dependency.code,
            dependency.filters,
        ]
        let others: [Any] = [
            dependency.isDark, dependency.angle, dependency.place, dependency.diameter, dependency.head,
        ]
        return numbers + texts + others
    }
}

func start() { _ = ViewerBuilder(dependency: ObservatoryComponent()).build() }
