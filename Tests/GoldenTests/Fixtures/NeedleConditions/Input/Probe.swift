#if DEBUG
    import NeedleFoundation

    protocol ProbeDependency: Dependency {
        var gauge: Int { get }
        var grades: Grades { get }
    }

    final class ProbeComponent: Component<ProbeDependency> {
        var text: String { "\(dependency.gauge) \(dependency.grades)" }
    }

    extension MillComponent {
        var probe: ProbeComponent { ProbeComponent(parent: self) }
    }
#endif
