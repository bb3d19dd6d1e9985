/// What the app says of itself.
struct AppInformation {
    let name: String
    let version: String
}
