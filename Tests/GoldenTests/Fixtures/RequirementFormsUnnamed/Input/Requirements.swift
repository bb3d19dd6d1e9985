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
typealias HikeNeeds = HasAgenda & HasMap

/// Inherits, over two steps.
protocol ClimbNeeds: Dependency, HasOrientation {
    var rope: Rope { get }
}

/// Does not inherit the library's protocol.
protocol CampNeeds {
    var agenda: Agenda { get }
}
