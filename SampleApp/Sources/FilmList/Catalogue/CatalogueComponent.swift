import NeedleFoundation

protocol CatalogueDependency: Dependency {
    var filmArchive: FilmArchive { get }
}

/// All films. Their badges come through a plugin point, and the list works without them.
final class CatalogueComponent:
    PluginizedComponent<CatalogueDependency, CataloguePluginExtension, CatalogueNonCoreComponent>
{
    var filmSource: any FilmFetching { shared { CatalogueFilms(archive: dependency.filmArchive) } }

    var filmList: FilmListComponent { FilmListComponent(parent: self) }
}

/// The properties of the non-core component that scopes below may read.
protocol CataloguePluginExtension: PluginExtension {
    var filmBadging: any FilmBadging { get }
}
