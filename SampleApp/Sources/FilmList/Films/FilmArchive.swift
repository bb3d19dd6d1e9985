/// All films, and which of them are saved for later.
final class FilmArchive {
    let films = [
        Film(title: "The Lighthouse Keeper's Cat", year: 1961),
        Film(title: "Nine Umbrellas", year: 1984),
        Film(title: "A Ferry Too Late", year: 1997),
        Film(title: "Bread and Rain", year: 2012),
    ]

    private(set) var keptTitles: Set<String> = ["Nine Umbrellas"]

    func keep(_ film: Film) { keptTitles.insert(film.title) }
}
