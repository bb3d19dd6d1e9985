/// An interactor for one use case. It keeps no state between requests.
public protocol UseCase<Request>: AnyObject {
    associatedtype Request: ErrorRequest

    func execute(_ request: Request)
}
