import RIBs
import Testing

@Suite
struct ComponentTests {
    private final class CountingComponent: Component<EmptyDependency> {
        var factoryCallCount = 0

        init() {
            super.init(dependency: EmptyComponent())
        }

        var instance: EmptyComponent { shared { make() } }
        var other: EmptyComponent { shared { make() } }
        var absent: EmptyComponent? { shared { nothing() } }
        var unshared: EmptyComponent { make() }

        private func make() -> EmptyComponent {
            factoryCallCount += 1
            return EmptyComponent()
        }

        private func nothing() -> EmptyComponent? {
            factoryCallCount += 1
            return nil
        }
    }

    @Test
    func sharedReturnsOneInstancePerProperty() {
        let component = CountingComponent()

        #expect(component.instance === component.instance)
        #expect(component.instance !== component.other)
        #expect(component.factoryCallCount == 2)
        #expect(component.unshared !== component.unshared)
    }

    @Test
    func sharedKeepsNil() {
        let component = CountingComponent()

        #expect(component.absent == nil)
        #expect(component.absent == nil)
        #expect(component.factoryCallCount == 1)
    }

    @Test
    func builderAndComponentKeepTheirDependency() {
        let dependency = EmptyComponent()

        #expect(Component<EmptyDependency>(dependency: dependency).dependency === dependency)
        #expect(Builder<EmptyDependency>(dependency: dependency).dependency === dependency)
    }
}
