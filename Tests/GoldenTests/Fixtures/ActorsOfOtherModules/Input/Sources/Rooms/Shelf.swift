import Parts
import RIBs
import Tools

public typealias ShelfDependency = HasScrews

public final class ShelfComponent: Component<any ShelfDependency> {
    @Bench public func count() -> Int { dependency.screws }
}
