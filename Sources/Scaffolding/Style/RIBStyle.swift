import SwiftReader

/// How the RIBs of an app are written.
struct RIBStyle: Sendable {
    /// The files of a RIB.
    enum File: String, CaseIterable, Sendable {
        case component = "Component"
        case builder = "Builder"
        case interactor = "Interactor"
        case router = "Router"
        case viewController = "ViewController"

        var part: RIB.Part {
            switch self {
            case .component: .component
            case .builder: .builder
            case .interactor: .interactor
            case .router: .router
            case .viewController: .viewController
            }
        }
    }

    /// What a view controller is.
    enum View: Hashable, Sendable {
        /// A subclass of a class whose objects need no arguments.
        case subclass(of: String)
        /// A `UIHostingController` that shows a view of SwiftUI.
        case hosting
        /// The app has no view controller to learn from.
        case unknown
    }

    /// One level.
    let indentation: String
    let lineEnding: String
    /// The comment at the top of a file, with placeholders for the names of the file and the module.
    let header: [String]
    /// The imports of each kind of file.
    let imports: [File: [String]]
    let view: View
    /// The access of what a parent in the same module uses.
    let isPublic: Bool
    let isFinal: Bool
    /// Whether builders declare `init(dependency:)`.
    let declaresBuilderInit: Bool
    /// Whether sections of members have `// MARK:` comments.
    let hasHeadings: Bool
    /// Whether `if let x` is written without `= x`.
    let usesShorthand: Bool
    /// The attributes and marks above the declaration of a part, one line each.
    let lines: [RIB.Part: [String]]

    static let filePlaceholder = "\u{1}FILE\u{1}"
    static let modulePlaceholder = "\u{1}MODULE\u{1}"
    static let namePlaceholder = "\u{1}NAME\u{1}"
}
