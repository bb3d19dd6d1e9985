import RIBs

struct Flour {}

struct Yeast {}

class BaseComponent<Needs>: Component<Needs> {
    let flour = Flour()
    var yeast: Yeast { Yeast() }
}

protocol HasTimer {}

extension HasTimer {
    var timer: Int { 40 }
}

final class BakeryComponent: BaseComponent<EmptyDependency>, HasTimer, BreadDependency {
    let salt = "fine"
    var water: Double { 0.7 }
    lazy var oven: String = { "stone" }()
    private(set) var price = 3
    public var name: String = "Corner Bakery"
    #if DEBUG
        var tester: String { "spoon" }
    #else
        var tester: String { "tongue" }
    #endif
}
