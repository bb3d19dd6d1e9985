import NeedleFoundation
import Quilt

final class WorkshopComponent: BootstrapComponent {
    let thread = Thread()
    let needle = 7
    var quilt: QuiltComponent { QuiltComponent(parent: self) }
}
