/// The interface of the interactor for the view.
/// @mockable(history: fetchFilms = true)
protocol FilmListBusinessLogic {
    func fetchFilms(_ request: FilmListModels.Request)
}

/// Selects the films that are shown.
final class FilmListInteractor: FilmListBusinessLogic {
    private let worker: FilmListWorker
    private let presenter: any FilmListPresentationLogic

    init(worker: FilmListWorker, presenter: any FilmListPresentationLogic) {
        self.worker = worker
        self.presenter = presenter
    }

    func fetchFilms(_ request: FilmListModels.Request) {
        worker.fetchFilms { films in
            let wanted = films.filter { $0.year >= request.firstYear }.sorted { $0.title < $1.title }
            presenter.presentFilms(FilmListModels.Response(films: wanted))
        }
    }
}
