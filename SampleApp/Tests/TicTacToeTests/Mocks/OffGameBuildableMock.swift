@testable import TicTacToe

final class OffGameBuildableMock: OffGameBuildable {
    var buildCallCount = 0
    var buildHandler: ((OffGameListener) -> OffGameRouting)?

    func build(withListener listener: OffGameListener) -> OffGameRouting {
        buildCallCount += 1
        return buildHandler?(listener) ?? OffGameRoutingMock()
    }
}
