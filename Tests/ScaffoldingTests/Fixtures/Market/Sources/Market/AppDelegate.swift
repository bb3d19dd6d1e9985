import UIKit

final class AppDelegate {
    let window = UIWindow()

    func launch() {
        registerProviderFactories()
        SquareBuilder(dependency: SquareComponent()).build().launch(from: window)
    }
}
