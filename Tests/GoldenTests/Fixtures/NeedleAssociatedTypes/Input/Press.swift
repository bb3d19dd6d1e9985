import NeedleFoundation

// A provider writes out what a dependency fixes its associated types to.

enum Press {
    struct Jam: Error {}

    @globalActor actor Floor {
        static let shared = Floor()
    }

    protocol Printing<Sheet, Fault>: Dependency {
        associatedtype Sheet
        associatedtype Fault: Error
        typealias Fold = (Sheet) throws(Fault) -> Void
        var sheets: [Sheet] { get }
        var ink: Int { get throws(Fault) }
        var fold: Fold { get }
        var cut: () throws(Fault) -> Sheet { get }
    }

    protocol Deps: Printing where Fault == Jam {
        typealias Sheet = String
        var title: Sheet { get }
        var bell: @Floor () throws(Jam) -> Void { get }
    }

    final class Comp: Component<Deps> {
        func run() throws -> [Any] {
            [dependency.sheets, try dependency.ink, dependency.fold, dependency.cut, dependency.title, dependency.bell]
        }
    }
}

final class OfficeComponent: BootstrapComponent {
    public let sheets = ["front page"]
    public let title = "Evening"
    public var ink: Int { get throws(Press.Jam) { 3 } }
    public let fold: (String) throws(Press.Jam) -> Void = { _ in }
    public let cut: () throws(Press.Jam) -> String = { "" }
    public let bell: @Press.Floor () throws(Press.Jam) -> Void = {}

    var press: Press.Comp { Press.Comp(parent: self) }
}

enum Street {
    static func start() throws {
        registerProviderFactories()
        print(try OfficeComponent().press.run())
    }
}
