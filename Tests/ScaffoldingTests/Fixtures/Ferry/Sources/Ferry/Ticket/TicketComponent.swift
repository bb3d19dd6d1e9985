import NeedleFoundation

protocol TicketDependency: Dependency {
    var timetable: Timetable { get }
}

final class TicketComponent: Component<TicketDependency> {
    var departures: [String] { dependency.timetable.departures }
}
