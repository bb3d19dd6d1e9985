import NeedleFoundation

protocol FilmListDependency: Dependency {
    var filmSource: any FilmFetching { get }
    var filmBadging: any FilmBadging { get }
    var filmFormatter: any FilmFormatting { get }
}

/// A list of films, which the catalogue and the watchlist both show: which films, the scope above says.
final class FilmListComponent: Component<FilmListDependency> {
    var worker: FilmListWorker { FilmListWorker(source: self.filmSource) }

    /// Makes the scene: the view knows the interactor, the interactor the presenter, and the presenter the view.
    func makeScene() -> FilmListView {
        let presenter = FilmListPresenter(formatter: dependency.filmFormatter, badging: dependency.filmBadging)
        let view = FilmListView(interactor: FilmListInteractor(worker: worker, presenter: presenter))
        presenter.view = view
        return view
    }
}
