import RIBs

struct OpenAccount: UseCase {
    final class Request: BankRequest {}
    func execute(_ request: InteractorRequest) {}
}

typealias InteractorRequest = Request

class BankRequest: Request {}

struct CloseAccount: UseCase {
    final class Request: BankRequest {
        var number = 0
    }
    func execute(_ request: InteractorRequest) {}
}

struct Transfer: UseCase {
    final class Request: BankRequest {}
    func execute(_ request: InteractorRequest) {}
}

struct Audit: UseCase {
    final class Request: BankRequest {}
    func execute(_ request: InteractorRequest) {}
}

struct Loan: UseCase {
    final class Request: BankRequest {}
    func execute(_ request: InteractorRequest) {}
}

enum Logic {
    nonisolated(unsafe) static let counter = InteractorExecutor()
    nonisolated(unsafe) static let vault = InteractorExecutor()

    static func register() {
        counter.registerInteractor(OpenAccount(), request: OpenAccount.Request())
        counter.registerInteractor(CloseAccount(), request: CloseAccount.Request())
        vault.registerInteractor(Transfer(), request: Transfer.Request())
        // Found: twice on one executor.
        vault.registerInteractor(Transfer(), request: Transfer.Request())
        // Not found: another executor.
        counter.registerInteractor(Transfer(), request: Transfer.Request())
        // Found: nothing executes it.
        counter.registerInteractor(Audit(), request: Audit.Request())
    }

    /// Not found: one of two.
    static func register(isNew: Bool) {
        if isNew {
            vault.registerInteractor(OpenAccount(), request: OpenAccount.Request())
        } else {
            vault.registerInteractor(OpenAccount(), request: OpenAccount.Request())
        }
    }
}

final class BankComponent: Component<EmptyDependency> {
    init() { super.init(dependency: EmptyComponent()) }
    var teller: Teller { Teller() }
}

final class Teller: Interactor {
    func open() {
        let request = OpenAccount.Request()
        request.onError = { print($0) }
        Logic.counter.execute(request)
        Logic.vault.execute(request)
    }

    func close(_ number: Int) {
        // Found: errors are lost.
        let request = CloseAccount.Request()
        request.number = number
        Logic.counter.execute(request)
    }

    func transfer() {
        let first = Transfer.Request()
        handleErrors(of: first)
        Logic.counter.execute(first)
        Logic.vault.execute(first)
        // Found: registered on the other executor only.
        let second = CloseAccount.Request()
        second.onError = { print($0) }
        Logic.vault.execute(second)
        // Found: not registered at all.
        let third = Loan.Request()
        third.onError = { print($0) }
        Logic.counter.execute(third)
    }

    private func handleErrors(of request: Request) {
        request.onError = { print($0) }
    }
}

// MARK: - What looks like it

struct Refund: UseCase {
    final class Request: BankRequest {}
    func execute(_ request: InteractorRequest) {}
}

extension InteractorExecutor {
    /// It registers interactors on itself, whichever executor it is.
    func registerRefunds() {
        registerInteractor(Refund(), request: Refund.Request())
    }
}

extension Teller {
    func refund() {
        let request = Refund.Request()
        request.onError = { print($0) }
        Logic.counter.execute(request)
    }
}

final class Statement {
    func registerInteractor(_ name: String) {}
    func execute(_ sql: String) {}
}

extension Teller {
    func prepare(_ statement: Statement) {
        statement.execute("select")
        statement.execute("select")
    }
}

let teller = BankComponent().teller
