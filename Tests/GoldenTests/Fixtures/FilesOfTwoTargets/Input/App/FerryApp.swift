import RIBs

protocol FerryDependency: Dependency, FerryDependencyTimetable {}

final class FerryComponent: Component<FerryDependency> {}

final class FerryBuilder: Builder<FerryDependency> {
    func build() -> String { TimetableBuilder(dependency: FerryComponent(dependency: dependency)).build() }
}

final class AppComponent: Component<EmptyDependency>, FerryDependency {
    let clock = Clock()

    init() { super.init(dependency: EmptyComponent()) }
}

@main
enum FerryApp {
    static func main() { print(FerryBuilder(dependency: AppComponent()).build()) }
}
