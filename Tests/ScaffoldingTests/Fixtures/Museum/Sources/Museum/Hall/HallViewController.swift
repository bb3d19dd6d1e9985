import UIKit

class HallViewController: UIViewController {
  private let guide: Guide

  init(guide: Guide) {
    self.guide = guide
    super.init()
  }

  required init?(coder: NSCoder) { nil }
}
