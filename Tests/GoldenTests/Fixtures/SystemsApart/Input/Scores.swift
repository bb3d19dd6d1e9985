import RIBs

// Each system has an app component of its own, which need not provide what only other systems require.

struct Haptics {}

struct Trackpad {}

protocol ScoreDependency: Dependency {
    var title: String { get }

    #if os(iOS)
    var haptics: Haptics { get }
    #endif

    #if !os(macOS)
    func tap()
    #endif

    #if os(iOS) || os(tvOS)
    var input: Haptics { get }
    #else
    var input: Trackpad { get }
    #endif
}

final class ScoreComponent: Component<ScoreDependency> {}

final class ScoreBuilder: Builder<ScoreDependency> {
    func build() {
        let needs = ScoreComponent(dependency: dependency).dependency
        print(needs.title, needs.input)
        #if os(iOS)
        print(needs.haptics)
        #endif
        #if !os(macOS)
        needs.tap()
        #endif
    }
}

#if os(macOS)
final class DeskComponent: EmptyComponent, ScoreDependency {
    let title = "Desk"
    let input = Trackpad()
}

func start() { ScoreBuilder(dependency: DeskComponent()).build() }
#elseif os(iOS)
final class PhoneComponent: EmptyComponent, ScoreDependency {
    let title = "Phone"
    let haptics = Haptics()
    let input = Haptics()

    func tap() {}
}

func start() { ScoreBuilder(dependency: PhoneComponent()).build() }
#else
final class ShelfComponent: EmptyComponent, ScoreDependency {
    let title = "Shelf"

    #if os(tvOS)
    let input = Haptics()
    #else
    let input = Trackpad()
    #endif

    func tap() {}
}

func start() { ScoreBuilder(dependency: ShelfComponent()).build() }
#endif
