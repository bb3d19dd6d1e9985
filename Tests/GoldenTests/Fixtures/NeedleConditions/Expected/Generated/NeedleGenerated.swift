

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class StoreDependency44026b1058649453be98Provider: StoreDependency {
    var flour: String {
        return millComponent.flour
    }
    var grades: [String: Int] {
        return millComponent.grades
    }
    private let millComponent: MillComponent
    init(millComponent: MillComponent) {
        self.millComponent = millComponent
    }
}
/// ^->MillComponent->StoreComponent
private func factorya0bb8d9f62dff23f31c6888788fe9da04fac72a8(_ component: NeedleFoundation.Scope) -> AnyObject {
    return StoreDependency44026b1058649453be98Provider(millComponent: parent1(component) as! MillComponent)
}
private class StoreDependencya3d206f34a0cd33c0eedProvider: StoreDependency {
    var flour: String {
        return millComponent.flour
    }
    var grades: [String: Int] {
        return millComponent.grades
    }
    private let millComponent: MillComponent
    init(millComponent: MillComponent) {
        self.millComponent = millComponent
    }
}
/// ^->MillComponent->CellarComponent
private func factory3e2fa1b7e45d9075c928888788fe9da04fac72a8(_ component: NeedleFoundation.Scope) -> AnyObject {
    return StoreDependencya3d206f34a0cd33c0eedProvider(millComponent: parent1(component) as! MillComponent)
}
private class LabelDependency62c6b656b7391d45d1a6Provider: LabelDependency {
    var shelf: Int {
        return storeComponent.shelf
    }
    private let storeComponent: StoreComponent
    init(storeComponent: StoreComponent) {
        self.storeComponent = storeComponent
    }
}
/// ^->MillComponent->StoreComponent->LabelComponent
private func factory219205fa8ff60773195bc2b134efa8bdad4ed043(_ component: NeedleFoundation.Scope) -> AnyObject {
    return LabelDependency62c6b656b7391d45d1a6Provider(storeComponent: parent1(component) as! StoreComponent)
}
private class LabelDependencybc1c0d7beb2409c53ab5Provider: LabelDependency {
    var shelf: Int {
        return cellarComponent.shelf
    }
    private let cellarComponent: CellarComponent
    init(cellarComponent: CellarComponent) {
        self.cellarComponent = cellarComponent
    }
}
/// ^->MillComponent->CellarComponent->LabelComponent
private func factory94279695b720e690cf5e23d2efa9a4eee630783e(_ component: NeedleFoundation.Scope) -> AnyObject {
    return LabelDependencybc1c0d7beb2409c53ab5Provider(cellarComponent: parent1(component) as! CellarComponent)
}
private class TapDependency312159e8abbab1804081Provider: TapDependency {
    var barrel: String {
        return cellarComponent.barrel
    }
    private let cellarComponent: CellarComponent
    init(cellarComponent: CellarComponent) {
        self.cellarComponent = cellarComponent
    }
}
/// ^->MillComponent->CellarComponent->TapComponent
private func factory936c09dec529e8e3e1cb23d2efa9a4eee630783e(_ component: NeedleFoundation.Scope) -> AnyObject {
    return TapDependency312159e8abbab1804081Provider(cellarComponent: parent1(component) as! CellarComponent)
}
#if DEBUG
private class ProbeDependencyc82922d07912c8074fedProvider: ProbeDependency {
    var gauge: Int {
        return millComponent.gauge
    }
    var grades: Grades {
        return millComponent.grades
    }
    private let millComponent: MillComponent
    init(millComponent: MillComponent) {
        self.millComponent = millComponent
    }
}
/// ^->MillComponent->ProbeComponent
private func factory5111132e13b05b878d11888788fe9da04fac72a8(_ component: NeedleFoundation.Scope) -> AnyObject {
    return ProbeDependencyc82922d07912c8074fedProvider(millComponent: parent1(component) as! MillComponent)
}
#endif

#else
extension MillComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["flour-String"] = { [unowned self] in self.flour as Any }
        localTable["grades-Grades"] = { [unowned self] in self.grades as Any }
        localTable["grades-[String: Int]"] = { [unowned self] in self.grades as Any }
#if DEBUG
        localTable["gauge-Int"] = { [unowned self] in self.gauge as Any }
#endif
    }
}
extension StoreComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\StoreDependency.flour] = "flour-String"
        keyPathToName[\StoreDependency.grades] = "grades-[String: Int]"
        localTable["shelf-Int"] = { [unowned self] in self.shelf as Any }
        if let cellarComponent = self as? CellarComponent {
            cellarComponent.localTable["shelf-Int"] = { [unowned cellarComponent] in cellarComponent.shelf as Any }
            cellarComponent.localTable["barrel-String"] = { [unowned cellarComponent] in cellarComponent.barrel as Any }
        }
    }
}
extension LabelComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\LabelDependency.shelf] = "shelf-Int"
    }
}
extension TapComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\TapDependency.barrel] = "barrel-String"
    }
}
#if DEBUG
extension ProbeComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\ProbeDependency.gauge] = "gauge-Int"
        keyPathToName[\ProbeDependency.grades] = "grades-Grades"
    }
}
#endif


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
    registerProviderFactory("^->MillComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->MillComponent->StoreComponent", factorya0bb8d9f62dff23f31c6888788fe9da04fac72a8)
    registerProviderFactory("^->MillComponent->CellarComponent", factory3e2fa1b7e45d9075c928888788fe9da04fac72a8)
    registerProviderFactory("^->MillComponent->StoreComponent->LabelComponent", factory219205fa8ff60773195bc2b134efa8bdad4ed043)
    registerProviderFactory("^->MillComponent->CellarComponent->LabelComponent", factory94279695b720e690cf5e23d2efa9a4eee630783e)
    registerProviderFactory("^->MillComponent->CellarComponent->TapComponent", factory936c09dec529e8e3e1cb23d2efa9a4eee630783e)
#if DEBUG
    registerProviderFactory("^->MillComponent->ProbeComponent", factory5111132e13b05b878d11888788fe9da04fac72a8)
#endif
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
