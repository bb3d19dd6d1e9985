import RIBs

@testable import Dock

final class DockComponentMock: DockComponent {
    let crane = Crane()
}

final class DockComponentSpy: DockComponent {
    var length = 1
}

final class MooringComponentMock: MooringComponent {
    var chain: String { "iron" }
}

final class LockComponentMock: LockComponent {
    var winch: Int { 1 }
}
