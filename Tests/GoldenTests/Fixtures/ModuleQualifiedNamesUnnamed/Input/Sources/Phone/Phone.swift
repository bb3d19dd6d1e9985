import Contacts
import RIBs
import Settings

final class PhoneKit: RIBs.Component<RIBs.EmptyDependency> {
    let tone = "marimba"
    let number = 7

    func open() { HomeMaker(dependency: self).build() }
}

protocol HomeNeeds: RIBs.Dependency, HomeNeedsSettingsComponent, HomeNeedsContactsComponent {}

final class HomeKit: RIBs.Component<HomeNeeds> {}

final class HomeMaker: RIBs.Builder<HomeNeeds> {
    func build() {
        let component = HomeKit(dependency: dependency)
        Settings.Builder(dependency: component).build()
        Contacts.Builder(dependency: component).build()
    }
}

enum Day {
    static func begin() { PhoneKit(dependency: EmptyComponent()).open() }
}
