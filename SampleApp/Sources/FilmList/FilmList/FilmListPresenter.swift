/// The interface of the presenter for the interactor.
/// @mockable(history: presentFilms = true)
protocol FilmListPresentationLogic {
    func presentFilms(_ response: FilmListModels.Response)
}

/// Formats films as lines.
final class FilmListPresenter: FilmListPresentationLogic {
    weak var view: (any FilmListDisplayLogic)?

    private let formatter: any FilmFormatting
    private let badging: any FilmBadging

    init(formatter: any FilmFormatting, badging: any FilmBadging) {
        self.formatter = formatter
        self.badging = badging
    }

    func presentFilms(_ response: FilmListModels.Response) {
        let lines = response.films.map { film in
            let text = formatter.text(for: film)
            return badging.badge(for: film).map { "\(text) \($0)" } ?? text
        }
        view?.displayFilms(FilmListModels.ViewModel(lines: lines.isEmpty ? ["No films."] : lines))
    }
}
