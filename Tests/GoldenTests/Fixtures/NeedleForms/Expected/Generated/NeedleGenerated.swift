

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

private func parent2(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class WardDependencyd50e7c7e19813b73fcebProvider: WardDependency {
    var bed: Bed {
        return hospitalComponent.bed
    }
    var nurse: Nurse {
        return hospitalComponent.nurse
    }
    private let hospitalComponent: HospitalComponent
    init(hospitalComponent: HospitalComponent) {
        self.hospitalComponent = hospitalComponent
    }
}
/// ^->HospitalComponent->WardComponent
private func factory2a343adafa8ee0fb1dbff3c8e42594d1c3fea6a2(_ component: NeedleFoundation.Scope) -> AnyObject {
    return WardDependencyd50e7c7e19813b73fcebProvider(hospitalComponent: parent1(component) as! HospitalComponent)
}
private class RoomDependency04cac116ff4eb2bad20eProvider: RoomDependency {
    var nurse: Nurse {
        return hospitalComponent.nurse
    }
    private let hospitalComponent: HospitalComponent
    init(hospitalComponent: HospitalComponent) {
        self.hospitalComponent = hospitalComponent
    }
}
/// ^->HospitalComponent->WardComponent->RoomComponent
private func factory26377e06c3e5d123026095a76f3f7c10cf9cab4a(_ component: NeedleFoundation.Scope) -> AnyObject {
    return RoomDependency04cac116ff4eb2bad20eProvider(hospitalComponent: parent2(component) as! HospitalComponent)
}
private class KitchenDependencya6f5184e1db845d3ad32Provider: KitchenDependency {
    var nurse: Nurse {
        return hospitalComponent.nurse
    }
    private let hospitalComponent: HospitalComponent
    init(hospitalComponent: HospitalComponent) {
        self.hospitalComponent = hospitalComponent
    }
}
/// ^->HospitalComponent->KitchenComponent
private func factorydabb28fb6e0539ea627cf3c8e42594d1c3fea6a2(_ component: NeedleFoundation.Scope) -> AnyObject {
    return KitchenDependencya6f5184e1db845d3ad32Provider(hospitalComponent: parent1(component) as! HospitalComponent)
}
private class KitchenDependencyb21961989f5337b4133bProvider: KitchenDependency {
    var nurse: Nurse {
        return kitchenComponent.nurse
    }
    private let kitchenComponent: KitchenComponent
    init(kitchenComponent: KitchenComponent) {
        self.kitchenComponent = kitchenComponent
    }
}
/// ^->HospitalComponent->KitchenComponent->TrayComponent
private func factory5816d0b43ae0c3b5955f05ff328bbfdad52b0dd0(_ component: NeedleFoundation.Scope) -> AnyObject {
    return KitchenDependencyb21961989f5337b4133bProvider(kitchenComponent: parent1(component) as! KitchenComponent)
}
private class LaboratoryDependency93feaeb38ac0e129fcb9Provider: LaboratoryDependency {
    var hall: String {
        return hospitalComponent.hall
    }
    private let hospitalComponent: HospitalComponent
    init(hospitalComponent: HospitalComponent) {
        self.hospitalComponent = hospitalComponent
    }
}
/// ^->HospitalComponent->LaboratoryComponent
private func factorye0109d5255743262826af3c8e42594d1c3fea6a2(_ component: NeedleFoundation.Scope) -> AnyObject {
    return LaboratoryDependency93feaeb38ac0e129fcb9Provider(hospitalComponent: parent1(component) as! HospitalComponent)
}
private class WardDependencyd3b5873a17119d7b8621Provider: WardDependency {
    var bed: Bed {
        return hospitalComponent.bed
    }
    var nurse: Nurse {
        return hospitalComponent.nurse
    }
    private let hospitalComponent: HospitalComponent
    init(hospitalComponent: HospitalComponent) {
        self.hospitalComponent = hospitalComponent
    }
}
/// ^->HospitalComponent->VisitorsComponent
private func factorye5c12f3d7c59a10adb4ef3c8e42594d1c3fea6a2(_ component: NeedleFoundation.Scope) -> AnyObject {
    return WardDependencyd3b5873a17119d7b8621Provider(hospitalComponent: parent1(component) as! HospitalComponent)
}

#else
extension HospitalComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["bed-Bed"] = { [unowned self] in self.bed as Any }
        localTable["nurse-Nurse"] = { [unowned self] in self.nurse as Any }
        localTable["hall-String"] = { [unowned self] in self.hall as Any }
    }
}
extension WardComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\WardDependency.bed] = "bed-Bed"
        keyPathToName[\WardDependency.nurse] = "nurse-Nurse"

    }
}
extension RoomComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\RoomDependency.nurse] = "nurse-Nurse"
    }
}
extension KitchenComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\KitchenDependency.nurse] = "nurse-Nurse"
        localTable["nurse-Nurse"] = { [unowned self] in self.nurse as Any }
    }
}
extension TrayComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\KitchenDependency.nurse] = "nurse-Nurse"
    }
}
extension PharmacyComponent: NeedleFoundation.Registration {
    public func registerItems() {

    }
}
extension LaboratoryComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\LaboratoryDependency.hall] = "hall-String"
    }
}
extension VisitorsComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\WardDependency.bed] = "bed-Bed"
        keyPathToName[\WardDependency.nurse] = "nurse-Nurse"
    }
}
extension GarageComponent: NeedleFoundation.Registration {
    public func registerItems() {

    }
}
extension MorgueComponent: NeedleFoundation.Registration {
    public func registerItems() {

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
    registerProviderFactory("^->HospitalComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->HospitalComponent->WardComponent", factory2a343adafa8ee0fb1dbff3c8e42594d1c3fea6a2)
    registerProviderFactory("^->HospitalComponent->WardComponent->RoomComponent", factory26377e06c3e5d123026095a76f3f7c10cf9cab4a)
    registerProviderFactory("^->HospitalComponent->KitchenComponent", factorydabb28fb6e0539ea627cf3c8e42594d1c3fea6a2)
    registerProviderFactory("^->HospitalComponent->KitchenComponent->TrayComponent", factory5816d0b43ae0c3b5955f05ff328bbfdad52b0dd0)
    registerProviderFactory("^->HospitalComponent->PharmacyComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->HospitalComponent->LaboratoryComponent", factorye0109d5255743262826af3c8e42594d1c3fea6a2)
    registerProviderFactory("^->HospitalComponent->VisitorsComponent", factorye5c12f3d7c59a10adb4ef3c8e42594d1c3fea6a2)
    registerProviderFactory("^->HospitalComponent->GarageComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->HospitalComponent->MorgueComponent", factoryEmptyDependencyProvider)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
