import HoistWorks
import RIBs

// Two modules declare `HoistDependency`, and the import is of none that is known: a note, no error.
final class CraneComponent: Component<HoistDependency> {}
