/// Finds the interactor of a request by the class of the request.
final class InteractorExecutor {
    private var interactors: [ObjectIdentifier: any UseCase] = [:]

    func registerInteractor(_ interactor: any UseCase, request: Request) {
        interactors[ObjectIdentifier(type(of: request))] = interactor
    }

    func execute(_ request: Request) {
        guard let interactor = interactors[ObjectIdentifier(type(of: request))] else {
            request.onError?("There is no interactor.")
            return
        }
        interactor.execute(request)
    }
}

class Request {
    var onError: ((String) -> Void)?
}

protocol UseCase {
    func execute(_ request: Request)
}
