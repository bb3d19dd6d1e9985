import TextViews
import Testing

@testable import FilmList

/// The scene goes round in one direction: view, interactor, presenter, view.
@Suite
struct FilmListSceneTests {
    @Test
    func theInteractorChoosesAndSortsFilms() {
        let presenter = FilmListPresentationLogicMock()
        let interactor = FilmListInteractor(worker: FilmListWorker(source: FilmFetchingMock()), presenter: presenter)
        interactor.fetchFilms(FilmListModels.Request(firstYear: 1970))
        #expect(presenter.responses.map { $0.films.map(\.title) } == [["Ash", "Birch"]])
    }

    @Test
    func thePresenterPutsFilmsIntoLines() {
        let display = FilmListDisplayLogicMock()
        let presenter = FilmListPresenter(formatter: FilmFormatter(), badging: KeptBadges())
        presenter.view = display
        presenter.presentFilms(FilmListModels.Response(films: [Film(title: "Ash", year: 1970)]))
        presenter.presentFilms(FilmListModels.Response(films: []))
        #expect(display.lines == [["Ash (1970) kept"], ["No films."]])
    }

    @Test
    func theViewAsksAndShows() {
        let interactor = FilmListBusinessLogicMock()
        let view = FilmListView(interactor: interactor)
        view.load(firstYear: 1990)
        #expect(interactor.requests == [FilmListModels.Request(firstYear: 1990)])
        view.displayFilms(FilmListModels.ViewModel(lines: ["Ash"]))
        #expect(view.lines == ["Ash"])
    }

    @Test
    func theAppShowsBothLists() {
        let terminal = TerminalMock()
        CinemaApp(terminal: terminal).run()
        #expect(
            terminal.text == """
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

private final class FilmFetchingMock: FilmFetching {
    func fetchFilms(_ completion: ([Film]) -> Void) {
        completion([
            Film(title: "Birch", year: 1980), Film(title: "Ash", year: 1970), Film(title: "Elm", year: 1969),
        ])
    }
}

private final class FilmListPresentationLogicMock: FilmListPresentationLogic {
    private(set) var responses: [FilmListModels.Response] = []

    func presentFilms(_ response: FilmListModels.Response) { responses.append(response) }
}

private final class FilmListDisplayLogicMock: FilmListDisplayLogic {
    private(set) var lines: [[String]] = []

    func displayFilms(_ viewModel: FilmListModels.ViewModel) { lines.append(viewModel.lines) }
}

private final class FilmListBusinessLogicMock: FilmListBusinessLogic {
    private(set) var requests: [FilmListModels.Request] = []

    func fetchFilms(_ request: FilmListModels.Request) { requests.append(request) }
}

private final class TerminalMock: Terminal {
    private(set) var text = ""

    func write(_ text: String) { self.text += text }

    func readLine() -> String? { nil }
}
