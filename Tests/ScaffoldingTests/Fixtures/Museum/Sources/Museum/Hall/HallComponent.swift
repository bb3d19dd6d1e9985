import NeedleFoundation
import UIKit

protocol HallDependency: Dependency {
  var guide: Guide { get }
}

class HallComponent: Component<HallDependency>, HallBuilder {

  var hallViewController: UIViewController {
    return HallViewController(guide: dependency.guide)
  }
}

// Lets a test show another hall.
protocol HallBuilder {
  var hallViewController: UIViewController { get }
}
