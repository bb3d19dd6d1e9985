import NeedleFoundation
import Yards

final class QuarryComponent: BootstrapComponent {
    var yard: YardComponent { YardComponent(parent: self) }
    var shed: ShedComponent { ShedComponent(parent: self) }
}
