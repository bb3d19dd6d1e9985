import NeedleFoundation

protocol WatchlistDependency: Dependency {
    var filmArchive: FilmArchive { get }
}

/// The films that are saved for later.
final class WatchlistComponent: Component<WatchlistDependency> {
    var filmSource: any FilmFetching { shared { WatchlistFilms(archive: dependency.filmArchive) } }

    var filmBadging: any FilmBadging { shared { KeptBadges() } }

    var filmList: FilmListComponent { FilmListComponent(parent: self) }
}
