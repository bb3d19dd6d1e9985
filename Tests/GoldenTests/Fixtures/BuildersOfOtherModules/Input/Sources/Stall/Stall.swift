import RIBs
import Wares

/// A composition of another module's protocols takes the generated protocol as one more part.
public typealias StallDependency = HasCrate & StallDependencyWeighing

public final class StallComponent: Component<StallDependency> {
    func lanterns() -> LanternKeeper { LanternKeeper(self) }
}

public final class StallBuilder: Builder<StallDependency> {
    public func build() {
        let component = StallComponent(dependency: dependency)
        print(component.dependency.crate)
        WeighingBuilder(dependency: component).build()
        component.lanterns().light()
    }
}
