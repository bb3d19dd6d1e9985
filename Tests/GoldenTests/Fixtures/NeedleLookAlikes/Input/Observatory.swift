import NeedleFoundation

struct Telescope {}

final class ObservatoryComponent: BootstrapComponent {
    /// Not the library's.
    struct Component {
        let parent: AnyObject
    }

    public let telescope = Telescope()

    var dome: DomeComponent { DomeComponent(parent: self) }

    /// Takes a parent, and is no component.
    func coordinator() -> Coordinator { Coordinator(parent: self) }

    func part() -> Component { Component(parent: self) }
}

struct Coordinator {
    let parent: ObservatoryComponent
}

protocol DomeDependency: Dependency {
    var telescope: Telescope { get }
}

final class DomeComponent: Component<DomeDependency> {
    /// In a string and a comment nothing is made: LampComponent(parent: other).
    let note = "LampComponent(parent: other)"
}

/// Made elsewhere than in a component, from what a component handed out.
func observe() {
    let observatory = ObservatoryComponent()
    let dome = observatory.dome
    print(dome.note, dome.telescope, observatory.coordinator(), observatory.part())
}
