/// Fetches all films.
final class CatalogueFilms: FilmFetching {
    let archive: FilmArchive

    init(archive: FilmArchive) { self.archive = archive }

    func fetchFilms(_ completion: ([Film]) -> Void) { completion(archive.films) }
}
