/// Finds the interactor of a request by the class of the request.
public final class InteractorExecutor {
    private var handlers: [ObjectIdentifier: (ErrorRequest) -> Void] = [:]

    public init() {}

    /// Registers an interactor for all requests of the class of this one. The last registration counts.
    public func registerInteractor<Interactor: UseCase>(_ interactor: Interactor, request: Interactor.Request) {
        handlers[ObjectIdentifier(type(of: request))] = { request in
            guard let request = request as? Interactor.Request else { return }
            interactor.execute(request)
        }
    }

    /// Reports a missing interactor through `onError`.
    public func execute(_ request: ErrorRequest) {
        guard let handler = handlers[ObjectIdentifier(type(of: request))] else {
            request.onError?(InteractorError(message: "No interactor is registered for \(type(of: request))."))
            return
        }
        handler(request)
    }
}
