/// A film that somebody may want to see.
struct Film: Equatable, Sendable {
    let title: String
    let year: Int
}
