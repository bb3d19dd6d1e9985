@testable import TicTacToe

final class LoggedOutBuildableMock: LoggedOutBuildable {
    var buildCallCount = 0
    var buildHandler: ((LoggedOutListener) -> LoggedOutRouting)?

    func build(withListener listener: LoggedOutListener) -> LoggedOutRouting {
        buildCallCount += 1
        return buildHandler?(listener) ?? LoggedOutRoutingMock()
    }
}
