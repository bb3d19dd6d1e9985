import NeedleFoundation

final class MainComponent: BootstrapComponent {
    public var timetable: Timetable { shared { Timetable() } }
}
