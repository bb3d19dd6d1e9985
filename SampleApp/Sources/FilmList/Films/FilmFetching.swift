/// A source of films.
/// @mockable
protocol FilmFetching: AnyObject {
    func fetchFilms(_ completion: ([Film]) -> Void)
}
