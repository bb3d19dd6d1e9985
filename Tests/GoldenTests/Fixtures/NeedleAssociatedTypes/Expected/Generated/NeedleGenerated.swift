

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class PressDeps0dbada5dc6e35f0fef14Provider: Press.Deps {
    var title: String {
        return officeComponent.title
    }
    var bell: @Press.Floor () throws(Press.Jam) -> Void {
        return officeComponent.bell
    }
    var sheets: [String] {
        return officeComponent.sheets
    }
    var ink: Int {
        get throws(Press.Jam) { return try officeComponent.ink }
    }
    var fold: (String) throws(Press.Jam) -> Void {
        return officeComponent.fold
    }
    var cut: () throws(Press.Jam) -> String {
        return officeComponent.cut
    }
    private let officeComponent: OfficeComponent
    init(officeComponent: OfficeComponent) {
        self.officeComponent = officeComponent
    }
}
/// ^->OfficeComponent->Comp
private func factory02d75b760e980915d0db644932d789bf2f28660f(_ component: NeedleFoundation.Scope) -> AnyObject {
    return PressDeps0dbada5dc6e35f0fef14Provider(officeComponent: parent1(component) as! OfficeComponent)
}

#else
extension Press.Comp: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\Press.Deps.title] = "title-String"
        keyPathToName[\Press.Deps.bell] = "bell-@Press.Floor () throws(Press.Jam) -> Void"
        keyPathToName[\Press.Deps.sheets] = "sheets-[String]"
        keyPathToName[\Press.Deps.fold] = "fold-(String) throws(Press.Jam) -> Void"
        keyPathToName[\Press.Deps.cut] = "cut-() throws(Press.Jam) -> String"
    }
}
extension OfficeComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["sheets-[String]"] = { [unowned self] in self.sheets as Any }
        localTable["title-String"] = { [unowned self] in self.title as Any }
        localTable["ink-Int throws(Press.Jam)"] = { [unowned self] in { () throws(Press.Jam) -> Int in try self.ink } as Any }
        localTable["fold-(String) throws(Press.Jam) -> Void"] = { [unowned self] in self.fold as Any }
        localTable["cut-() throws(Press.Jam) -> String"] = { [unowned self] in self.cut as Any }
        localTable["bell-@Press.Floor () throws(Press.Jam) -> Void"] = { [unowned self] in self.bell as Any }
    }
}
extension NeedleFoundation.DependencyProvider where DependencyType == any Press.Deps {
    var ink: Int {
        get throws(Press.Jam) { return try (find(property: "ink-Int throws(Press.Jam)") as () throws(Press.Jam) -> Int)() }
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
    registerProviderFactory("^->OfficeComponent->Comp", factory02d75b760e980915d0db644932d789bf2f28660f)
    registerProviderFactory("^->OfficeComponent", factoryEmptyDependencyProvider)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
