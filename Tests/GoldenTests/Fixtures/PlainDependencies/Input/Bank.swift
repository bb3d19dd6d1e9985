import RIBs

// Dependencies that are no protocols: a component itself, a struct, a tuple, a function, an array.

final class Ledger {}

struct Region { let ledger: Ledger }

final class BankComponent: Component<EmptyDependency> {
    let ledger = Ledger()
    init() { super.init(dependency: EmptyComponent()) }
}

final class BranchComponent: Component<BankComponent> {
    var ledger: Ledger { dependency.ledger }
}

final class BranchBuilder: Builder<BankComponent> {
    func build() -> Ledger {
        let component = BranchComponent(dependency: dependency)
        return CounterBuilder(dependency: component).build()
    }
}

final class CounterComponent: Component<BranchComponent> {
    var ledger: Ledger { dependency.ledger }
}

final class CounterBuilder: Builder<BranchComponent> {
    func build() -> Ledger { CounterComponent(dependency: dependency).ledger }
}

final class RegionComponent: Component<Region> {
    var ledger: Ledger { dependency.ledger }
}

final class VaultComponent: Component<(ledger: Ledger, depth: Int)> {
    var ledger: Ledger { dependency.ledger }
}

final class ClerkComponent: Component<() -> Ledger> {
    var ledger: Ledger { dependency() }
}

final class AuditComponent: Component<[Ledger]> {
    var ledger: Ledger? { dependency.first }
}

func start() {
    let bank = BankComponent()
    print(BranchBuilder(dependency: bank).build())
    print(RegionComponent(dependency: Region(ledger: bank.ledger)).ledger)
    print(VaultComponent(dependency: (ledger: bank.ledger, depth: 2)).ledger)
    print(ClerkComponent(dependency: { bank.ledger }).ledger)
    print(AuditComponent(dependency: [bank.ledger]).ledger as Any)
}
