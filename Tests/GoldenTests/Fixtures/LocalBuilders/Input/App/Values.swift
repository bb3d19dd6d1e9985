struct FareTable {}

protocol MapProviding {}

struct StreetMap: MapProviding {}

struct Rider {
    let name: String
}
