/// What the rules know about shared instances, through which stores, dispatchers and services are reached around the
/// graph.
struct SharedInstances: Sendable {
    /// The names of the properties that hold the only object of a type.
    let names: Set<String>
    /// The names of static properties that protocols of the platform require, such as `EnvironmentKey`.
    let requiredNames: Set<String>
    /// The types of the platform that have a shared instance. No app provides these in its graph.
    let platformTypes: Set<String>

    static let usual = SharedInstances(
        names: ["shared", "sharedInstance"],
        requiredNames: ["defaultValue", "previews"],
        platformTypes: [
            "AVAudioSession", "CLLocationManager", "FileManager", "GKLocalPlayer", "HTTPCookieStorage", "NSApplication",
            "NSWorkspace", "NotificationCenter", "PHPhotoLibrary", "ProcessInfo", "SKPaymentQueue", "UIApplication",
            "UIDevice", "UIMenuController", "UIPasteboard", "UIScreen", "URLCache", "URLCredentialStorage",
            "URLSession", "UserDefaults", "WCSession", "WidgetCenter",
        ]
    )
}
