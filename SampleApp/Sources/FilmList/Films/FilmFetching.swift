/// Where films come from.
/// @mockable
protocol FilmFetching: AnyObject {
    func fetchFilms(_ completion: ([Film]) -> Void)
}
