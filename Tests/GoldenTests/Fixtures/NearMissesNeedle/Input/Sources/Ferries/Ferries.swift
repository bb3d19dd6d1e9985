import NeedleFoundation
import Offices
import Sea

/// Not the rope of the sea.
public struct Rope { public init() {} }

public final class FerryComponent: Component<EmptyDependency> {
    private var log: Log { Log() }
    fileprivate var crew: Crew { Crew() }
    var tide: Tide { Tide() }
    public var berth: Berth? { nil }
    public var pier: Pier! { Pier() }
    public var buoys: Buoy { Buoy() }
    public var chart: Chart<Int> { Chart() }
    public var rope: Rope { Rope() }
    public var pilot: Pilot { Pilot() }
    public var weather: some Weather { Fog() }

    public var office: OfficeComponent { OfficeComponent(parent: self) }
}
