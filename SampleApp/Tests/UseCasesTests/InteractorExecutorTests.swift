import Testing
import UseCases

/// The class of a request selects its interactor.
@Suite
struct InteractorExecutorTests {
    private final class Double: UseCase {
        final class Request: InteractorRequest<Int> {
            let number: Int
            init(number: Int) { self.number = number }
        }

        private let factor: Int
        init(factor: Int = 2) { self.factor = factor }

        func execute(_ request: Request) { request.onComplete?(factor * request.number) }
    }

    private final class Greet: UseCase {
        final class Request: InteractorRequest<String> {}

        func execute(_ request: Request) { request.onError?(InteractorError(message: "Nobody is there.")) }
    }

    private let executor = InteractorExecutor()
    private let request = Double.Request(number: 21)

    @Test
    func theInteractorOfTheRequestAnswers() {
        var answer: Int?
        executor.registerInteractor(Greet(), request: Greet.Request())
        executor.registerInteractor(Double(), request: Double.Request(number: 0))
        request.onComplete = { answer = $0 }

        executor.execute(request)

        #expect(answer == 42)
    }

    @Test
    func aRequestWithoutInteractorFails() {
        var error: InteractorError?
        request.onError = { error = $0 }

        executor.execute(request)

        #expect(error == InteractorError(message: "No interactor is registered for Request."))
    }

    @Test
    func anInteractorReportsItsOwnErrors() {
        var error: InteractorError?
        executor.registerInteractor(Greet(), request: Greet.Request())
        let request = Greet.Request()
        request.onError = { error = $0 }

        executor.execute(request)

        #expect(error == InteractorError(message: "Nobody is there."))
    }

    @Test
    func theLastRegistrationCounts() {
        var answer: Int?
        executor.registerInteractor(Double(), request: request)
        executor.registerInteractor(Double(factor: 3), request: request)
        request.onComplete = { answer = $0 }

        executor.execute(request)

        #expect(answer == 63)
    }
}
