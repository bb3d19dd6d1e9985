import Paper
import RIBs

// Its requirements are generic, so that generated code names what they name, in modules that it has to import.
public protocol PressDependency: Dependency {
    func press<P: Printable>(_ text: P, copies: Int) throws -> [Sheet]
}

public final class PressBuilder: Builder<PressDependency> {
    public override init(dependency: PressDependency) { super.init(dependency: dependency) }

    public func build() throws { print(try dependency.press(Letter(), copies: 2)) }
}
