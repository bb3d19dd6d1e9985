import Contacts
import RIBs
import Settings

final class PhoneComponent: RIBs.Component<RIBs.EmptyDependency> {
    let tone = "marimba"
    let number = 7

    func open() { HomeBuilder(dependency: self).build() }
}

protocol HomeDependency: RIBs.Dependency, HomeDependencySettingsComponent, HomeDependencyContactsComponent {}

final class HomeComponent: RIBs.Component<HomeDependency> {}

final class HomeBuilder: RIBs.Builder<HomeDependency> {
    func build() {
        let component = HomeComponent(dependency: dependency)
        Settings.Builder(dependency: component).build()
        Contacts.Builder(dependency: component).build()
    }
}

enum Day {
    static func begin() { PhoneComponent(dependency: EmptyComponent()).open() }
}
