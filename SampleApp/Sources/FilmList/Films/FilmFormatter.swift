/// Formats a film as text.
protocol FilmFormatting: AnyObject {
    func text(for film: Film) -> String
}

final class FilmFormatter: FilmFormatting {
    func text(for film: Film) -> String { "\(film.title) (\(film.year))" }
}
