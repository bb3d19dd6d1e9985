import RIBs

// Types that are named as members of others, and values that are read from a dependency, of other types than required.

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

struct Mark: OptionSet { let rawValue: Int }

protocol Counting {
    associatedtype Coin
    func count(_ coins: [Coin]) -> Int
}

struct Till: Counting {
    func count(_ coins: [Weight]) -> Int { coins.count }
}

final class Clerk {
    static let shared = Clerk()
    let years: Int? = 40
    let desk = "left"
    func answer() -> String { "yes" }
}

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
    var mark: Int { get }
    var coin: Weight { get }
    var clerk: Clerk { get }
    var reply: String { get }
    var years: Int { get }
    var side: String { get }
    func send(_ letter: String) -> Weight.AllCases
}

final class DeskBuilder: Builder<DeskDependency> {
    func build() -> [Any] {
        [
            dependency.stamp, dependency.letter, dependency.weight, dependency.weights, dependency.colour,
            dependency.next, dependency.pile, dependency.measured, dependency.first, dependency.route,
            dependency.coded, dependency.opened, dependency.owner,
            dependency.mark, dependency.coin, dependency.send("E5"),
            dependency.clerk, dependency.reply, dependency.years, dependency.side,
        ]
    }
}

protocol OfficeDependency: Dependency {
    var hour: Int { get }
    var town: any Named { get }
    var helper: Clerk? { get }
}

final class OfficeComponent: Component<OfficeDependency>, DeskDependency {
    let stamp: Letter.ID = "C3"
    let letter: Stamp.ID = StampNumber()
    let weight: Colour.RawValue = "red"
    let weights: Weight.RawValue = 1
    let colour = Colour.red
    let next: Scale.Item = 1
    let pile: LetterSorter.Item = Letter(id: "D4")
    let measured: Scale.Pile = .light
    let first: Routes.Key = "north"
    let route: Routes.Value = .heavy
    let coded: any Decodable = 1
    lazy var opened = dependency.town.name
    lazy var owner = dependency.hour * 2
    let mark: Mark.RawValue? = 1
    let coin: Till.Coin? = .light
    weak var clerk = Clerk.shared
    lazy var reply = dependency.helper?.answer()
    lazy var years = dependency.helper?.years
    lazy var side = dependency.helper?.desk

    func send(_ letter: Stamp.ID) -> [Weight] { [] }
}

final class TownComponent: EmptyComponent, OfficeDependency {
    struct Town: Named { let name = "Elm" }

    let hour = 8
    let town: any Named = Town()
    let helper: Clerk? = nil
}

func start() -> [Any] {
    DeskBuilder(dependency: OfficeComponent(dependency: TownComponent())).build()
}
