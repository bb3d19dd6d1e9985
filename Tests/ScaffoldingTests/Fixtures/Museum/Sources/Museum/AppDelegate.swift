import UIKit

final class AppDelegate {
  let window = UIWindow()

  func launch() {
    registerProviderFactories()
    window.rootViewController = RootComponent().rootViewController
  }
}
