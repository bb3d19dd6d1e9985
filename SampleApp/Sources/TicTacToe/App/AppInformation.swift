/// The name and version of the app.
struct AppInformation {
    let name: String
    let version: String
}
