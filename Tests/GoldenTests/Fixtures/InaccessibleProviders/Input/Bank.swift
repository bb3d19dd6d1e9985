import RIBs

struct Vault {}

struct Ledger {}

final class BankComponent: Component<EmptyDependency> {
    private let vault = Vault()
    fileprivate var ledger: Ledger { Ledger() }

    func open() { CounterBuilder(dependency: self).build() }
}

enum Monday {
    static func begin() { BankComponent(dependency: EmptyComponent()).open() }
}
