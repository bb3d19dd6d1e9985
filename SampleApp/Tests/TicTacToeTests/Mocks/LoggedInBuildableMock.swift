import RIBs

@testable import TicTacToe

final class LoggedInBuildableMock: LoggedInBuildable {
    var buildCallCount = 0
    var buildHandler: ((LoggedInListener, String, String) -> LoggedInRouting)?

    func build(withListener listener: LoggedInListener, player1Name: String, player2Name: String) -> LoggedInRouting {
        buildCallCount += 1
        return buildHandler?(listener, player1Name, player2Name) ?? LoggedInRoutingMock()
    }
}
