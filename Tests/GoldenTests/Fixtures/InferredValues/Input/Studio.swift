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
    var color: WritableKeyPath<Palette, Color> { get }
    var size: KeyPath<Palette, Int> { get }
    var drops: KeyPath<Palette, Int> { get }
    var lid: WritableKeyPath<Palette, Color?> { get }
    var deep: ReferenceWritableKeyPath<Easel, Color> { get }
    var name: KeyPath<Easel, String> { get }
    var whole: WritableKeyPath<Palette, Palette> { get }
    var length: KeyPath<String, Int> { get }
    var isNameless: KeyPath<Easel, Bool> { get }
    var anyBrush: any Brush.Type { get }
    var brushes: (any Brush).Type { get }
    var tools: (any Tool).Type { get }
    var easels: Easel.Type { get }
    var board: Shelf<Int>.Board { get }
    var shared: Easel { get }
    var made: Easel { get }
    var day: Light { get }
    var maybe: Light? { get }
    var lamp: (Int) -> Light { get }
}

final class StudioComponent: Component<EmptyDependency>, StudioDependency {
    let color = \Palette.color
    let size = \Palette.size
    let drops = \Palette.drops
    let lid = \Palette.lid
    let deep = \Easel.palette.color
    let name = \Easel.name
    let whole = \Palette.self
    let length = \String.count
    let isNameless = \Easel.name.isEmpty
    let anyBrush: any Brush.Type = Round.self
    let brushes = (any Brush).self
    let tools = (any Tool).self
    let easels = Easel.self
    let board = Shelf<Int>.Board()
    let shared = Easel.shared
    let made = Easel.make()
    let day = Light.day
    let maybe = try? light()
    let lamp = Light.lamp

    init() { super.init(dependency: EmptyComponent()) }
}

final class PainterBuilder: Builder<StudioDependency> {
    func build() -> [Any] {
        let paths: [Any] = [
            dependency.color, dependency.size, dependency.drops, dependency.lid, dependency.deep, dependency.name,
            dependency.whole, dependency.length, dependency.isNameless,
        ]
        let types: [Any] = [dependency.anyBrush, dependency.brushes, dependency.tools, dependency.easels]
        return paths + types + [
            dependency.board, dependency.shared, dependency.made, dependency.day, dependency.maybe as Any,
            dependency.lamp,
        ]
    }
}

func start() { _ = PainterBuilder(dependency: StudioComponent()).build() }
