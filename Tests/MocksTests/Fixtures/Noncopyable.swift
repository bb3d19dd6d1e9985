struct Ticket: ~Copyable { let number: Int }

/// @mockable
protocol Selling: ~Copyable {
    func sell() -> Ticket
    func check(_ ticket: borrowing Ticket) -> Bool
    func tear(_ ticket: consuming Ticket)
    func change(_ ticket: inout Ticket, to number: Int)
    func check(all tickets: borrowing Ticket, of user: User) throws -> Int
}

/// @mockable(history: show = true; take = true)
protocol Borrowing: Sendable {
    func show(_ user: borrowing User, to other: borrowing User)
    func take(_ user: consuming User)
}
