/// The common part of all requests: the callback for failures.
open class ErrorRequest {
    public var onError: ((InteractorError) -> Void)?

    public init() {}
}

/// A request to an interactor, with the callback for its response.
open class InteractorRequest<Response>: ErrorRequest {
    public var onComplete: ((Response) -> Void)?
}
