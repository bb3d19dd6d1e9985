import NeedleFoundation
import UIKit

class RootComponent: BootstrapComponent {

  public var guide: Guide {
    return shared { Guide() }
  }

  var rootViewController: UIViewController {
    return RootViewController(hallBuilder: hallComponent)
  }

  var hallComponent: HallComponent {
    return HallComponent(parent: self)
  }
}
