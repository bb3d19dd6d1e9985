#if DEBUG
import RIBs

protocol InspectionDependency: Dependency {
    var oven: Oven { get }
    var recipes: [String] { get }
}

final class InspectionComponent: Component<InspectionDependency> {}

final class InspectionBuilder: Builder<InspectionDependency> {
    func build() {
        let component = InspectionComponent(dependency: dependency)
        print(component.dependency.oven, component.dependency.recipes)
    }
}
#endif
