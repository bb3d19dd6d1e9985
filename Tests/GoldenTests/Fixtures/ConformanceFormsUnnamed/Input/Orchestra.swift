import RIBs

struct Score {}

/// The clauses are written in every way: header over lines, extension of several, through another protocol, at a
/// superclass, and for the component's own dependency.
final class OrchestraKit: Component<EmptyDependency>,
    StringsNeeds,
    BrassNeeds
{
    let score = Score()

    func play() {
        StringsMaker(dependency: self).build()
        BrassMaker(dependency: self).build()
        WindMaker(dependency: self).build()
        DrumsMaker(dependency: self).build()
        ChoirMaker(dependency: self).build()
    }
}

extension OrchestraKit: WindNeeds, DrumsNeeds {}

protocol EverySinger: ChoirNeeds {}

extension OrchestraKit: EverySinger {}

protocol StringsNeeds: Dependency {
    var score: Score { get }
}

/// Conforms to its own dependency, which makes nothing.
final class StringsKit: Component<StringsNeeds>, StringsNeeds {
    var score: Score { dependency.score }
}

final class StringsMaker: Builder<StringsNeeds> {
    func build() { _ = StringsKit(dependency: dependency) }
}

protocol BrassNeeds: Dependency {
    var score: Score { get }
}

final class BrassKit: Component<BrassNeeds> {}

final class BrassMaker: Builder<BrassNeeds> {
    func build() { _ = BrassKit(dependency: dependency) }
}

protocol WindNeeds: Dependency {
    var score: Score { get }
}

final class WindKit: Component<WindNeeds> {}

final class WindMaker: Builder<WindNeeds> {
    func build() { _ = WindKit(dependency: dependency) }
}

protocol DrumsNeeds: Dependency {
    var score: Score { get }
}

final class DrumsKit: Component<DrumsNeeds> {}

final class DrumsMaker: Builder<DrumsNeeds> {
    func build() { _ = DrumsKit(dependency: dependency) }
}

protocol ChoirNeeds: Dependency {
    var score: Score { get }
}

final class ChoirKit: Component<ChoirNeeds> {}

final class ChoirMaker: Builder<ChoirNeeds> {
    func build() { _ = ChoirKit(dependency: dependency) }
}

enum Concert {
    static func begin() { OrchestraKit(dependency: EmptyComponent()).play() }
}
