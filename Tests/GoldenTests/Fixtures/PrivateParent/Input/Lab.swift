import RIBs

struct Probe {}

/// Cannot be extended from a generated file.
private final class LabComponent: Component<EmptyDependency> {
    let probe = Probe()

    func open() { BenchBuilder(dependency: self).build() }
}

enum Monday {
    static func begin() { LabComponent(dependency: EmptyComponent()).open() }
}
