import NeedleFoundation
import Testing

@testable import FilmList

/// Each scope gets the instance that the graph shows, through generated code alone.
@Suite
struct CinemaTreeTests {
    private let cinema: CinemaComponent
    private let screen = ScreenLifecycle()
    private let catalogue: CatalogueComponent

    init() {
        registerProviderFactories()
        cinema = CinemaComponent()
        catalogue = cinema.catalogue
        catalogue.bind(to: screen)
    }

    private func close() { screen.change(to: .deinit) }

    @Test
    func everyPathIsRegistered() {
        #expect(cinema.path == ["^", "CinemaComponent"])
        #expect(catalogue.filmList.path == ["^", "CinemaComponent", "CatalogueComponent", "FilmListComponent"])
        #expect(cinema.watchlist.filmList.path == ["^", "CinemaComponent", "WatchlistComponent", "FilmListComponent"])
        close()
    }

    @Test
    func scopesBelowReadTheInstancesOfTheTop() {
        #expect(catalogue.dependency.filmArchive === cinema.filmArchive)
        #expect(cinema.watchlist.dependency.filmArchive === cinema.filmArchive)
        #expect(catalogue.filmList.dependency.filmFormatter === cinema.filmFormatter)
        #expect(cinema.watchlist.filmList.dependency.filmFormatter === cinema.filmFormatter)
        close()
    }

    @Test
    func whatIsSharedIsOneInstanceAndWhatIsNotIsMadeAnew() {
        #expect(cinema.filmArchive === cinema.filmArchive)
        #expect(catalogue.filmSource === catalogue.filmSource)
        #expect(cinema.watchlist !== cinema.watchlist)
        #expect(cinema.watchlist.filmSource !== cinema.watchlist.filmSource)
        #expect(CinemaComponent().filmArchive !== cinema.filmArchive)
        close()
    }

    @Test
    func oneComponentIsServedDifferentlyByItsTwoPaths() {
        let watchlist = cinema.watchlist
        #expect(catalogue.filmList.dependency.filmSource === catalogue.filmSource)
        #expect(watchlist.filmList.dependency.filmSource === watchlist.filmSource)
        #expect(watchlist.filmList.dependency.filmBadging === watchlist.filmBadging)
        #expect(catalogue.filmList.dependency.filmSource is CatalogueFilms)
        #expect(watchlist.filmList.dependency.filmSource is WatchlistFilms)
        close()
    }

    @Test
    func thePluginPointReadsTheNonCoreComponent() throws {
        let nonCore = try #require(catalogue.nonCoreComponent as? CatalogueNonCoreComponent)
        #expect(nonCore.dependency.filmRatings === cinema.filmRatings)
        #expect(catalogue.pluginExtension.filmBadging === nonCore.filmBadging)
        #expect(catalogue.filmList.dependency.filmBadging === nonCore.filmBadging)
        close()
    }

    @Test
    func nothingOutlivesTheScreen() {
        weak var core: CatalogueComponent?
        weak var nonCore: AnyObject?
        do {
            let other = cinema.catalogue
            other.bind(to: screen)
            core = other
            nonCore = other.nonCoreComponent
            #expect(nonCore != nil)
        }
        close()
        #expect(core == nil)
        #expect(nonCore == nil)
    }

    @Test
    func aDependencyIsReadAsIfItWereTheScopesOwn() {
        let list = cinema.watchlist.filmList
        #expect(list.filmFormatter === cinema.filmFormatter)
        close()
    }
}
