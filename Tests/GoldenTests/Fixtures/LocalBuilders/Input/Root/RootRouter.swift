import RIBs

final class RootInteractor: Interactor {}

final class RootRouter: Router<RootInteractor> {
    private let signInBuilder: SignInBuildable
    private let tripBuilder: TripBuilder
    private let receiptBuilder: ReceiptBuilder

    init(
        interactor: RootInteractor,
        signInBuilder: SignInBuildable,
        tripBuilder: TripBuilder,
        receiptBuilder: ReceiptBuilder
    ) {
        self.signInBuilder = signInBuilder
        self.tripBuilder = tripBuilder
        self.receiptBuilder = receiptBuilder
        super.init(interactor: interactor)
    }
}
