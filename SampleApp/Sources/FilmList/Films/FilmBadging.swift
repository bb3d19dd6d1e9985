/// Marks films in a list.
protocol FilmBadging: AnyObject {
    func badge(for film: Film) -> String?
}

/// Marks what people liked.
final class RatingBadges: FilmBadging {
    private let ratings: FilmRatings

    init(ratings: FilmRatings) { self.ratings = ratings }

    func badge(for film: Film) -> String? {
        ratings.stars(for: film).map { String(repeating: "*", count: $0) }
    }
}

/// Marks what is kept for later.
final class KeptBadges: FilmBadging {
    func badge(for film: Film) -> String? { "kept" }
}
