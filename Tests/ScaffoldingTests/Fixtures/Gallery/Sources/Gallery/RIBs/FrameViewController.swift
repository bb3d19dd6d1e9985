import RIBs
import SwiftUI

protocol FramePresentableListener: AnyObject {}

struct FrameView: View {
	var body: some View { Text("Frame") }
}

final class FrameViewController: UIHostingController<FrameView>, FramePresentable, FrameViewControllable {
	weak var listener: FramePresentableListener?

	init() { super.init(rootView: FrameView()) }

	required init?(coder: NSCoder) { nil }

	func replaceContent(_ viewController: ViewControllable?) {}
}
