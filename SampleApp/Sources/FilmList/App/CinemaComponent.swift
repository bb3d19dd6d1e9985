import NeedleFoundation

/// The root: creates the objects that all scopes share.
final class CinemaComponent: BootstrapComponent {
    var filmArchive: FilmArchive { shared { FilmArchive() } }

    var filmFormatter: any FilmFormatting { shared { FilmFormatter() } }

    var filmRatings: FilmRatings { shared { FilmRatings() } }

    var catalogue: CatalogueComponent { CatalogueComponent(parent: self) }

    var watchlist: WatchlistComponent { .init(parent: self) }
}
