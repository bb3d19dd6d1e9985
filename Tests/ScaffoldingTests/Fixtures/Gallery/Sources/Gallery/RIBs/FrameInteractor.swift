import RIBs

public protocol FrameRouting: ViewableRouting {}

protocol FramePresentable: Presentable {
	var listener: FramePresentableListener? { get set }
}

public protocol FrameListener: AnyObject {}

final class FrameInteractor: PresentableInteractor<FramePresentable>, FrameInteractable, FramePresentableListener {
	weak var router: FrameRouting?
	weak var listener: FrameListener?
}
