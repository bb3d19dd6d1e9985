final class Timetable {
    let departures = ["08:10", "09:40"]
}
