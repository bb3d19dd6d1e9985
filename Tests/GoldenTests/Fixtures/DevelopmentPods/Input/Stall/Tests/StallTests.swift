import RIBs
import StallKit

final class StallMock: StallDependency {
    let goods = Goods()
}

struct StallTests {
    func builds() { StallBuilder(dependency: StallMock()).build() }
}
