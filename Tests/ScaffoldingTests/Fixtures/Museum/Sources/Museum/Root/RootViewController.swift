import UIKit

class RootViewController: UIViewController {
  private let hallBuilder: HallBuilder

  init(hallBuilder: HallBuilder) {
    self.hallBuilder = hallBuilder
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    present(hallBuilder.hallViewController, animated: false)
  }
}
