// Written by `thimble generate --dialect needle SampleApp`, which keeps these lines. Do not edit.
// swift-format-ignore-file

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = "1936bcf48ce7dbb17c23467bc40dcc22"

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

private func parent2(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class FilmListDependencyba615e6d2542b881263aProvider: FilmListDependency {
    var filmSource: any FilmFetching {
        return watchlistComponent.filmSource
    }
    var filmBadging: any FilmBadging {
        return watchlistComponent.filmBadging
    }
    var filmFormatter: any FilmFormatting {
        return cinemaComponent.filmFormatter
    }
    private let cinemaComponent: CinemaComponent
    private let watchlistComponent: WatchlistComponent
    init(cinemaComponent: CinemaComponent, watchlistComponent: WatchlistComponent) {
        self.cinemaComponent = cinemaComponent
        self.watchlistComponent = watchlistComponent
    }
}
/// ^->CinemaComponent->WatchlistComponent->FilmListComponent
private func factorye94ecb348cc9ea1e201517becf567e41e99b17f2(_ component: NeedleFoundation.Scope) -> AnyObject {
    return FilmListDependencyba615e6d2542b881263aProvider(cinemaComponent: parent2(component) as! CinemaComponent, watchlistComponent: parent1(component) as! WatchlistComponent)
}
private class FilmListDependency9ab10ba5ac5febf07e24Provider: FilmListDependency {
    var filmSource: any FilmFetching {
        return catalogueComponent.filmSource
    }
    var filmBadging: any FilmBadging {
        return catalogueComponent.pluginExtension.filmBadging
    }
    var filmFormatter: any FilmFormatting {
        return cinemaComponent.filmFormatter
    }
    private let catalogueComponent: CatalogueComponent
    private let cinemaComponent: CinemaComponent
    init(catalogueComponent: CatalogueComponent, cinemaComponent: CinemaComponent) {
        self.catalogueComponent = catalogueComponent
        self.cinemaComponent = cinemaComponent
    }
}
/// ^->CinemaComponent->CatalogueComponent->FilmListComponent
private func factoryc5bdd03ab755a23ee4d8f3b06bc266663740fb15(_ component: NeedleFoundation.Scope) -> AnyObject {
    return FilmListDependency9ab10ba5ac5febf07e24Provider(catalogueComponent: parent1(component) as! CatalogueComponent, cinemaComponent: parent2(component) as! CinemaComponent)
}
private class WatchlistDependencyb93708eeb380354623abProvider: WatchlistDependency {
    var filmArchive: FilmArchive {
        return cinemaComponent.filmArchive
    }
    private let cinemaComponent: CinemaComponent
    init(cinemaComponent: CinemaComponent) {
        self.cinemaComponent = cinemaComponent
    }
}
/// ^->CinemaComponent->WatchlistComponent
private func factoryca9f82fbb82dbefee6f67061e9064eb987752396(_ component: NeedleFoundation.Scope) -> AnyObject {
    return WatchlistDependencyb93708eeb380354623abProvider(cinemaComponent: parent1(component) as! CinemaComponent)
}
private class CatalogueNonCoreDependencydc26a8442c77150983c6Provider: CatalogueNonCoreDependency {
    var filmRatings: FilmRatings {
        return cinemaComponent.filmRatings
    }
    private let cinemaComponent: CinemaComponent
    init(cinemaComponent: CinemaComponent) {
        self.cinemaComponent = cinemaComponent
    }
}
/// ^->CinemaComponent->CatalogueComponent->CatalogueNonCoreComponent
private func factory32d2862ed307b9647b14159824aa6ee3267fe51a(_ component: NeedleFoundation.Scope) -> AnyObject {
    return CatalogueNonCoreDependencydc26a8442c77150983c6Provider(cinemaComponent: parent2(component) as! CinemaComponent)
}
private class CatalogueDependency5c9790610014e8286c95Provider: CatalogueDependency {
    var filmArchive: FilmArchive {
        return cinemaComponent.filmArchive
    }
    private let cinemaComponent: CinemaComponent
    init(cinemaComponent: CinemaComponent) {
        self.cinemaComponent = cinemaComponent
    }
}
/// ^->CinemaComponent->CatalogueComponent
private func factory6bb790b988a520f195787061e9064eb987752396(_ component: NeedleFoundation.Scope) -> AnyObject {
    return CatalogueDependency5c9790610014e8286c95Provider(cinemaComponent: parent1(component) as! CinemaComponent)
}
/// CatalogueComponent plugin extension
private class CataloguePluginExtensionProvider: CataloguePluginExtension {
    var filmBadging: any FilmBadging {
        return catalogueNonCoreComponent.filmBadging
    }
    private unowned let catalogueNonCoreComponent: CatalogueNonCoreComponent
    init(component: NeedleFoundation.Scope) {
        let catalogueComponent = component as! CatalogueComponent
        catalogueNonCoreComponent = catalogueComponent.nonCoreComponent as! CatalogueNonCoreComponent
    }
}

#else
extension CinemaComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["filmArchive-FilmArchive"] = { [unowned self] in self.filmArchive as Any }
        localTable["filmFormatter-any FilmFormatting"] = { [unowned self] in self.filmFormatter as Any }
        localTable["filmRatings-FilmRatings"] = { [unowned self] in self.filmRatings as Any }
    }
}
extension FilmListComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\FilmListDependency.filmSource] = "filmSource-any FilmFetching"
        keyPathToName[\FilmListDependency.filmBadging] = "filmBadging-any FilmBadging"
        keyPathToName[\FilmListDependency.filmFormatter] = "filmFormatter-any FilmFormatting"
    }
}
extension WatchlistComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\WatchlistDependency.filmArchive] = "filmArchive-FilmArchive"
        localTable["filmSource-any FilmFetching"] = { [unowned self] in self.filmSource as Any }
        localTable["filmBadging-any FilmBadging"] = { [unowned self] in self.filmBadging as Any }
    }
}
extension CatalogueNonCoreComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\CatalogueNonCoreDependency.filmRatings] = "filmRatings-FilmRatings"
        localTable["filmBadging-any FilmBadging"] = { [unowned self] in self.filmBadging as Any }
    }
}
extension CatalogueComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\CatalogueDependency.filmArchive] = "filmArchive-FilmArchive"
        localTable["filmSource-any FilmFetching"] = { [unowned self] in self.filmSource as Any }
    }
}
/// CatalogueComponent plugin extension
extension CatalogueComponent: NeedleFoundation.ExtensionRegistration {
    public func registerExtensionItems() {
        extensionToName[\CataloguePluginExtension.filmBadging] = "filmBadging-any FilmBadging"
    }
}


