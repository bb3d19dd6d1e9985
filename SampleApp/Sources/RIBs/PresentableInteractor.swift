/// An interactor with a presenter, through which it speaks to the view of its RIB.
open class PresentableInteractor<PresenterType>: Interactor {
    /// The view of the RIB, as the interactor sees it.
    public let presenter: PresenterType

    /// Makes the interactor of a RIB that owns a view.
    public init(presenter: PresenterType) {
        self.presenter = presenter
    }
}
