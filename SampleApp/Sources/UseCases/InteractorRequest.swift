/// What every request has: the way in which it fails.
open class ErrorRequest {
    public var onError: ((InteractorError) -> Void)?

    public init() {}
}

/// A request to an interactor, and the way in which it is answered.
open class InteractorRequest<Response>: ErrorRequest {
    public var onComplete: ((Response) -> Void)?
}
