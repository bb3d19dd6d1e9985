import RIBs

protocol LadenDependency: Dependency {
	var /* 値段 */ preise: [String: Vorrat<Brötchen, Int>?] { get }
    var `default`: Vorrat<Brötchen, Int> { get }
    var öffnung: (von: Int, bis: Int) { get }
}

final class LadenComponent: Component<LadenDependency> {
    var schild: String { "\(dependency.preise) & \(dependency.default)" }

    func kasse() -> KasseComponent { KasseComponent(dependency: self) }
}

final class LadenBuilder: Builder<LadenDependency> {
    func build() {
        let component = LadenComponent(dependency: dependency)
        print(component.schild, component.kasse().summe)
    }
}
