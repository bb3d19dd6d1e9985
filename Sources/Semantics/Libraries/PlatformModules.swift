/// Modules that certainly declare no protocol of an app.
enum PlatformModules {
    static let names: Set<String> = [
        "AVFoundation", "AppKit", "AuthenticationServices", "Combine", "CoreData", "CoreFoundation", "CoreGraphics",
        "CoreImage", "CoreLocation", "CoreMedia", "CoreText", "Darwin", "Dispatch", "Foundation",
        "FoundationEssentials", "Glibc", "LocalAuthentication", "MapKit", "MetricKit", "MobileCoreServices",
        "Network", "Observation", "PDFKit", "Photos", "QuartzCore", "SafariServices", "Security", "StoreKit", "Swift",
        "SwiftUI", "Synchronization", "SystemConfiguration", "UIKit", "UserNotifications", "WebKit", "os", "RxCocoa",
        "RxRelay", "RxSwift", "SnapKit",
    ]
}
