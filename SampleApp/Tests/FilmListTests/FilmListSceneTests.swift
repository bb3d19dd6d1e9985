import TextViews
import Testing

@testable import FilmList

/// The scene has one direction: view, interactor, presenter, view.
@Suite
struct FilmListSceneTests {
    @Test
    func theInteractorChoosesAndSortsFilms() {
        let source = FilmFetchingMock()
        source.fetchFilmsHandler = { completion in
            completion([
                Film(title: "Birch", year: 1980), Film(title: "Ash", year: 1970), Film(title: "Elm", year: 1969),
            ])
        }
        let presenter = FilmListPresentationLogicMock()
        let interactor = FilmListInteractor(worker: FilmListWorker(source: source), presenter: presenter)
        interactor.fetchFilms(FilmListModels.Request(firstYear: 1970))
        #expect(source.fetchFilmsCallCount == 1)
        #expect(presenter.presentFilmsArgValues.map { $0.films.map(\.title) } == [["Ash", "Birch"]])
    }

    @Test
    func thePresenterPutsFilmsIntoLines() {
        let display = FilmListDisplayLogicMock()
        let presenter = FilmListPresenter(formatter: FilmFormatter(), badging: KeptBadges())
        presenter.view = display
        presenter.presentFilms(FilmListModels.Response(films: [Film(title: "Ash", year: 1970)]))
        presenter.presentFilms(FilmListModels.Response(films: []))
        #expect(display.displayFilmsArgValues.map(\.lines) == [["Ash (1970) kept"], ["No films."]])
    }

    @Test
    func theViewAsksAndShows() {
        let interactor = FilmListBusinessLogicMock()
        let view = FilmListView(interactor: interactor)
        view.load(firstYear: 1990)
        #expect(interactor.fetchFilmsArgValues == [FilmListModels.Request(firstYear: 1990)])
        view.displayFilms(FilmListModels.ViewModel(lines: ["Ash"]))
        #expect(view.lines == ["Ash"])
    }

    @Test
    func theAppShowsBothLists() {
        let terminal = TerminalMock()
        CinemaApp(terminal: terminal).run()
        #expect(
            terminal.writeArgValues.joined() == """
                Catalogue
                  A Ferry Too Late (1997)
                  Bread and Rain (2012) *****
                  Nine Umbrellas (1984) ****
                  The Lighthouse Keeper's Cat (1961)
                Watchlist
                  Nine Umbrellas (1984) kept

                """
        )
    }
}
