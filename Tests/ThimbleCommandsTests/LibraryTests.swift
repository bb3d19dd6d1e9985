import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// Stubs of a team's own libraries.
@Suite struct LibraryTests {
    private static let stub = """
        /// thimble:dependency
        public protocol FlowNeeds: AnyObject {}
        /// thimble:component
        open class FlowNode<Needs>: FlowNeeds {
            public let context: Needs
            public init(context: Needs)
        }
        /// thimble:root
        open class FlowStart: FlowNeeds {
            public init()
        }
        /// thimble:builder
        open class FlowFactory<Needs> {
            public let context: Needs
            public init(context: Needs)
        }

        """

    private static let app = """
        import FlowKit
        protocol InnNeeds: FlowNeeds, InnNeedsBarNode { var key: Int { get } }
        final class InnNode: FlowNode<InnNeeds> {}
        final class InnFactory: FlowFactory<InnNeeds> {
            func build() -> Int {
                let node = InnNode(context: context)
                return node.context.key + BarFactory(context: node).build()
            }
        }
        protocol BarNeeds: FlowNeeds { var beer: String { get } }
        final class BarNode: FlowNode<BarNeeds> {}
        final class BarFactory: FlowFactory<BarNeeds> {
            func build() -> Int { BarNode(context: context).context.beer.count }
        }
        final class Street: FlowStart, InnNeeds {
            let key = 1
            let beer = "stout"
        }
        func open() { _ = InnFactory(context: Street()).build() }

        """

