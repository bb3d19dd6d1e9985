import RIBs

final class LiftComponent: Component<SketchDependency> {}
