/// Facts about modules without sources.
enum KnownModules {
    /// Whether a module is RIBs, under any of the names by which apps include it.
    static func isRIBs(_ module: String) -> Bool { module.hasSuffix("RIBs") || module == "RIB" }

    private static let platform: Set<String> = [
        "AVFoundation", "AppKit", "AuthenticationServices", "Combine", "CoreData", "CoreFoundation", "CoreGraphics",
        "CoreImage", "CoreLocation", "CoreMedia", "CoreText", "Darwin", "Dispatch", "Foundation",
        "FoundationEssentials", "Glibc", "LocalAuthentication", "MapKit", "MetricKit", "MobileCoreServices",
        "Network", "Observation", "PDFKit", "Photos", "QuartzCore", "SafariServices", "Security", "StoreKit", "Swift",
        "SwiftUI", "Synchronization", "SystemConfiguration", "UIKit", "UserNotifications", "WebKit", "os",
        "NeedleFoundation", "RxCocoa", "RxRelay", "RxSwift", "SnapKit",
    ]

    /// Whether a module certainly declares no dependency protocol of an app.
    static func declareNoDependencies(_ module: String) -> Bool { platform.contains(module) || isRIBs(module) }
}
