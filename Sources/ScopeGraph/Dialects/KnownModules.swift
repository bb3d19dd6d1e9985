/// What is known of modules whose sources are not at hand.
enum KnownModules {
    /// Whether a module is RIBs under one of the names under which apps carry it.
    static func isRIBs(_ module: String) -> Bool { module.hasSuffix("RIBs") || module == "RIB" }

    private static let platform: Set<String> = [
        "AVFoundation", "AppKit", "AuthenticationServices", "Combine", "CoreData", "CoreFoundation", "CoreGraphics",
        "CoreImage", "CoreLocation", "CoreMedia", "CoreText", "Darwin", "Dispatch", "Foundation",
        "FoundationEssentials", "Glibc", "LocalAuthentication", "MapKit", "MetricKit", "MobileCoreServices",
        "Network", "Observation", "PDFKit", "Photos", "QuartzCore", "SafariServices", "Security", "StoreKit", "Swift",
        "SwiftUI", "Synchronization", "SystemConfiguration", "UIKit", "UserNotifications", "WebKit", "os",
        "NeedleFoundation", "RxCocoa", "RxRelay", "RxSwift", "SnapKit",
    ]

    /// Whether a module is known to declare no dependency protocol of an app.
    static func declareNoDependencies(_ module: String) -> Bool { platform.contains(module) || isRIBs(module) }
}
