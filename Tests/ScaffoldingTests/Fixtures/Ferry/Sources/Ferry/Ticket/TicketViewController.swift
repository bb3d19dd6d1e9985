import RIBs
import UIKit

protocol TicketPresentableListener: AnyObject {
    func close()
}

final class TicketViewController: UIViewController, TicketPresentable, TicketViewControllable {
    weak var listener: TicketPresentableListener?
    private let departures: [String]

    init(departures: [String]) {
        self.departures = departures
        super.init()
    }

    required init?(coder: NSCoder) { nil }
}
