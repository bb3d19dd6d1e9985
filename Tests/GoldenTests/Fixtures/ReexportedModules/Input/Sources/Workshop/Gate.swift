import Parts
import Hinges
import RIBs

// The first import reexports the lens alone: the frame is of steel.

final class GateComponent: Component<EmptyDependency>, DoorDependency {
    let lens = Lens()
    let frame: Frame

    init(_ frame: Frame) {
        self.frame = frame
        super.init(dependency: EmptyComponent())
    }
}
