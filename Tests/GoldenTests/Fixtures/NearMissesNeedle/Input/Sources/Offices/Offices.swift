import NeedleFoundation
import Sea

public protocol OfficeDependency: Dependency {
    var log: Log { get }
    var crew: Crew { get }
    var tide: Tide { get }
    var berth: Berth { get }
    var pier: Pier? { get }
    var buoys: [Buoy] { get }
    var chart: Chart<String> { get }
    var rope: Rope { get }
    var pilot: Piloting { get }
    var weather: any Weather { get }
}

public final class OfficeComponent: Component<OfficeDependency> {
    public func work() {
        print(dependency.log, dependency.crew, dependency.tide, dependency.berth, dependency.pier as Any)
        print(dependency.buoys, dependency.chart, dependency.rope, dependency.pilot, dependency.weather)
    }
}
