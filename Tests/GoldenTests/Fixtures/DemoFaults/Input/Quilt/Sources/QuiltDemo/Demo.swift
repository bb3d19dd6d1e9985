import NeedleFoundation
import Quilt

// Has a thread and no needle: a fault of the demo, and none of the app, which has both.
final class DemoComponent: BootstrapComponent {
    let thread = Thread()
    var quilt: QuiltComponent { QuiltComponent(parent: self) }
}
