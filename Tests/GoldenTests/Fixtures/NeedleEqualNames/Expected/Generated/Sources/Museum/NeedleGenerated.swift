

import Gallery
import NeedleFoundation
import Paints

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class GalleryDependencyaf43e1e68278e6ceb0f7Provider: GalleryDependency {
    var colour: Paints.Colour {
        return museumComponent.colour
    }
    var colours: [String: Paints.Colour] {
        return museumComponent.colours
    }
    private let museumComponent: MuseumComponent
    init(museumComponent: MuseumComponent) {
        self.museumComponent = museumComponent
    }
}
/// ^->MuseumComponent->GalleryComponent
private func factory4a29f575c33f891b80dd461b4bc457290e824a96(_ component: NeedleFoundation.Scope) -> AnyObject {
    return GalleryDependencyaf43e1e68278e6ceb0f7Provider(museumComponent: parent1(component) as! MuseumComponent)
}
private class GuideDependencyf48a2f256ea68251587cProvider: GuideDependency {
    var floor: Int {
        return galleryComponent.floor
    }
    private let galleryComponent: GalleryComponent
    init(galleryComponent: GalleryComponent) {
        self.galleryComponent = galleryComponent
    }
}
/// ^->MuseumComponent->GalleryComponent->GuideComponent
private func factory627611d6251eecf3212d2c9bcb0d20d0f19b06d6(_ component: NeedleFoundation.Scope) -> AnyObject {
    return GuideDependencyf48a2f256ea68251587cProvider(galleryComponent: parent1(component) as! GalleryComponent)
}
private class TourDependency50c0450afaf754c89b2eProvider: TourDependency {
    var tour: String {
        return museumComponent.tour
    }
    private let museumComponent: MuseumComponent
    init(museumComponent: MuseumComponent) {
        self.museumComponent = museumComponent
    }
}
/// ^->MuseumComponent->GuideComponent
private func factoryaad0130bd7a26b778ad6461b4bc457290e824a96(_ component: NeedleFoundation.Scope) -> AnyObject {
    return TourDependency50c0450afaf754c89b2eProvider(museumComponent: parent1(component) as! MuseumComponent)
}
private class TourDependencyd383bb13894772bd9956Provider: TourDependency {
    var tour: String {
        return museumComponent.tour
    }
    private let museumComponent: MuseumComponent
    init(museumComponent: MuseumComponent) {
        self.museumComponent = museumComponent
    }
}
/// ^->MuseumComponent->VaultComponent
private func factory7e4ef8968b61175afbc5461b4bc457290e824a96(_ component: NeedleFoundation.Scope) -> AnyObject {
    return TourDependencyd383bb13894772bd9956Provider(museumComponent: parent1(component) as! MuseumComponent)
}
private class TourDependency283cda00931f973ba5f2Provider: TourDependency {
    var tour: String {
        return museumComponent.tour
    }
    private let museumComponent: MuseumComponent
    init(museumComponent: MuseumComponent) {
        self.museumComponent = museumComponent
    }
}
/// ^->MuseumComponent->DeskComponent
private func factoryd90c63b984b7c5dd645c461b4bc457290e824a96(_ component: NeedleFoundation.Scope) -> AnyObject {
    return TourDependency283cda00931f973ba5f2Provider(museumComponent: parent1(component) as! MuseumComponent)
}

#else
extension GalleryComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\GalleryDependency.colour] = "colour-Paints.Colour"
        keyPathToName[\GalleryDependency.colours] = "colours-[String: Paints.Colour]"
        localTable["floor-Int"] = { [unowned self] in self.floor as Any }
        localTable["guide-GuideComponent"] = { [unowned self] in self.guide as Any }
    }
}
extension Gallery.GuideComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\GuideDependency.floor] = "floor-Int"
    }
}
extension Gallery.CloakroomComponent: NeedleFoundation.Registration {
    public func registerItems() {

    }
}
extension MuseumComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["colour-Colour"] = { [unowned self] in self.colour as Any }
        localTable["colour-Paints.Colour"] = { [unowned self] in self.colour as Any }
        localTable["colours-[String: Paints.Colour]"] = { [unowned self] in self.colours as Any }
        localTable["tour-String"] = { [unowned self] in self.tour as Any }
    }
}
extension GuideComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\TourDependency.tour] = "tour-String"
    }
}
extension CloakroomComponent: NeedleFoundation.Registration {
    public func registerItems() {

    }
}
extension Tickets.DeskComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\TourDependency.tour] = "tour-String"
    }
}
extension Shop.DeskComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\TourDependency.tour] = "tour-String"
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
    registerProviderFactory("^->MuseumComponent->GalleryComponent", factory4a29f575c33f891b80dd461b4bc457290e824a96)
    registerProviderFactory("^->MuseumComponent->GalleryComponent->GuideComponent", factory627611d6251eecf3212d2c9bcb0d20d0f19b06d6)
    registerProviderFactory("^->MuseumComponent->CloakroomComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->MuseumComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->MuseumComponent->GuideComponent", factoryaad0130bd7a26b778ad6461b4bc457290e824a96)
    registerProviderFactory("^->MuseumComponent->CloakroomComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->MuseumComponent->AtticComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->MuseumComponent->VaultComponent", factory7e4ef8968b61175afbc5461b4bc457290e824a96)
    registerProviderFactory("^->MuseumComponent->DeskComponent", factoryd90c63b984b7c5dd645c461b4bc457290e824a96)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
