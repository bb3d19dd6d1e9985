import RIBs

struct Agenda {}

struct Map {}

struct Compass {}

struct Rope {}

protocol HasAgenda: AnyObject {
    var agenda: Agenda { get }
}

protocol HasMap: AnyObject {
    var map: Map { get }
}

protocol HasOrientation: HasMap {
    var compass: Compass { get }
}

/// A composition of protocols of which none inherits the library's.
typealias HikeDependency = HasAgenda & HasMap

/// Inherits, over two steps.
protocol ClimbDependency: Dependency, HasOrientation {
    var rope: Rope { get }
}

/// Does not inherit the library's protocol.
protocol CampDependency {
    var agenda: Agenda { get }
}
