import RIBs

protocol BoardDependency: Dependency {
    var timetable: Timetable { get }
    var track: Int { get }
}

final class BoardBuilder: Builder<BoardDependency> {
    func build() -> [Any] { [dependency.timetable, dependency.track] }
}
