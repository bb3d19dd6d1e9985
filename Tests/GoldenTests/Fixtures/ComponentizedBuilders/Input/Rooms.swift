import RIBs

protocol RecordingDependency: Dependency {
    var mixer: Mixer { get }
}

final class RecordingComponent: Component<RecordingDependency> {}

final class RecordingBuilder: SimpleComponentizedBuilder<RecordingComponent, Router<Interactor>> {
    override func build(with component: RecordingComponent) -> Router<Interactor> { Router(interactor: Interactor()) }
}

protocol PlaybackDependency: Dependency {
    var mixer: Mixer { get }
    var speakers: String { get }
}

final class PlaybackComponent: Component<PlaybackDependency> {
    let take: Take

    init(dependency: PlaybackDependency, take: Take) {
        self.take = take
        super.init(dependency: dependency)
    }
}

final class PlaybackBuilder: ComponentizedBuilder<PlaybackComponent, Router<Interactor>, (), Take> {
    override func build(with component: PlaybackComponent, _ nothing: ()) -> Router<Interactor> {
        Router(interactor: Interactor())
    }
}

protocol MasteringDependency: Dependency {
    var mixer: Mixer { get }
}

final class MasteringComponent: Component<MasteringDependency> {
    let limiter = "soft"
}

final class MasteringBuilder: MultiStageComponentizedBuilder<MasteringComponent, Router<Interactor>, Take> {
    override func finalStageBuild(with component: MasteringComponent, _ take: Take) -> Router<Interactor> {
        ExportBuilder(dependency: component).build()
    }
}

protocol ExportDependency: Dependency {
    var limiter: String { get }
}

final class ExportComponent: Component<ExportDependency> {}

final class ExportBuilder: Builder<ExportDependency> {
    func build() -> Router<Interactor> {
        _ = ExportComponent(dependency: dependency)
        return Router(interactor: Interactor())
    }
}

protocol TrimDependency: Dependency {
    var mixer: Mixer { get }
}

final class TrimBuilder: Builder<TrimDependency> {
    func build() -> Router<Interactor> {
        let component = TrimComponent(dependency: dependency)
        return Router(interactor: Trimming(component.dependency.mixer))
    }
}

final class TrimComponent: Component<TrimDependency> {}

final class Trimming: Interactor {
    init(_ mixer: Mixer) {}
}
