import NeedleFoundation

protocol CatalogueNonCoreDependency: Dependency {
    var filmRatings: FilmRatings { get }
}

/// Marks the films of the catalogue while it is on the screen.
final class CatalogueNonCoreComponent: NonCoreComponent<CatalogueNonCoreDependency> {
    var filmBadging: any FilmBadging { shared { RatingBadges(ratings: dependency.filmRatings) } }
}
