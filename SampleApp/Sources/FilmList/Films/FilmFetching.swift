/// Where films come from.
protocol FilmFetching: AnyObject {
    func fetchFilms(_ completion: ([Film]) -> Void)
}
