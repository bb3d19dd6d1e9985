import SwiftReader

/// The protocols of libraries that mocks can meet although their sources are not at hand.
enum KnownProtocols {
    /// Without requirements that a class has to meet, or with ones that the compiler meets.
    static let withoutRequirements: Set<String> = [
        "AnyObject", "Any", "class", "Sendable", "SendableMetatype", "Error", "LocalizedError", "Actor", "Copyable",
        "Escapable", "BitwiseCopyable", "Identifiable", "ObservableObject", "Observable", "NSObjectProtocol",
    ]

    /// A class meets these by its identity.
    static let metByIdentity: Set<String> = ["Equatable", "Hashable", "Comparable"]

    static let all = ["Swift", "RIBs", "ModernRIBs"].map { module in
        SourceProtocols(of: SourceFile(path: "<\(module)>", reading: Array(text(of: module).utf8)), in: module)
    }

    /// The declarations of a library's protocols.
    static func text(of module: String) -> String {
        switch module {
        case "Swift": standardLibrary
        case "ModernRIBs": ribs(observable: "AnyPublisher<", end: ", Never>", "Combine")
        default: ribs(observable: "Observable<", end: ">", "RxSwift")
        }
    }

    private static let standardLibrary = """
        protocol CustomStringConvertible { var description: String { get } }
        protocol CustomDebugStringConvertible { var debugDescription: String { get } }
        protocol Encodable { func encode(to encoder: any Encoder) throws }
        protocol Decodable { init(from decoder: any Decoder) throws }
        typealias Codable = Encodable & Decodable
        protocol Equatable {}
        protocol Hashable: Equatable {}
        protocol Comparable: Equatable {}
        """

    /// The protocols of RIBs that have requirements or are inherited by those that have.
    ///
    /// - Parameters:
    ///   - observable: how the type of a stream begins, up to its element.
    ///   - end: how it ends.
    private static func ribs(observable: String, end: String, _ streams: String) -> String {
        """
        import \(streams)
        import UIKit
        public protocol Dependency: AnyObject {}
        public protocol EmptyDependency: Dependency {}
        public protocol Buildable: AnyObject {}
        public protocol Presentable: AnyObject {}
        public protocol InteractorScope: AnyObject {
            var isActive: Bool { get }
            var isActiveStream: \(observable)Bool\(end) { get }
        }
        public protocol Interactable: InteractorScope {
            func activate()
            func deactivate()
        }
        public protocol RouterScope: AnyObject {
            var lifecycle: \(observable)RouterLifecycle\(end) { get }
        }
        public protocol Routing: RouterScope {
            var interactable: Interactable { get }
            var children: [Routing] { get }
            func load()
            func attachChild(_ child: Routing)
            func detachChild(_ child: Routing)
        }
        public protocol ViewControllable: AnyObject { var uiviewController: UIViewController { get } }
        public protocol ViewableRouting: Routing { var viewControllable: ViewControllable { get } }
        public protocol LaunchRouting: ViewableRouting { func launch(from window: UIWindow) }
        public protocol Working: AnyObject {
            var isStarted: Bool { get }
            var isStartedStream: \(observable)Bool\(end) { get }
            func start(_ interactorScope: InteractorScope)
            func stop()
        }
        """
    }
}
