import RIBs

struct Mixer {}

struct Take {
    let number: Int
}

protocol StudioNeeds: Dependency, StudioNeedsPlaybackKit {}

/// A recording studio: its rooms are built by componentized builders, whose closures make the components.
final class StudioKit: Component<StudioNeeds> {
    let mixer = Mixer()

    var recordingBuilder: RecordingMaker { RecordingMaker { RecordingKit(dependency: self) } }

    var playbackBuilder: PlaybackMaker {
        PlaybackMaker { take in PlaybackKit(dependency: self, take: take) }
    }

    lazy var masteringBuilder = MasteringMaker(componentBuilder: { [unowned self] in
        MasteringKit(dependency: self)
    })
}

final class StudioMaker: ComponentizedBuilder<StudioKit, Router<Interactor>, Take, ()> {
    override func build(with component: StudioKit, _ take: Take) -> Router<Interactor> {
        _ = component.recordingBuilder.build()
        _ = component.playbackBuilder.build(withDynamicBuildDependency: (), dynamicComponentDependency: take)
        _ = component.masteringBuilder.finalStageBuild(withDynamicDependency: take)
        return TrimMaker(dependency: component).build()
    }
}

final class HouseKit: Component<EmptyDependency>, StudioNeeds {
    let speakers = "left and right"

    func studio(_ take: Take) -> Router<Interactor> {
        let builder = StudioMaker { _ in StudioKit(dependency: self) }
        return builder.build(withDynamicBuildDependency: take, dynamicComponentDependency: ())
    }
}

enum Day {
    static func begin() { _ = HouseKit(dependency: EmptyComponent()).studio(Take(number: 1)) }
}