#endif

private func factoryEmptyDependencyProvider(_ component: NeedleFoundation.Scope) -> AnyObject {
    return EmptyDependencyProvider(component: component)
}

// MARK: - Registration
private func registerProviderFactory(_ componentPath: String, _ factory: @escaping (NeedleFoundation.Scope) -> AnyObject) {
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: componentPath, factory)
}

#if !NEEDLE_DYNAMIC

@inline(never) private func register1() {
    registerProviderFactory("^->CinemaComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->CinemaComponent->WatchlistComponent->FilmListComponent", factorye94ecb348cc9ea1e201517becf567e41e99b17f2)
    registerProviderFactory("^->CinemaComponent->CatalogueComponent->FilmListComponent", factoryc5bdd03ab755a23ee4d8f3b06bc266663740fb15)
    registerProviderFactory("^->CinemaComponent->WatchlistComponent", factoryca9f82fbb82dbefee6f67061e9064eb987752396)
    registerProviderFactory("^->CinemaComponent->CatalogueComponent->CatalogueNonCoreComponent", factory32d2862ed307b9647b14159824aa6ee3267fe51a)
    registerProviderFactory("^->CinemaComponent->CatalogueComponent", factory6bb790b988a520f195787061e9064eb987752396)
    __PluginExtensionProviderRegistry.instance.registerPluginExtensionProviderFactory(for: "CatalogueComponent") { component in
        return CataloguePluginExtensionProvider(component: component)
    }
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
