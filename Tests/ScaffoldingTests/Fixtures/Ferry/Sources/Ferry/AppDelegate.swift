import UIKit

final class AppDelegate {
    let window = UIWindow()

    func launch() {
        registerProviderFactories()
        let builder = MainBuilder { MainComponent() }
        builder.build(withDynamicBuildDependency: (), dynamicComponentDependency: ()).launch(from: window)
    }
}
