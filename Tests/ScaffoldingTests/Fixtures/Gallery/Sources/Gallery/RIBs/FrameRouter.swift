import RIBs

protocol FrameInteractable: Interactable {
	var router: FrameRouting? { get set }
	var listener: FrameListener? { get set }
}

protocol FrameViewControllable: ViewControllable {
	func replaceContent(_ viewController: ViewControllable?)
}

final class FrameRouter: ViewableRouter<FrameInteractable, FrameViewControllable>, FrameRouting {}
