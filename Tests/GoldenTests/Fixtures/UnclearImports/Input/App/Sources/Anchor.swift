import RIBs
import Rigging

/// What conforms to a protocol sees its typealiases and associated types; `Rigging`, which is not read, may declare
/// others, but those of `Dock` are not meant.
protocol Moored: Knot {
    associatedtype Link
    typealias Chain = [String]

    func fasten(_ link: Link)
}

protocol BuoyDependency: Dependency {
    var chain: [String] { get }
    var link: Int { get }
}

final class BuoyComponent: Component<BuoyDependency> {
    func ring() { print(dependency.chain, dependency.link) }
}

final class AnchorComponent: Component<EmptyDependency>, Moored, BuoyDependency {
    let chain: Chain = []
    var link: Link { 1 }

    init() { super.init(dependency: EmptyComponent()) }

    func fasten(_ link: Int) {}
}

enum Anchor {
    static func drop() { BuoyComponent(dependency: AnchorComponent()).ring() }
}
