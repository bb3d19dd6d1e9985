import RIBs

struct Mixer {}

struct Take {
    let number: Int
}

protocol StudioDependency: Dependency, StudioDependencyPlayback {}

/// A recording studio: its rooms are built by componentized builders, whose closures make the components.
final class StudioComponent: Component<StudioDependency> {
    let mixer = Mixer()

    var recordingBuilder: RecordingBuilder { RecordingBuilder { RecordingComponent(dependency: self) } }

    var playbackBuilder: PlaybackBuilder {
        PlaybackBuilder { take in PlaybackComponent(dependency: self, take: take) }
    }

    lazy var masteringBuilder = MasteringBuilder(componentBuilder: { [unowned self] in
        MasteringComponent(dependency: self)
    })
}

final class StudioBuilder: ComponentizedBuilder<StudioComponent, Router<Interactor>, Take, ()> {
    override func build(with component: StudioComponent, _ take: Take) -> Router<Interactor> {
        _ = component.recordingBuilder.build()
        _ = component.playbackBuilder.build(withDynamicBuildDependency: (), dynamicComponentDependency: take)
        _ = component.masteringBuilder.finalStageBuild(withDynamicDependency: take)
        return TrimBuilder(dependency: component).build()
    }
}

final class HouseComponent: Component<EmptyDependency>, StudioDependency {
    let speakers = "left and right"

    func studio(_ take: Take) -> Router<Interactor> {
        let builder = StudioBuilder { _ in StudioComponent(dependency: self) }
        return builder.build(withDynamicBuildDependency: take, dynamicComponentDependency: ())
    }
}

enum Day {
    static func begin() { _ = HouseComponent(dependency: EmptyComponent()).studio(Take(number: 1)) }
}
