import Contacts
import RIBs
import Settings

final class PhoneComponent: RIBs.Component<RIBs.EmptyDependency> {
    let tone = "marimba"
    let number = 7
    let volume = Contacts::Volume()
    let volumes: [Contacts::Volume] = []

    func open() { HomeBuilder(dependency: self).build() }
}

protocol HomeDependency: RIBs.Dependency, HomeDependencySettingsComponent, HomeDependencyContactsComponent,
    HomeDependencyCall, HomeDependencyPlan
{}

final class HomeComponent: RIBs.Component<HomeDependency> {}

final class HomeBuilder: RIBs.Builder<HomeDependency> {
    func build() {
        let component = HomeComponent(dependency: dependency)
        Settings.Builder(dependency: component).build()
        Contacts.Builder(dependency: component).build()
        CallBuilder(dependency: component).build()
        PlanBuilder(dependency: component).build()
    }
}

protocol CallDependency: RIBs::Dependency {
    var volume: Contacts::Volume { get }
}

final class CallComponent: RIBs::Component<CallDependency> {}

final class CallBuilder: RIBs::Builder<CallDependency> {
    func build() { print(CallComponent(dependency: dependency).dependency.volume) }
}

protocol PlanDependency: Contacts::Requirements {
    var volumes: [Contacts::Volume] { get }
}

final class PlanComponent: RIBs::Component<PlanDependency> {}

final class PlanBuilder: RIBs::Builder<PlanDependency> {
    func build() {
        let needs = PlanComponent(dependency: dependency).dependency
        print(needs.tone, needs.number, needs.volumes)
    }
}

enum Day {
    static func begin() { PhoneComponent(dependency: EmptyComponent()).open() }
}
