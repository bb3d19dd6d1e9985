import NeedleFoundation

protocol CatalogueDependency: Dependency {
    var filmArchive: FilmArchive { get }
}

/// All films of the house. What marks them comes through a plugin point: the list does without, where nobody rates.
final class CatalogueComponent:
    PluginizedComponent<CatalogueDependency, CataloguePluginExtension, CatalogueNonCoreComponent>
{
    var filmSource: any FilmFetching { shared { CatalogueFilms(archive: dependency.filmArchive) } }

    var filmList: FilmListComponent { FilmListComponent(parent: self) }
}

/// What the scopes below read of the non-core component.
protocol CataloguePluginExtension: PluginExtension {
    var filmBadging: any FilmBadging { get }
}
