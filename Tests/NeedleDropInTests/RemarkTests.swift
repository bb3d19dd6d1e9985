import Foundation
import TestSupport
import Testing

@testable import ThimbleCommands

/// A small app with one oddity, or with none that matters.
struct RemarkExample: Sendable, CustomStringConvertible {
    let description: String
    /// What has to be said of it, and nothing else; "" for nothing.
    let warning: String
    /// Whether the compiler takes what is generated; `nil` where what is said is not about that.
    let compiles: Bool
    let compilesDynamically: Bool
    let code: String

    init(
        _ description: String,
        says warning: String = "",
        compiles: Bool = true,
        dynamic: Bool? = nil,
        _ code: String
    ) {
        self.description = description
        self.warning = warning
        self.compiles = compiles
        compilesDynamically = dynamic ?? compiles
        self.code = code
    }
}

/// Every remark has an app that earns it and a look-alike that does not; the compiler is asked about both.
@Suite struct RemarkTests {
    static let examples = [
        RemarkExample(
            "a class whose base is a typealias of the library's",
            says: "inherits from `Base`, which Needle does not follow",
            """
            typealias Base = NeedleFoundation.Component
            class Root: BootstrapComponent { var tea: Int { 1 } }
            protocol CupDependency: Dependency { var tea: Int { get } }
            class Cup: Base<CupDependency> {}
            """
        ),
        RemarkExample(
            "a class whose base is a typealias of another class",
            """
            class Shelf<Item> {}
            typealias Base = Shelf
            class Root: BootstrapComponent { var cup: Cup { Cup(parent: self) } }
            class Cup: Component<EmptyDependency> {}
            class Board: Base<Int> {}
            """
        ),
        RemarkExample(
            "a static property",
            says: "it is static",
            compiles: false,
            """
            class Root: BootstrapComponent {
                public static var tea: Int { 1 }
                var cup: Cup { Cup(parent: self) }
            }
            protocol CupDependency: Dependency { var tea: Int { get } }
            class Cup: Component<CupDependency> {}
            """
        ),
        RemarkExample(
            "a member of a nested type",
            says: "a member of a type inside it",
            compiles: false,
            """
            class Root: BootstrapComponent {
                struct Pot { public var tea: Int }
                var cup: Cup { Cup(parent: self) }
            }
            protocol CupDependency: Dependency { var tea: Int { get } }
            class Cup: Component<CupDependency> {}
            """
        ),
        RemarkExample(
            "a nested type that only has a member of the same name",
            """
            class Root: BootstrapComponent {
                struct Pot { public var tea: Int }
                public var tea: Int { Pot(tea: 1).tea }
                var cup: Cup { Cup(parent: self) }
            }
            protocol CupDependency: Dependency { var tea: Int { get } }
            class Cup: Component<CupDependency> {}
            """
        ),
        RemarkExample(
            "a variable in a function of an extension",
            says: "a variable inside a function",
            compiles: false,
            dynamic: true,
            """
            class Root: BootstrapComponent { var cup: Cup { Cup(parent: self) } }
            extension Root {
                func brew() {
                    let tea: Int = 1
                    print(tea)
                }
            }
            protocol CupDependency: Dependency { var tea: Int { get } }
            class Cup: Component<CupDependency> {}
            """
        ),
        RemarkExample(
            "a property with the name of its source",
            says: "uses the name `root` for `Root` as well",
            compiles: false,
            dynamic: true,
            """
            class Root: BootstrapComponent {
                public var root: Int { 1 }
                var cup: Cup { Cup(parent: self) }
            }
            protocol CupDependency: Dependency { var root: Int { get } }
            class Cup: Component<CupDependency> {}
            """
        ),
        RemarkExample(
            "a property with the name of a component that is not read",
            """
            class Root: BootstrapComponent {
                public var cup: Int { 1 }
                var made: Cup { Cup(parent: self) }
            }
            protocol CupDependency: Dependency { var cup: Int { get } }
            class Cup: Component<CupDependency> {}
            """
        ),
        RemarkExample(
            "two sources that differ in one letter",
            says: "uses the name `root` for two components",
            compiles: false,
            dynamic: true,
            """
            class Root: BootstrapComponent {
                public var tea: Int { 1 }
                var below: root { NeedleRoot.make(self) }
                var again: root { root(parent: self) }
            }
            enum NeedleRoot { static func make(_ scope: Scope) -> root { fatalError() } }
            class root: Component<EmptyDependency> {
                public var milk: Int { 1 }
                var cup: Cup { Cup(parent: self) }
            }
            protocol CupDependency: Dependency { var tea: Int { get }; var milk: Int { get } }
            class Cup: Component<CupDependency> {}
            """
        ),
        RemarkExample(
            "a source that is called like a keyword",
            says: "a keyword",
            compiles: false,
            """
            class Default: BootstrapComponent {
                public var tea: Int { 1 }
                var cup: Cup { Cup(parent: self) }
            }
            protocol CupDependency: Dependency { var tea: Int { get } }
            class Cup: Component<CupDependency> {}
            """
        ),
        RemarkExample(
            "a requirement that can be set",
            says: "requires a setter for `tea`",
            compiles: false,
            dynamic: true,
            """
            class Root: BootstrapComponent {
                public var tea: Int = 1
                var cup: Cup { Cup(parent: self) }
            }
            protocol CupDependency: Dependency { var tea: Int { get set } }
            class Cup: Component<CupDependency> {}
            """
        ),
        RemarkExample(
            "a function that is required",
            says: "requires `func pour`",
            compiles: false,
            dynamic: true,
            """
            class Root: BootstrapComponent { var cup: Cup { Cup(parent: self) } }
            protocol CupDependency: Dependency { func pour() }
            class Cup: Component<CupDependency> {}
            """
        ),
        RemarkExample(
            "a function that is required and given by an extension",
            """
            class Root: BootstrapComponent { var cup: Cup { Cup(parent: self) } }
            protocol CupDependency: Dependency { func pour() }
            extension CupDependency { func pour() {} }
            class Cup: Component<CupDependency> {}
            """
        ),
        RemarkExample(
            "a second base with a property",
            says: "requires `milk` through `MilkDependency`",
            compiles: false,
            dynamic: true,
            """
            class Root: BootstrapComponent {
                public var milk: Int { 1 }
                var cup: Cup { Cup(parent: self) }
            }
            protocol MilkDependency: Dependency { var milk: Int { get } }
            protocol CupDependency: Dependency, MilkDependency {}
            class Cup: Component<CupDependency> {}
            """
        ),
        RemarkExample(
            "a second base whose property is asked for again",
            """
            class Root: BootstrapComponent {
                public var milk: Int { 1 }
                var cup: Cup { Cup(parent: self) }
            }
            protocol MilkDependency: Dependency { var milk: Int { get } }
            protocol CupDependency: Dependency, MilkDependency, AnyObject { var milk: Int { get } }
            class Cup: Component<CupDependency> {}
            """
        ),
        RemarkExample(
            "a private dependency",
            says: "`CupDependency` is private",
            compiles: false,
            dynamic: false,
            """
            class Root: BootstrapComponent {
                public var tea: Int { 1 }
                fileprivate var cup: Cup { Cup(parent: self) }
            }
            fileprivate protocol CupDependency: Dependency { var tea: Int { get } }
            fileprivate final class Cup: Component<CupDependency> {}
            """
        ),
        RemarkExample(
            "a private component that needs nothing",
            says: "`Cup` is private: the generated file cannot be compiled with NEEDLE_DYNAMIC",
            dynamic: false,
            """
            class Root: BootstrapComponent { fileprivate var cup: Cup { Cup(parent: self) } }
            fileprivate final class Cup: Component<EmptyDependency> {}
            """
        ),
        RemarkExample(
            "components inside an enum",
            says: "is nested in another type",
            dynamic: false,
            """
            enum Kitchen {
                class Root: BootstrapComponent { var cup: Cup { Cup(parent: self) } }
                class Cup: Component<EmptyDependency> {}
            }
            """
        ),
        RemarkExample(
            "components inside an enum with other names outside",
            """
            enum Kitchen {
                class Root: BootstrapComponent { var cup: Cup { Cup(parent: self) } }
                class Cup: Component<EmptyDependency> {}
            }
            typealias Root = Kitchen.Root
            typealias Cup = Kitchen.Cup
            """
        ),
        RemarkExample(
            "a generic component that is read",
            says: "is generic",
            compiles: false,
            dynamic: true,
            """
            class Root: BootstrapComponent { var pot: Pot<Int> { Pot<Int>(parent: self) } }
            class Pot<Leaf>: Component<EmptyDependency> {
                public var tea: Int { 1 }
                var cup: Cup { Cup(parent: self) }
            }
            protocol CupDependency: Dependency { var tea: Int { get } }
            class Cup: Component<CupDependency> {}
            """
        ),
        RemarkExample(
            "a type on several lines",
            says: "spans several lines",
            compiles: false,
            """
            class Root: BootstrapComponent {
                public var tea: [
                    Int
                ] { [] }
                var cup: Cup { Cup(parent: self) }
            }
            protocol CupDependency: Dependency {}
            class Cup: Component<CupDependency> {}
            """
        ),
        RemarkExample(
            "an internal property of an extension",
            says: "with NEEDLE_DYNAMIC it is not registered",
            """
            class Root: BootstrapComponent { var cup: Cup { Cup(parent: self) } }
            extension Root { var tea: Int { 1 } }
            protocol CupDependency: Dependency { var tea: Int { get } }
            class Cup: Component<CupDependency> {}
            """
        ),
    ]

