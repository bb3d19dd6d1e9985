import NeedleFoundation
import TextViews

/// Shows the catalogue and the watchlist, then ends.
public final class CinemaApp {
    private let terminal: any Terminal
    private let cinema: CinemaComponent

    /// Creates the app with the generated providers.
    public init(terminal: any Terminal) {
        registerProviderFactories()
        self.terminal = terminal
        cinema = CinemaComponent()
    }

    public func run() {
        let screen = ScreenLifecycle()
        let catalogue = cinema.catalogue
        catalogue.bind(to: screen)
        screen.change(to: .active)
        show("Catalogue", catalogue.filmList.makeScene())
        screen.change(to: .deinit)
        show("Watchlist", cinema.watchlist.filmList.makeScene())
    }

    private func show(_ title: String, _ scene: FilmListView) {
        scene.load()
        terminal.write("\(title)\n\(scene.lines.map { "  \($0)\n" }.joined())")
    }
}
