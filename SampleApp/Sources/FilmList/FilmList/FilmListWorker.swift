/// Fetches films for the scene.
final class FilmListWorker {
    private let source: any FilmFetching

    init(source: any FilmFetching) { self.source = source }

    func fetchFilms(_ completion: ([Film]) -> Void) { source.fetchFilms(completion) }
}