    @Test(arguments: examples)
    func saysWhatIsWrongAndNothingElse(_ example: RemarkExample) throws {
        let app = try ExampleApp(example)
        #expect(app.report.code == 0, "\(app.report.output)")
        let warnings = app.report.warnings
        #expect(warnings.isEmpty == example.warning.isEmpty, "\(warnings)")
        if !example.warning.isEmpty {
            #expect(warnings.allSatisfy { $0.contains(example.warning) || $0.contains(": note: ") })
        }
        #expect(example.warning.isEmpty || warnings.contains { $0.contains(example.warning) }, "\(warnings)")
    }

    @Test("Each class of a name is named, in the order of the file")
    func classesOfOneName() throws {
        let app = try ExampleApp(
            RemarkExample(
                "two classes of one name",
                """
                class Root: BootstrapComponent {
                    var cup: Cup { Cup(parent: self) }
                    var pot: Pot { Pot(parent: self) }
                }
                class Cup: Component<EmptyDependency> {}
                class Pot: Component<EmptyDependency> {}
                #if DEBUG
                class Extra: Pot {}
                #else
                class Extra: Cup {}
                #endif
                """
            )
        )
        let bases = app.report.warnings.compactMap { $0.split(separator: "`Extra` inherits from ").dropFirst().first }
        #expect(bases.map { $0.prefix(5) } == ["`Pot`", "`Cup`"])
    }

