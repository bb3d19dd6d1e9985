// The part of SwiftUI that the fixtures use.

@_exported import UIKit

public protocol View {
    associatedtype Body: View
    var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("It has no body.") }
}

public struct Text: View {
    public init(_ text: String) {}

    public var body: Never { fatalError("It has no body.") }
}

open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { nil }
}
