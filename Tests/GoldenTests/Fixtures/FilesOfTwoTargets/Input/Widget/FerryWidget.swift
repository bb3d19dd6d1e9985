import RIBs

final class WidgetComponent: Component<EmptyDependency>, TimetableDependency {
    let clock = Clock()

    init() { super.init(dependency: EmptyComponent()) }
}

@main
enum FerryWidget {
    static func main() { print(TimetableBuilder(dependency: WidgetComponent()).build()) }
}
