import Boats
import NeedleFoundation

final class PierComponent: BootstrapComponent {
    let oars = 2

    var canoe: CanoeComponent { CanoeComponent(parent: self) }
    var ferry: FerryComponent { FerryComponent(parent: self) }
}

@main
enum Pier {
    static func main() { print(PierComponent().canoe.count, PierComponent().ferry.count) }
}
