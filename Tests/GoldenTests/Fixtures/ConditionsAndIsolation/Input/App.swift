import RIBs

// What is passed through keeps its `#if`, its availability and its actor, in Swift 5 and in Swift 6.

struct Score {}
struct Programme<Piece> {}
struct Spotlight: Sendable {}

@globalActor
actor Backstage {
    static let shared = Backstage()
}

@MainActor
final class TheatreComponent: Component<EmptyDependency>, HallDependency {
    nonisolated let spotlight = Spotlight()
    @concurrent func rehearse() async {}
    let score = Score()
    @available(macOS 99, *)
    var encore: Programme<String> { Programme() }
    let programmes: [String: Programme<Int>] = [:]
    #if DEBUG
        let prompter = 1
    #endif
    #if os(Linux)
        var bell = "tin"
        var organ = 1
    #else
        var bell = "brass"
        var organ = "pipes"
    #endif
}

@MainActor
protocol HallDependency: Dependency, HallDependencyStage {}

@MainActor
final class HallComponent: Component<HallDependency> {}

final class HallBuilder: Builder<HallDependency> {
    @MainActor
    func build() { StageBuilder(dependency: HallComponent(dependency: dependency)).build() }
}

@MainActor
protocol StageDependency: Dependency {
    nonisolated var spotlight: Spotlight { get }
    @concurrent func rehearse() async
    var score: Score { get }
    @available(macOS 99, *)
    var encore: Programme<String> { get }
    var programmes: [String: Programme<Int>] { get }
    #if DEBUG
        var prompter: Int { get }
    #endif
    #if os(Linux)
        var bell: String { get set }
        var organ: Int { get }
    #else
        var bell: String { get }
        var organ: String { get }
    #endif
}

@MainActor
final class StageComponent: Component<StageDependency> {
    func warmUp() async { await dependency.rehearse() }
}

final class StageBuilder: Builder<StageDependency> {
    @MainActor
    func build() {
        let component = StageComponent(dependency: dependency)
        print(component.dependency.spotlight, component.dependency.score, component.dependency.programmes)
        print(component.dependency.bell, component.dependency.organ)
        #if DEBUG
            print(component.dependency.prompter)
        #endif
        if #available(macOS 99, *) { print(component.dependency.encore) }
    }
}

enum Evening {
    @MainActor
    static func begin() { HallBuilder(dependency: TheatreComponent(dependency: EmptyComponent())).build() }
}
