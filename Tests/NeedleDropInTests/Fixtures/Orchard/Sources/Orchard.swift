import NeedleFoundation

public struct Soil {}
public struct Ladder {}
public struct Basket<Fruit> {}

class OrchardComponent: BootstrapComponent {
    public var soil: Soil { Soil() }
    public let ladder: Ladder = Ladder(), spareLadder: Ladder = Ladder()
    var notOffered: Soil { Soil() }

    var meadow: MeadowComponent { shared { MeadowComponent(parent: self) } }

    func tree(on slope: Bool) -> TreeComponent {
        slope ? TreeComponent(parent: self) : meadow.tree
    }
}
