import RIBs

struct Nib {}

public struct Ink {
    public init() {}
}

extension Ink {
    public struct Tone {}
}

public extension Ink {
    struct Dryness {}

    internal struct Pigment {}
}

protocol PenDependency: Dependency {
    var ink: Ink { get }
    var tones: [Ink.Tone] { get }
    var dryness: Ink.Dryness? { get }
    var nib: Nib { get }
    func mix(_ pigment: Ink.Pigment) -> Ink
}

final class PenComponent: Component<PenDependency> {
    func write() { print(dependency.ink, dependency.tones, dependency.nib) }

    func dry() { print(dependency.dryness as Any, dependency.mix(Ink.Pigment())) }
}

final class PenBuilder: Builder<PenDependency> {
    func build() {
        let component = PenComponent(dependency: dependency)
        component.write()
        component.dry()
    }
}
