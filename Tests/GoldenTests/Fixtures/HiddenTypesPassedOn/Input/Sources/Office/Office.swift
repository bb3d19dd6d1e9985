import RIBs

final class OfficeComponent: Component<EmptyDependency> {
    let ink = Ink()
    let tones: [Ink.Tone] = []
    let dryness: Ink.Dryness? = nil
    let nib = Nib()

    init() { super.init(dependency: EmptyComponent()) }

    func mix(_ pigment: Ink.Pigment) -> Ink { ink }
}

enum Office {
    static func open() {
        let component = OfficeComponent()
        DeskBuilder(dependency: component).build()
        ShelfBuilder(dependency: component).build()
    }
}
