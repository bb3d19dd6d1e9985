/// An interactor with a presenter, through which it updates the view of its RIB.
open class PresentableInteractor<PresenterType>: Interactor {
    /// The view of the RIB, for the interactor.
    public let presenter: PresenterType

    /// Creates the interactor of a RIB with a view.
    public init(presenter: PresenterType) {
        self.presenter = presenter
    }
}
