import RIBs

protocol RecordingNeeds: Dependency {
    var mixer: Mixer { get }
}

final class RecordingKit: Component<RecordingNeeds> {}

final class RecordingMaker: SimpleComponentizedBuilder<RecordingKit, Router<Interactor>> {
    override func build(with component: RecordingKit) -> Router<Interactor> { Router(interactor: Interactor()) }
}

protocol PlaybackNeeds: Dependency {
    var mixer: Mixer { get }
    var speakers: String { get }
}

final class PlaybackKit: Component<PlaybackNeeds> {
    let take: Take

    init(dependency: PlaybackNeeds, take: Take) {
        self.take = take
        super.init(dependency: dependency)
    }
}

final class PlaybackMaker: ComponentizedBuilder<PlaybackKit, Router<Interactor>, (), Take> {
    override func build(with component: PlaybackKit, _ nothing: ()) -> Router<Interactor> {
        Router(interactor: Interactor())
    }
}

protocol MasteringNeeds: Dependency {
    var mixer: Mixer { get }
}

final class MasteringKit: Component<MasteringNeeds> {
    let limiter = "soft"
}

final class MasteringMaker: MultiStageComponentizedBuilder<MasteringKit, Router<Interactor>, Take> {
    override func finalStageBuild(with component: MasteringKit, _ take: Take) -> Router<Interactor> {
        ExportMaker(dependency: component).build()
    }
}

protocol ExportNeeds: Dependency {
    var limiter: String { get }
}

final class ExportKit: Component<ExportNeeds> {}

final class ExportMaker: Builder<ExportNeeds> {
    func build() -> Router<Interactor> {
        _ = ExportKit(dependency: dependency)
        return Router(interactor: Interactor())
    }
}

protocol TrimNeeds: Dependency {
    var mixer: Mixer { get }
}

final class TrimMaker: Builder<TrimNeeds> {
    func build() -> Router<Interactor> {
        let component = TrimKit(dependency: dependency)
        return Router(interactor: Trimming(component.dependency.mixer))
    }
}

final class TrimKit: Component<TrimNeeds> {}

final class Trimming: Interactor {
    init(_ mixer: Mixer) {}
}
