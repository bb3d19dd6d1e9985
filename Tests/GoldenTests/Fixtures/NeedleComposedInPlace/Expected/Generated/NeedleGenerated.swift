

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

private class HasRopeEmptyDependency9b7e2da3d036c79426faProvider: HasRope & EmptyDependency {
    var rope: Rope {
        return quayComponent.rope
    }
    private let quayComponent: QuayComponent
    init(quayComponent: QuayComponent) {
        self.quayComponent = quayComponent
    }
}
/// ^->QuayComponent->CraneComponent
private func factoryd14dbd0e27fe91b69921ce70f225ad65c189c01a(_ component: NeedleFoundation.Scope) -> AnyObject {
    return HasRopeEmptyDependency9b7e2da3d036c79426faProvider(quayComponent: parent1(component) as! QuayComponent)
}
private class HasRopeDependencyEmptyDependencybe46ab806d9b03eaf59aProvider: HasRope & Dependency & EmptyDependency {
    var rope: Rope {
        return quayComponent.rope
    }
    private let quayComponent: QuayComponent
    init(quayComponent: QuayComponent) {
        self.quayComponent = quayComponent
    }
}
/// ^->QuayComponent->HookComponent
private func factory56fd47f46e0bab46210ace70f225ad65c189c01a(_ component: NeedleFoundation.Scope) -> AnyObject {
    return HasRopeDependencyEmptyDependencybe46ab806d9b03eaf59aProvider(quayComponent: parent1(component) as! QuayComponent)
}
private class HasNothingEmptyDependency43cfb9aa8d7ac7df0cd9Provider: HasNothing & EmptyDependency {


    init() {

    }
}
/// ^->QuayComponent->ShedComponent
private func factory2161ead3e7c045453285e3b0c44298fc1c149afb(_ component: NeedleFoundation.Scope) -> AnyObject {
    return HasNothingEmptyDependency43cfb9aa8d7ac7df0cd9Provider()
}
private class HasPathHasRope7fa5495d5fc93743d4f9Provider: HasPath & HasRope {
    var path: [String] {
        return craneComponent.path
    }
    var rope: Rope {
        return quayComponent.rope
    }
    private let craneComponent: CraneComponent
    private let quayComponent: QuayComponent
    init(craneComponent: CraneComponent, quayComponent: QuayComponent) {
        self.craneComponent = craneComponent
        self.quayComponent = quayComponent
    }
}
/// ^->QuayComponent->CraneComponent->WinchComponent
private func factory160609baa07e6e82c7fc0b41abb71cddd1172f5f(_ component: NeedleFoundation.Scope) -> AnyObject {
    return HasPathHasRope7fa5495d5fc93743d4f9Provider(craneComponent: parent1(component) as! CraneComponent, quayComponent: parent2(component) as! QuayComponent)
}

#else
extension QuayComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["rope-Rope"] = { [unowned self] in self.rope as Any }
    }
}
extension CraneComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\(any HasRope & EmptyDependency).rope] = "rope-Rope"
        localTable["path-[String]"] = { [unowned self] in self.path as Any }
    }
}
extension HookComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\(any HasRope & Dependency & EmptyDependency).rope] = "rope-Rope"
    }
}
extension ShedComponent: NeedleFoundation.Registration {
    public func registerItems() {

    }
}
extension WinchComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\(any HasPath & HasRope).path] = "path-[String]"
        keyPathToName[\(any HasPath & HasRope).rope] = "rope-Rope"
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
    registerProviderFactory("^->QuayComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->QuayComponent->CraneComponent", factoryd14dbd0e27fe91b69921ce70f225ad65c189c01a)
    registerProviderFactory("^->QuayComponent->HookComponent", factory56fd47f46e0bab46210ace70f225ad65c189c01a)
    registerProviderFactory("^->QuayComponent->ShedComponent", factory2161ead3e7c045453285e3b0c44298fc1c149afb)
    registerProviderFactory("^->QuayComponent->CraneComponent->WinchComponent", factory160609baa07e6e82c7fc0b41abb71cddd1172f5f)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
