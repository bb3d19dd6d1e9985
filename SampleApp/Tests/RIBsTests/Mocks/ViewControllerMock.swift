import RIBs
import TextViews

final class ViewControllerMock: TextViewController, ViewControllable {
    var didEnterCallCount = 0
    var didEnterHandler: ((String) -> Void)?

    private let name: String

    init(name: String = "Mock") {
        self.name = name
        super.init()
    }

    override var title: String { name }

    override var lines: [String] { ["lines: \(didEnterCallCount)"] }

    override func didEnter(_ line: String) {
        didEnterCallCount += 1
        didEnterHandler?(line)
    }
}
