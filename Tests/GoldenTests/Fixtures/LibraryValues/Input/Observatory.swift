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

// Members, functions and operators of the app's own have other results.
extension Array {
    func dropLast(_ count: Int) -> [Element] { self }
}
func abs(_ value: Double) -> String { "\(value)" }
func % (value: Int, other: Int) -> Bool { value == other }

protocol ObservatoryDependency: Dependency {
    var limit: Int? { get }
    var count: Int { get }
    var title: String { get }
    var initial: Substring { get }
    var magnitudes: [Int] { get }
    var slots: Set<String> { get }
    var brightest: Int? { get }
    var isDark: Bool { get }
    var seconds: Int { get }
    var scale: Double { get }
    var choice: Int? { get }
    var tint: String? { get }
    var code: String { get }
    var filters: [Filter] { get }
    var angle: () -> Double { get }
    var place: (x: Int, y: Double) { get }
    var diameter: KeyPath<Lens, Int> { get }
    var head: WritableKeyPath<Mount<Lens>, Lens> { get }
    var rest: [Int] { get }
    var size: String { get }
    var isEven: Int { get }
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
    let rest = [1, 2].dropLast(1)
    let size = abs(1.5)
    let isEven = 3 % 2

    init() { super.init(dependency: EmptyComponent()) }
}

final class ViewerBuilder: Builder<ObservatoryDependency> {
    func build() -> [Any] {
        let numbers: [Any] = [
            dependency.limit as Any, dependency.count, dependency.brightest as Any, dependency.seconds,
            dependency.scale, dependency.choice as Any, dependency.magnitudes, dependency.rest,
        ]
        let texts: [Any] = [
            dependency.title, dependency.initial, dependency.slots, dependency.tint as Any, dependency.code,
            dependency.filters, dependency.size,
        ]
        let others: [Any] = [
            dependency.isDark, dependency.angle, dependency.place, dependency.diameter, dependency.head,
            dependency.isEven,
        ]
        return numbers + texts + others
    }
}

func start() { _ = ViewerBuilder(dependency: ObservatoryComponent()).build() }