    private func folder(_ stub: String = Self.stub, _ paths: String = #""Tools/FlowKit.swift""#) throws
        -> TemporaryFolder
    {
        try TemporaryFolder([
            ".thimble.json": #"{"libraries": [\#(paths)]}"#, "Tools/FlowKit.swift": stub, "Inn.swift": Self.app,
        ])
    }

    @Test func commandsKnowTheLibrary() throws {
        let folder = try folder()
        #expect(thimble("generate", folder.path).code == 0)
        let written = try folder.text(of: "ThimbleGenerated.swift")
        #expect(written.contains("protocol InnNeedsBarNode: FlowNeeds {\n    var beer: String { get }"))
        #expect(written.contains("extension InnNode: BarNeeds {\n    var beer: String { context.beer }"))
        #expect(thimble("generate", "--check", folder.path).code == 0)
        let check = thimble("check", "--strict", folder.path)
        #expect(check.code == 0, "\(check.output)")
        #expect(check.errors.hasPrefix("Checked 1 file, 3 scopes: no findings"))
        let graph = thimble("graph", "--format", "json", folder.path).output
        #expect(graph.contains(#""dialect":"ribs""#) && !graph.contains("FlowKit.swift"))
        let why = thimble("why", "BarNode.beer", folder.path)
        #expect(why.code == 0 && why.output.contains("Street"), "\(why.output)\(why.errors)")
        #expect(thimble("impact", "Street.beer", folder.path).output.contains("BarNode"))
    }

    @Test func protocolsOfTheLibraryMayRequireSomething() throws {
        let folder = try folder(Self.stub + "public protocol HasKey: FlowNeeds { var key: Int { get } }")
        try folder.write(
            Self.app.replacingOccurrences(of: "BarNeeds: FlowNeeds", with: "BarNeeds: HasKey"),
            to: "Inn.swift"
        )
        #expect(thimble("generate", folder.path).code == 0)
        let written = try folder.text(of: "ThimbleGenerated.swift")
        #expect(written.contains("var beer: String { context.beer }"), "\(written)")
        #expect(written.contains("var key: Int { context.key }"), "\(written)")
        try folder.write(
            Self.app.replacingOccurrences(of: "BarNeeds: FlowNeeds", with: "BarNeeds: HasKey")
                .replacingOccurrences(of: "let beer", with: "private let beer"),
            to: "Inn.swift"
        )
        #expect(thimble("check", folder.path).code == 1)
    }

    /// The fix for a property that the dependency lacks.
    @Test func fixesNameTheProperty() throws {
        let folder = try folder()
        let app = Self.app.replacing(
            "FlowNode<InnNeeds> {}",
            with: "FlowNode<InnNeeds> { var beer: String { context.beer } }"
        )
        .replacing(", InnNeedsBarNode", with: "")
        try folder.write(app, to: "Inn.swift")
        let outcome = thimble("check", folder.path)
        #expect(outcome.output.contains("`InnNode.beer` reads `context.beer`, which `InnNeeds` does not require"))
        #expect(outcome.code == 1)
    }

    @Test func stubIsNeverASource() throws {
        let folder = try folder()
        try folder.link("Linked.swift", to: "\(folder.path)/Tools/FlowKit.swift")
        let files = thimble("inspect", folder.path).output
        #expect(files.contains(#""name":"InnNode""#) && !files.contains(#""name":"FlowNode""#))
        let alone = thimble("check", "\(folder.path)/Tools/FlowKit.swift")
        #expect(alone.code == 2 && alone.errors.contains("No Swift file was found"))
    }

    @Test func sourcesOfTheLibraryReplaceTheStub() throws {
        let folder = try folder()
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "FlowKit", targets: [.target(name: "FlowKit")])
            """
        try folder.write(manifest, to: "FlowKit/Package.swift")
        let source = Self.stub.replacing("/// thimble:", with: "// The library's ")
            .replacing("public init(context: Needs)", with: "public init(context: Needs) { self.context = context }")
        try folder.write(source, to: "FlowKit/Sources/FlowKit/FlowKit.swift")
        #expect(thimble("generate", folder.path).code == 0)
        let check = thimble("check", "--strict", folder.path)
        #expect(check.code == 0, "\(check.output)\(check.errors)")
    }

    private static let faults: [(old: String, new: String, place: String, message: String)] = [
        ("open class FlowStart", "open clas FlowStart", "9:20", "this could not be read."),
        (
            "thimble:root", "thimble:rot", "8:5",
            "'thimble:rot' is not a mark; use component, builder, root or dependency."
        ),
        (
            "/// thimble:root", "// thimble:root", "8:4",
            "'thimble:root' has to be in a documentation comment, which starts with '///'."
        ),
        (
            "/// thimble:root", "/* thimble:root */", "8:4",
            "'thimble:root' has to be in a documentation comment, which starts with '///'."
        ),
        (
            "thimble:root", "thimble:dependency", "8:5",
            "'thimble:dependency' marks a protocol, and something else follows."
        ),
        (
            "open class FlowStart: FlowNeeds", "public struct FlowStart", "8:5",
            "'thimble:root' marks a class, and something else follows."
        ),
        (
            "thimble:builder", "thimble:component", "13:12",
            "'FlowFactory' is the second component after 'FlowNode'; a library has one, and its subclasses need no mark."
        ),
        (
            "/// thimble:root", "/// thimble:root\n/// thimble:builder", "10:12",
            "'FlowStart' has two marks; a type has one role."
        ),
        ("/// thimble:root", "/// thimble:root thimble:root", "9:12", "'FlowStart' has the same mark twice."),
        (
            "open class FlowNode", "class FlowNode", "4:7",
            "'FlowNode' is not public, so no app can inherit it: write 'open class' or 'public protocol'."
        ),
        (
            "class FlowNode<Needs>", "class FlowNode", "4:12",
            "'FlowNode' needs a generic parameter for its dependency: 'class FlowNode<Needs>'."
        ),
        (
            "    public init(context: Needs)\n}\n/// thimble:root", "    public init()\n}\n/// thimble:root", "6:12",
            "the first parameter of the initializer has to be what 'FlowNode' requires: 'init(dependency: Needs)'."
        ),
        (
            "    public init(context: Needs)\n}\n/// thimble:root",
            "    public init(at: Int, context: Needs)\n}\n/// thimble:root", "6:12",
            "the first parameter of the initializer has to be what 'FlowNode' requires: 'init(dependency: Needs)'."
        ),
        (
            "    public init(context: Needs)\n}\n/// thimble:root", "}\n/// thimble:root", "4:12",
            "'FlowNode' needs an initializer with what it requires: 'init(dependency: Needs)'."
        ),
        (
            "public init()\n", "public init()\n    /// thimble:builder\n    open class Inner<Needs> {}\n", "11:9",
            "'thimble:builder' marks a type at the top level, and a nested one follows."
        ),
        (
            "/// thimble:component\n", "", "1:1",
            "no class is marked '/// thimble:component', so nothing here forms a scope."
        ),
    ]

    /// In Needle's dynamic mode, `dependency` has a type that looks up the members of the dependency.
    @Test func readsThroughTheSourcesOfNeedleCount() throws {
        let folder = try TemporaryFolder([
            "NeedleFoundation/Component.swift": """
            public protocol Dependency: AnyObject {}
            public protocol EmptyDependency: AnyObject {}
            public protocol Scope: AnyObject {}
            #if NEEDLE_DYNAMIC
            @dynamicMemberLookup
            public class Finder<Needs> {
                public subscript<T>(dynamicMember path: KeyPath<Needs, T>) -> T { fatalError() }
            }
            @dynamicMemberLookup
            open class Component<DependencyType>: Scope {
                public private(set) lazy var dependency = Finder<DependencyType>()
                public init(parent: Scope) {}
                public subscript<T>(dynamicMember path: KeyPath<DependencyType, T>) -> T { fatalError() }
            }
            #else
            open class Component<DependencyType>: Scope {
                public var dependency: DependencyType { fatalError() }
                public init(parent: Scope) {}
            }
            #endif
            open class BootstrapComponent: Component<EmptyDependency> { public init() { fatalError() } }
            """,
            "App/App.swift": """
            import NeedleFoundation
            protocol TentDependency: Dependency { var rope: Rope { get } }
            final class Rope {}
            final class TentComponent: Component<TentDependency> { func pitch() { print(dependency.rope) } }
            final class CampComponent: BootstrapComponent {
                public var rope: Rope { Rope() }
                var tent: TentComponent { TentComponent(parent: self) }
            }
            """,
        ])
        let outcome = thimble("check", folder.path)
        #expect(outcome.code == 0)
        #expect(!outcome.output.contains("unused-requirement"), "\(outcome.output)")
    }

    @Test(arguments: faults)
    func faultOfAStubIsLocated(_ old: String, _ new: String, _ place: String, _ message: String) throws {
        let stub = Self.stub.replacing(old, with: new, maxReplacements: 1)
        #expect(stub != Self.stub)
        let folder = try folder(stub)
        for command in [["check"], ["generate"], ["graph"], ["why", "BarNode.beer"], ["check", "--fix"]] {
            let outcome = thimble(command + [folder.path])
            #expect(outcome.code == 2)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors.hasPrefix("error: \(folder.path)/Tools/FlowKit.swift:\(place): \(message)"))
        }
        #expect(try folder.names().filter { !$0.hasPrefix(".") } == ["Inn.swift", "Tools"])
    }

    @Test(arguments: [
        (#""Tools/Missing.swift""#, "1:16: 'Tools/Missing.swift' does not exist."),
        (#""Tools""#, "1:16: expected a Swift file with the name of the library's module: \"Tools/OurRIBs.swift\"."),
        (
            #""Tools/Our-RIBs.swift""#,
            "1:16: expected a Swift file with the name of the library's module: \"Tools/OurRIBs.swift\"."
        ),
        (#""../Flow.swift""#, "1:16: this path leads out of the folder of '.thimble.json'."),
        (#""Tools/FlowKit.swift", "Old/FlowKit.swift""#, "1:39: another stub is already that of 'FlowKit'."),
        ("7", "1:16: expected a string, found a number."),
    ])
    func faultOfTheListIsLocated(_ paths: String, _ message: String) throws {
        let folder = try folder(Self.stub, paths)
        let outcome = thimble("check", folder.path)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("\(folder.path)/.thimble.json:\(message)"), "\(outcome.errors)")
    }
}
