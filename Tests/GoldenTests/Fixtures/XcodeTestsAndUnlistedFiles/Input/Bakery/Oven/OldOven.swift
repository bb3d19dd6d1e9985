import RIBs

// Taken out of the target and left on the disk: no second declaration, because nobody compiles it.
final class OvenComponent: Component<OldOvenDependency> {}
