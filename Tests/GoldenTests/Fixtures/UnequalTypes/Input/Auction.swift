import RIBs

struct Bid {}

protocol BiddingDependency: Dependency {
    var highest: Bid { get }
    var second: Bid? { get }
    var bids: [Bid] { get }
}

final class BiddingComponent: Component<BiddingDependency> {}

final class BiddingBuilder: Builder<BiddingDependency> {
    func build() { _ = BiddingComponent(dependency: dependency) }
}

final class AuctionComponent: Component<EmptyDependency> {
    var highest: Bid? { nil }
    var second: Bid!
    let bids: Set<String> = []

    func open() { BiddingBuilder(dependency: self).build() }
}

enum Hall {
    static func begin() { AuctionComponent(dependency: EmptyComponent()).open() }
}
