/// Modules that certainly declare no protocol of an app, and that do not reexport one that does.
enum PlatformModules {
    static let names: Set<String> = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AdSupport", "Alamofire", "AppKit",
        "AppTrackingTransparency", "AuthenticationServices", "BackgroundTasks", "CallKit", "Combine", "CombineCocoa",
        "CombineExt", "CombineSchedulers", "CommonCrypto", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
        "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion",
        "CoreServices", "CoreTelephony", "CoreText", "CryptoKit", "Darwin", "Dispatch", "EventKit", "FirebaseAnalytics",
        "FirebaseAuth", "FirebaseCore", "FirebaseCrashlytics", "FirebaseFirestore", "FirebaseMessaging",
        "FirebaseRemoteConfig", "FlexLayout", "Foundation", "FoundationEssentials", "FoundationNetworking", "Glibc",
        "HealthKit", "ImageIO", "JavaScriptCore", "KakaoSDKAuth", "KakaoSDKCommon", "KakaoSDKUser", "KeychainAccess",
        "Kingfisher", "LinkPresentation", "LocalAuthentication", "Lottie", "MapKit", "MediaPlayer", "MessageUI",
        "Metal", "MetalKit", "MetricKit", "MobileCoreServices", "Moya", "NMapsMap", "Network", "Nuke", "OSLog",
        "ObjectiveC", "Observation", "PDFKit", "PassKit", "Photos", "PhotosUI", "PinLayout", "PushKit", "QuartzCore",
        "RealmSwift", "RxBlocking", "RxCocoa", "RxDataSources", "RxGesture", "RxKeyboard", "RxMoya", "RxOptional",
        "RxRelay", "RxSwift", "RxSwiftExt", "SDWebImage", "SafariServices", "Security", "SkeletonView", "SnapKit",
        "Speech", "StoreKit", "Swift", "SwiftUI", "SwiftyJSON", "Synchronization", "SystemConfiguration", "Then",
        "Toast", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WebKit", "WidgetKit", "os",
    ]
}
