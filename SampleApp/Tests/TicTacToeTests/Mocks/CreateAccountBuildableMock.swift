@testable import TicTacToe

final class CreateAccountBuildableMock: CreateAccountBuildable {
    var buildCallCount = 0
    var buildHandler: ((CreateAccountListener) -> CreateAccountRouting)?

    func build(withListener listener: CreateAccountListener) -> CreateAccountRouting {
        buildCallCount += 1
        return buildHandler?(listener) ?? CreateAccountRoutingMock()
    }
}