    @Test(
        .enabled(if: Compiler.found != nil, "No swiftc is on the search path: nothing was compiled."),
        arguments: examples
    )
    func theCompilerAgrees(_ example: RemarkExample) throws {
        let compiler = try #require(Compiler.found)
        let app = try ExampleApp(example)
        let plain = try compiler.check([app.source, app.generated], [])
        #expect(plain.isAccepted == example.compiles, "\(plain.errorLines)")
        let dynamic = try compiler.check([app.source, app.generated], ["-D", "NEEDLE_DYNAMIC"])
        #expect(dynamic.isAccepted == example.compilesDynamically, "\(dynamic.errorLines)")
        // Without the generated file nothing is wrong with it.
        if !plain.isAccepted { #expect(try compiler.check([app.source], []).isAccepted) }
    }
}

/// An example in a folder of its own, with what is generated for it.
private struct ExampleApp {
    let folder: TemporaryFolder
    let report: NeedleReport

    var source: String { "\(folder.path)/App.swift" }
    var generated: String { "\(folder.path)/Out.swift" }

    init(_ example: RemarkExample) throws {
        folder = try TemporaryFolder(["App.swift": "import NeedleFoundation\n\n\(example.code)\n"])
        report = Needle.report(of: ["generate", "Out.swift", "App.swift"], in: folder.path)
    }
}
