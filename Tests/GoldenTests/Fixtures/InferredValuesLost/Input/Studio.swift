import RIBs

protocol Brush {}
protocol Canvas {}
typealias Tool = Brush
struct Color {}
struct Palette {
    var color = Color()
    let size = 3
    private(set) var drops = 1
    var lid: Color?
}
final class Easel {
    var palette = Palette()
    let name = "easel"
    static let shared = Easel()
    static func make() -> Easel { Easel() }
}
struct Shelf<Item> {
    struct Board { init() {} }
    let item: Item
}
enum Light { case day, lamp(Int) }
struct Round: Brush {}

func light() throws -> Light { .day }
func brush() -> some Brush { Round() }

protocol StudioDependency: Dependency {
    var color: KeyPath<Palette, Color> { get }
    var size: KeyPath<Palette, Double> { get }
    var lid: WritableKeyPath<Palette, Color> { get }
    var deep: KeyPath<Easel, Color> { get }
    var name: ReferenceWritableKeyPath<Easel, String> { get }
    var length: KeyPath<String, Int> { get }
    var isNameless: ReferenceWritableKeyPath<Easel, Bool> { get }
    var anyBrush: any Brush.Type { get }
    var brushes: any Brush.Type { get }
    var easels: AnyClass { get }
    var board: Shelf<Int>.Board { get }
    var shared: Easel? { get }
    var made: Palette { get }
    var day: Int { get }
    var maybe: Light { get }
}

final class StudioComponent: Component<EmptyDependency>, StudioDependency {
    let color = \Palette.color
    let size = \Palette.size
    let lid = \Palette.lid
    let deep = \Easel.palette.color
    let name = \Easel.name
    let length = \String.isEmpty
    let isNameless = \Easel.name.isEmpty
    let anyBrush = Round.self
    let brushes = (any Brush).self
    let easels = Easel.self
    let board = Shelf<String>.Board()
    let shared = Easel.shared
    let made = Easel.make()
    let day = Light.day
    let maybe = try? light()

    init() { super.init(dependency: EmptyComponent()) }
}

final class PainterBuilder: Builder<StudioDependency> {
    func build() -> [Any] {
        let paths: [Any] = [dependency.color, dependency.size, dependency.lid, dependency.deep, dependency.name]
            + [dependency.length, dependency.isNameless]
        let types: [Any] = [dependency.anyBrush, dependency.brushes, dependency.easels]
        return paths + types + [
            dependency.board, dependency.shared as Any, dependency.made, dependency.day, dependency.maybe,
        ]
    }
}

func start() { _ = PainterBuilder(dependency: StudioComponent()).build() }
