import RIBs

protocol KasseDependency: Dependency {
    var preise: [String: Vorrat<Brötchen, Int>?] { get }
}

final class KasseComponent: Component<KasseDependency> {
    var summe: Int { dependency.preise.count }
}
