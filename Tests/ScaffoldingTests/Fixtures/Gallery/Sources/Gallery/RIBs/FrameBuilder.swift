import RIBs

public protocol FrameDependency: Dependency {}

final class FrameComponent: Component<FrameDependency> {}

public protocol FrameBuildable: Buildable {
	func build(withListener listener: FrameListener) -> FrameRouting
}

public final class FrameBuilder: Builder<FrameDependency>, FrameBuildable {
	public override init(dependency: FrameDependency) {
		super.init(dependency: dependency)
	}

	public func build(withListener listener: FrameListener) -> FrameRouting {
		let interactor = FrameInteractor(presenter: FramePresenter.viewController)
		_ = FrameComponent(dependency: dependency)
		interactor.listener = listener
		return FrameRouter(interactor: interactor, viewController: FramePresenter.viewController)
	}
}

enum FramePresenter {
	nonisolated(unsafe) static let viewController = FrameViewController()
}
