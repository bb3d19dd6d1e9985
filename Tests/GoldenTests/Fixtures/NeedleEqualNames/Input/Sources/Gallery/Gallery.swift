import NeedleFoundation
import Paints

public protocol GalleryDependency: Dependency {
    var colour: Colour { get }
    var colours: [String: Colour] { get }
}

public final class GalleryComponent: Component<GalleryDependency> {
    public let floor = 1

    public var guide: GuideComponent { GuideComponent(parent: self) }

    public func paint() -> (Colour, [String: Colour]) { (dependency.colour, dependency.colours) }
}

public protocol GuideDependency: Dependency {
    var floor: Int { get }
}

/// Called like a component of the museum, and created below another parent.
public final class GuideComponent: Component<GuideDependency> {
    public func lead() -> Int { dependency.floor }
}

/// Called like a component of the museum below the same parent. Nothing differs between the two at run time.
public final class CloakroomComponent: Component<EmptyDependency> {}
