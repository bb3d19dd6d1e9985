struct Hemp {}
struct Cable {}
struct Tide {}
protocol BoatDependency {}
final class BoatComponent {}
