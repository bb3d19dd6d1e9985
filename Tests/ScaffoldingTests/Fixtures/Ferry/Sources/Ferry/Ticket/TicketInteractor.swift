import RIBs

protocol TicketRouting: ViewableRouting {}

protocol TicketPresentable: Presentable {
    var listener: TicketPresentableListener? { get set }
}

protocol TicketListener: AnyObject {
    func ticketDidClose()
}

final class TicketInteractor: PresentableInteractor<TicketPresentable>, TicketInteractable, TicketPresentableListener {
    weak var router: TicketRouting?
    weak var listener: TicketListener?

    override init(presenter: TicketPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func close() {
        listener?.ticketDidClose()
    }
}
