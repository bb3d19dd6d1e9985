import RIBs

protocol ViolinDependency: Dependency { var pitch: Int { get } }

final class ViolinComponent: Component<ViolinDependency> {
    func play() { print(dependency.pitch) }
}

final class ViolinBuilder: Builder<ViolinDependency> {
    func build() { ViolinComponent(dependency: dependency).play() }
}

protocol ViolaDependency: Dependency { var pitch: Int { get } }

final class ViolaComponent: Component<ViolaDependency> {
    func play() { print(dependency.pitch) }
}

final class ViolaBuilder: Builder<ViolaDependency> {
    func build() { ViolaComponent(dependency: dependency).play() }
}

protocol CelloDependency: Dependency { var pitch: Int { get } }

final class CelloComponent: Component<CelloDependency> {
    func play() { print(dependency.pitch) }
}

final class CelloBuilder: Builder<CelloDependency> {
    func build() { CelloComponent(dependency: dependency).play() }
}

protocol BassDependency: Dependency { var pitch: Int { get } }

final class BassComponent: Component<BassDependency> {
    func play() { print(dependency.pitch) }
}

final class BassBuilder: Builder<BassDependency> {
    func build() { BassComponent(dependency: dependency).play() }
}

protocol FluteDependency: Dependency { var pitch: Int { get } }

final class FluteComponent: Component<FluteDependency> {
    func play() { print(dependency.pitch) }
}

final class FluteBuilder: Builder<FluteDependency> {
    func build() { FluteComponent(dependency: dependency).play() }
}

protocol OboeDependency: Dependency { var pitch: Int { get } }

final class OboeComponent: Component<OboeDependency> {
    func play() { print(dependency.pitch) }
}

final class OboeBuilder: Builder<OboeDependency> {
    func build() { OboeComponent(dependency: dependency).play() }
}

protocol ClarinetDependency: Dependency { var pitch: Int { get } }

final class ClarinetComponent: Component<ClarinetDependency> {
    func play() { print(dependency.pitch) }
}

final class ClarinetBuilder: Builder<ClarinetDependency> {
    func build() { ClarinetComponent(dependency: dependency).play() }
}

protocol BassoonDependency: Dependency { var pitch: Int { get } }

final class BassoonComponent: Component<BassoonDependency> {
    func play() { print(dependency.pitch) }
}

final class BassoonBuilder: Builder<BassoonDependency> {
    func build() { BassoonComponent(dependency: dependency).play() }
}

protocol HornDependency: Dependency { var pitch: Int { get } }

final class HornComponent: Component<HornDependency> {
    func play() { print(dependency.pitch) }
}

final class HornBuilder: Builder<HornDependency> {
    func build() { HornComponent(dependency: dependency).play() }
}

protocol TrumpetDependency: Dependency { var pitch: Int { get } }

final class TrumpetComponent: Component<TrumpetDependency> {
    func play() { print(dependency.pitch) }
}

final class TrumpetBuilder: Builder<TrumpetDependency> {
    func build() { TrumpetComponent(dependency: dependency).play() }
}

protocol TromboneDependency: Dependency { var pitch: Int { get } }

final class TromboneComponent: Component<TromboneDependency> {
    func play() { print(dependency.pitch) }
}

final class TromboneBuilder: Builder<TromboneDependency> {
    func build() { TromboneComponent(dependency: dependency).play() }
}

protocol TubaDependency: Dependency { var pitch: Int { get } }

final class TubaComponent: Component<TubaDependency> {
    func play() { print(dependency.pitch) }
}

final class TubaBuilder: Builder<TubaDependency> {
    func build() { TubaComponent(dependency: dependency).play() }
}

protocol HarpDependency: Dependency { var pitch: Int { get } }

final class HarpComponent: Component<HarpDependency> {
    func play() { print(dependency.pitch) }
}

final class HarpBuilder: Builder<HarpDependency> {
    func build() { HarpComponent(dependency: dependency).play() }
}

protocol TimpaniDependency: Dependency { var pitch: Int { get } }

final class TimpaniComponent: Component<TimpaniDependency> {
    func play() { print(dependency.pitch) }
}

final class TimpaniBuilder: Builder<TimpaniDependency> {
    func build() { TimpaniComponent(dependency: dependency).play() }
}

protocol CelestaDependency: Dependency { var pitch: Int { get } }

final class CelestaComponent: Component<CelestaDependency> {
    func play() { print(dependency.pitch) }
}

final class CelestaBuilder: Builder<CelestaDependency> {
    func build() { CelestaComponent(dependency: dependency).play() }
}

protocol PianoDependency: Dependency { var pitch: Int { get } }

final class PianoComponent: Component<PianoDependency> {
    func play() { print(dependency.pitch) }
}

final class PianoBuilder: Builder<PianoDependency> {
    func build() { PianoComponent(dependency: dependency).play() }
}

protocol OrganDependency: Dependency { var pitch: Int { get } }

final class OrganComponent: Component<OrganDependency> {
    func play() { print(dependency.pitch) }
}

final class OrganBuilder: Builder<OrganDependency> {
    func build() { OrganComponent(dependency: dependency).play() }
}

extension PianoDependency {
    func openPiano() { PianoBuilder(dependency: self).build() }
}

extension OrganBuilder {
    static func open(_ dependency: OrganDependency) { OrganBuilder(dependency: dependency).build() }
}
