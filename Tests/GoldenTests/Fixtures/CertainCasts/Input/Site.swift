import RIBs

final class SiteComponent: Component<EmptyDependency>, AtticDependency, BayDependency, CellarDependency, DenDependency,
    EntryDependency, ForgeDependency, JettyDependency
{
    let plan = Plan()
    init() { super.init(dependency: EmptyComponent()) }
}

final class SiteBuilder: Builder<EmptyDependency> {
    func build() {
        let component = SiteComponent()
        (component as? AtticDependency).map { AtticBuilder(dependency: $0) }?.build()
        BayBuilder(dependency: component as! BayDependency).build()
        if let cellar = component as? CellarDependency { CellarBuilder(dependency: cellar).build() }
        switch component {
        case let den as DenDependency: DenBuilder(dependency: den).build()
        default: break
        }
        if case let entry as EntryDependency = component { EntryBuilder(dependency: entry).build() }
        [component as ForgeDependency].map(ForgeBuilder.init).forEach { $0.build() }
        let place: AnyObject = component
        if let jetty = place as? JettyDependency { JettyBuilder(dependency: jetty).build() }
        // Nothing shows that the cast succeeds, or what the object is.
        (component as? GateDependency).map { GateBuilder(dependency: $0) }?.build()
        if let hall = find() as? HallDependency { HallBuilder(dependency: hall).build() }
        if case let inn as InnDependency = find() { InnBuilder(dependency: inn).build() }
    }
}

func find() -> AnyObject { EmptyComponent() }

func start() { SiteBuilder(dependency: EmptyComponent()).build() }
