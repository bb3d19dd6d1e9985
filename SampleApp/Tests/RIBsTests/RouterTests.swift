import RIBs
import Testing

@Suite
struct RouterTests {
    private let parent = RouterMock()
    private let child = RouterMock()
    private let grandchild = RouterMock()

    @Test
    func attachActivatesAndThenLoads() {
        var wasActiveAtLoad: Bool?
        child.didLoadHandler = { [child] in wasActiveAtLoad = child.interactor.isActive }

        parent.attachChild(child)

        #expect(parent.children.count == 1)
        #expect(wasActiveAtLoad == true)
        #expect(child.didLoadCallCount == 1)
        #expect(child.interactor.didBecomeActiveCallCount == 1)
    }

    @Test
    func attachingTwiceAndDetachingAStrangerChangeNothing() {
        parent.attachChild(child)
        parent.attachChild(child)
        parent.detachChild(grandchild)

        #expect(parent.children.count == 1)
        #expect(child.interactor.didBecomeActiveCallCount == 1)
        #expect(child.interactor.willResignActiveCallCount == 0)
    }

    @Test
    func detachDeactivatesTheSubtreeAndAttachBringsItBack() {
        parent.attachChild(child)
        child.attachChild(grandchild)

        parent.detachChild(child)
        #expect(parent.children.isEmpty)
        #expect(child.children.count == 1)
        #expect(!child.interactor.isActive)
        #expect(!grandchild.interactor.isActive)

        parent.attachChild(child)
        #expect(child.interactor.isActive)
        #expect(grandchild.interactor.isActive)
        #expect(child.didLoadCallCount == 1)
        #expect(grandchild.didLoadCallCount == 1)
    }

    @Test
    func loadsOnce() {
        parent.load()
        parent.load()
        #expect(parent.didLoadCallCount == 1)
    }

    @Test
    func aRouterThatGoesDeactivatesItsSubtree() {
        let interactor: InteractorMock
        do {
            let router = RouterMock()
            interactor = router.interactor
            interactor.activate()
            router.attachChild(child)
        }
        #expect(!interactor.isActive)
        #expect(!child.interactor.isActive)
    }

    @Test
    func launchShowsTheViewActivatesAndLoads() {
        let viewController = ViewControllerMock()
        let interactor = InteractorMock()
        let router = LaunchRouter<InteractorMock, ViewControllerMock>(
            interactor: interactor,
            viewController: viewController
        )
        let window = TextWindowTests.window(TerminalMock())

        router.launch(from: window)

        #expect(window.rootViewController === viewController)
        #expect(interactor.didBecomeActiveCallCount == 1)
    }
}
