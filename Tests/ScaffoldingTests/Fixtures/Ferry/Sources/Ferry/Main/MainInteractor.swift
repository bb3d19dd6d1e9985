import RIBs

protocol MainRouting: ViewableRouting {
    func routeToTicket()
    func detachTicket()
}

protocol MainPresentable: Presentable {
    var listener: MainPresentableListener? { get set }
}

final class MainInteractor: PresentableInteractor<MainPresentable>, MainInteractable, MainPresentableListener {
    weak var router: MainRouting?

    override init(presenter: MainPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func buyTicket() {
        router?.routeToTicket()
    }

    func ticketDidClose() {
        router?.detachTicket()
    }
}
