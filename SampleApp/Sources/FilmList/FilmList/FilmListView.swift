/// The interface of the view for the presenter.
/// @mockable(history: displayFilms = true)
protocol FilmListDisplayLogic: AnyObject {
    func displayFilms(_ viewModel: FilmListModels.ViewModel)
}

/// Shows lines.
final class FilmListView: FilmListDisplayLogic {
    private(set) var lines: [String] = []

    private let interactor: any FilmListBusinessLogic

    init(interactor: any FilmListBusinessLogic) { self.interactor = interactor }

    /// Requests the films of a year and later.
    func load(firstYear: Int = 0) { interactor.fetchFilms(FilmListModels.Request(firstYear: firstYear)) }

    func displayFilms(_ viewModel: FilmListModels.ViewModel) { lines = viewModel.lines }
}
