import NeedleFoundation

// Types of the app that are called like those of the libraries in the fixed text of the generated file.

/// Of a violin.
struct String {
    let tone: Character
}

final class AnyObject {}

/// A foundation that funds orchestras.
enum NeedleFoundation {
    static let members = 12
}

struct EmptyDependencyProvider {}

final class OrchestraComponent: BootstrapComponent {
    let strings = [String(tone: "g"), String(tone: "e")]
    let lowest = String(tone: "g")
    let podium: AnyObject = AnyObject()

    /// There is no `self` in it.
    static func violin(of orchestra: OrchestraComponent) -> ViolinComponent { ViolinComponent(parent: orchestra) }
}

protocol ViolinDependency: Dependency {
    var lowest: String { get }
    var strings: [String] { get }
    var podium: AnyObject { get }
}

final class ViolinComponent: Component<ViolinDependency> {
    var tones: [Character] { dependency.strings.map(\.tone) + [dependency.lowest.tone] }
    var view: AnyObject { dependency.podium }
}
