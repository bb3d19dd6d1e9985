import RIBs

// `@available` of a dependency, or of a component, holds for the extensions that are generated for it and for all that it
// asks for.

struct Tuner {}

@available(iOS 18.0, macOS 15.0, *)
struct Stream {}

protocol RadioDependency: Dependency, RadioDependencyDial, RadioDependencyLive {}

final class RadioComponent: Component<RadioDependency> {}

final class RadioBuilder: Builder<RadioDependency> {
    func build() {
        let component = RadioComponent(dependency: dependency)
        DialBuilder(dependency: component).build()
        if #available(iOS 18.0, macOS 15.0, *) { LiveBuilder(dependency: component).build() }
    }
}

protocol DialDependency: Dependency {
    var tuner: Tuner { get }
}

final class DialComponent: Component<DialDependency> {}

final class DialBuilder: Builder<DialDependency> {
    func build() { print(DialComponent(dependency: dependency).dependency.tuner) }
}

@available(iOS 18.0, macOS 15.0, *)
protocol LiveDependency: Dependency, LiveDependencyChat {
    var stream: Stream { get }
    var volume: Int { get }
}

@available(iOS 18.0, macOS 15.0, *)
final class LiveComponent: Component<any LiveDependency> {}

@available(iOS 18.0, macOS 15.0, *)
final class LiveBuilder: Builder<any LiveDependency> {
    func build() {
        let component = LiveComponent(dependency: dependency)
        print(component.dependency.stream, component.dependency.volume)
        ChatBuilder(dependency: component).build()
    }
}

protocol ChatDependency: Dependency {
    var name: String { get }
}

final class ChatComponent: Component<ChatDependency> {}

final class ChatBuilder: Builder<ChatDependency> {
    func build() { print(ChatComponent(dependency: dependency).dependency.name) }
}

final class AppComponent: EmptyComponent, RadioDependency {
    let name = "Wave"
    let tuner = Tuner()
    let volume = 3
    @available(iOS 18.0, macOS 15.0, *) var stream: Stream { Stream() }
}

enum House {
    static func open() { RadioBuilder(dependency: AppComponent()).build() }
}
