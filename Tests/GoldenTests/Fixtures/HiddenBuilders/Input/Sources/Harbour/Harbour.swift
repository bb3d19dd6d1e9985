import Dock
import Lock
import Pier
import Quay
import RIBs

final class HarbourComponent: Component<EmptyDependency>, PierDependency, QuayDependency, DockDependency, LockDependency {
    let depth = 12

    init() { super.init(dependency: EmptyComponent()) }

    var pier: PierBuilder { PierBuilder(dependency: self) }
    var quay: QuayBuilder { QuayBuilder(dependency: self, berths: 3) }
    var dock: DockBuilder { DockBuilder(dependency: self, at: depth) }
    var dryDock: Basin.DryBuilder { Basin.DryBuilder(dependency: self) }
    var lock: LockBuilder { LockBuilder(dependency: self) }
}

@main
enum Harbour {
    static func main() {
        let harbour = HarbourComponent()
        print(harbour.pier.build(), harbour.quay.build(), harbour.dock.build(), harbour.dryDock.build())
        print(harbour.lock.build())
    }
}
