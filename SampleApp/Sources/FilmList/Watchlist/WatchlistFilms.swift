/// Fetches the saved films.
final class WatchlistFilms: FilmFetching {
    let archive: FilmArchive

    init(archive: FilmArchive) { self.archive = archive }

    func fetchFilms(_ completion: ([Film]) -> Void) {
        completion(archive.films.filter { archive.keptTitles.contains($0.title) })
    }
}
