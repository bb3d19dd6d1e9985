import RIBs

struct Score {}

/// The clauses are written in every way: header over lines, extension of several, through another protocol, at a
/// superclass, and for the component's own dependency.
final class OrchestraComponent: Component<EmptyDependency>,
    StringsDependency,
    BrassDependency
{
    let score = Score()

    func play() {
        StringsBuilder(dependency: self).build()
        BrassBuilder(dependency: self).build()
        WindBuilder(dependency: self).build()
        DrumsBuilder(dependency: self).build()
        ChoirBuilder(dependency: self).build()
    }
}

extension OrchestraComponent: WindDependency, DrumsDependency {}

protocol EverySinger: ChoirDependency {}

extension OrchestraComponent: EverySinger {}

protocol StringsDependency: Dependency {
    var score: Score { get }
}

/// Conforms to its own dependency, which makes nothing.
final class StringsComponent: Component<StringsDependency>, StringsDependency {
    var score: Score { dependency.score }
}

final class StringsBuilder: Builder<StringsDependency> {
    func build() { _ = StringsComponent(dependency: dependency) }
}

protocol BrassDependency: Dependency {
    var score: Score { get }
}

final class BrassComponent: Component<BrassDependency> {}

final class BrassBuilder: Builder<BrassDependency> {
    func build() { _ = BrassComponent(dependency: dependency) }
}

protocol WindDependency: Dependency {
    var score: Score { get }
}

final class WindComponent: Component<WindDependency> {}

final class WindBuilder: Builder<WindDependency> {
    func build() { _ = WindComponent(dependency: dependency) }
}

protocol DrumsDependency: Dependency {
    var score: Score { get }
}

final class DrumsComponent: Component<DrumsDependency> {}

final class DrumsBuilder: Builder<DrumsDependency> {
    func build() { _ = DrumsComponent(dependency: dependency) }
}

protocol ChoirDependency: Dependency {
    var score: Score { get }
}

final class ChoirComponent: Component<ChoirDependency> {}

final class ChoirBuilder: Builder<ChoirDependency> {
    func build() { _ = ChoirComponent(dependency: dependency) }
}

enum Concert {
    static func begin() { OrchestraComponent(dependency: EmptyComponent()).play() }
}
