import RIBs
import Wares

/// Makes no component, and asks for a composition without a name.
final class LanternBuilder: Builder<HasCrate & HasScale> {
    func build() { print(dependency.crate, dependency.scale) }
}

struct LanternKeeper {
    private let needs: any HasCrate & HasScale

    init(_ needs: any HasCrate & HasScale) { self.needs = needs }

    func light() { LanternBuilder(dependency: needs).build() }
}
