/// Marks films in a list.
protocol FilmBadging: AnyObject {
    func badge(for film: Film) -> String?
}

/// Marks films by their ratings.
final class RatingBadges: FilmBadging {
    private let ratings: FilmRatings

    init(ratings: FilmRatings) { self.ratings = ratings }

    func badge(for film: Film) -> String? {
        ratings.stars(for: film).map { String(repeating: "*", count: $0) }
    }
}

/// Marks the saved films.
final class KeptBadges: FilmBadging {
    func badge(for film: Film) -> String? { "kept" }
}
