/// A film with its year.
struct Film: Equatable, Sendable {
    let title: String
    let year: Int
}
