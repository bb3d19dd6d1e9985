import RIBs
import UIKit

final class AppComponent: Component<EmptyDependency>, RootDependency {
  init() {
    super.init(dependency: EmptyComponent())
  }
}

final class AppDelegate {
  private var launchRouter: LaunchRouting?

  func start(in window: UIWindow) {
    let router = RootBuilder(dependency: AppComponent()).build()
    launchRouter = router
    router.launch(from: window)
  }
}
