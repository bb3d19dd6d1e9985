import NeedleFoundation

protocol FilmListDependency: Dependency {
    var filmSource: any FilmFetching { get }
    var filmBadging: any FilmBadging { get }
    var filmFormatter: any FilmFormatting { get }
}

/// A list of films, which the catalogue and the watchlist both show. The scope above provides the films.
final class FilmListComponent: Component<FilmListDependency> {
    var worker: FilmListWorker { FilmListWorker(source: self.filmSource) }

    /// Creates the scene: the view owns the interactor, the interactor the presenter. The presenter updates the view.
    func makeScene() -> FilmListView {
        let presenter = FilmListPresenter(formatter: dependency.filmFormatter, badging: dependency.filmBadging)
        let view = FilmListView(interactor: FilmListInteractor(worker: worker, presenter: presenter))
        presenter.view = view
        return view
    }
}
