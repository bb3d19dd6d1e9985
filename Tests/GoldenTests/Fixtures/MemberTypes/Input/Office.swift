import RIBs

// Types that are named as members of others, and values that are read from a dependency.

struct StampNumber: Hashable {}

struct Stamp: Identifiable {
    let id: StampNumber
}

struct Letter: Identifiable {
    var id = "A1"
}

enum Weight: Int, CaseIterable { case light, heavy }

enum Colour: String { case red }

protocol Sorting {
    associatedtype Item
    associatedtype Pile
    var next: Item { get }
    func sort(_ item: Item) throws -> Pile
}

struct LetterSorter: Sorting {
    let next = Letter(id: "B2")
    func sort(_ item: Letter) -> [Letter] { [item] }
}

struct Scale: Sorting {
    var next: Double { 0.5 }
    func sort(_ item: Double) throws -> Weight { item > 1 ? .heavy : .light }
}

typealias Weights = [Weight]
typealias Routes = [String: Weight]

protocol Named { var name: String { get } }

protocol DeskDependency: Dependency {
    var stamp: StampNumber { get }
    var letter: String { get }
    var weight: Int { get }
    var weights: [Weight] { get }
    var colour: Colour.RawValue { get }
    var next: Letter { get }
    var pile: [Letter] { get }
    var measured: Double { get }
    var first: Weight { get }
    var route: String { get }
    var coded: any Codable { get }
    var opened: Int { get }
    var owner: String { get }
}

final class DeskBuilder: Builder<DeskDependency> {
    func build() -> [Any] {
        [
            dependency.stamp, dependency.letter, dependency.weight, dependency.weights, dependency.colour,
            dependency.next, dependency.pile, dependency.measured, dependency.first, dependency.route,
            dependency.coded, dependency.opened, dependency.owner,
        ]
    }
}

protocol OfficeDependency: Dependency {
    var hour: Int { get }
    var town: any Named { get }
}

final class OfficeComponent: Component<OfficeDependency>, DeskDependency {
    let stamp: Stamp.ID = StampNumber()
    let letter: Letter.ID = "C3"
    let weight: Weight.RawValue = 1
    let weights: Weight.AllCases = Weight.allCases
    let colour = "red"
    let next: LetterSorter.Item = Letter(id: "D4")
    let pile: LetterSorter.Pile = []
    let measured: Scale.Item = 1
    let first: Weights.Element = .light
    let route: Routes.Key = "north"
    let coded: any Decodable & Encodable = 1
    lazy var opened = dependency.hour + 1
    lazy var owner = dependency.town.name
}

final class TownComponent: EmptyComponent, OfficeDependency {
    struct Town: Named { let name = "Elm" }

    let hour = 8
    let town: any Named = Town()
}

func start() -> [Any] {
    DeskBuilder(dependency: OfficeComponent(dependency: TownComponent())).build()
}
