import RIBs

struct Records {}

final class ClinicComponent: Component<EmptyDependency> {
    let records = Records()

    func open() { VisitBuilder(dependency: self).build() }
}

/// Does not ask for the records that the examination below needs.
protocol VisitDependency: Dependency {}

final class VisitComponent: Component<VisitDependency> {}

final class VisitBuilder: Builder<VisitDependency> {
    func build() { ExaminationBuilder(dependency: VisitComponent(dependency: dependency)).build() }
}

protocol ExaminationDependency: Dependency {
    var records: Records { get }
}

final class ExaminationComponent: Component<ExaminationDependency> {}

final class ExaminationBuilder: Builder<ExaminationDependency> {
    func build() { _ = ExaminationComponent(dependency: dependency) }
}

enum Morning {
    static func begin() { ClinicComponent(dependency: EmptyComponent()).open() }
}
