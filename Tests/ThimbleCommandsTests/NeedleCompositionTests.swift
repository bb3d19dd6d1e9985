import CommandTestSupport
import Foundation
import TestSupport
import Testing

@testable import ThimbleCommands

/// The dependencies that providers name, and the paths under which they are registered.
@Suite struct NeedleCompositionTests {
    private func generated(_ dependency: String, besides more: String = "", named name: String = "Kid") throws -> String
    {
        let app = """
            import NeedleFoundation
            import Kit
            protocol HasA: AnyObject { var a: String { get } }
            final class RootComponent: BootstrapComponent {
                let a = ""
                var kid: \(name) { \(name)(parent: self) }
            }
            final class \(name): Component<\(dependency)> {}
            \(more)
            """
        let folder = try TemporaryFolder(["App.swift": app])
        let written = thimble("generate", "--dialect", "needle", folder.path)
        #expect(written.code == 0, "\(written.output)")
        return try folder.text(of: "NeedleGenerated.swift")
    }

    @Test(
        "a provider conforms to all that its component names",
        arguments: [
            ("HasA & EmptyDependency", "HasA & EmptyDependency"), ("EmptyDependency & HasA", "HasA & EmptyDependency"),
            ("HasA & Dependency", "HasA & Dependency"),
            ("Dependency & HasA & EmptyDependency", "HasA & Dependency & EmptyDependency"),
            ("HasA & NeedleFoundation.EmptyDependency", "HasA & EmptyDependency"),
            ("HasA & HasPages", "HasA & HasPages"), ("HasA & Kit.HasPages", "HasA & HasPages"),
            ("HasA & AnyObject", "HasA"), ("HasA", "HasA"),
        ]
    )
    func compositions(_ dependency: String, _ written: String) throws {
        let text = try generated(dependency)
        #expect(text.contains("Provider: \(written) {"), "\(text)")
    }

    @Test func aTypealiasIsNamedItself() throws {
        let more = "typealias KidDependency = HasA & EmptyDependency; typealias Base = EmptyDependency"
        #expect(try generated("KidDependency", besides: more).contains("Provider: KidDependency {"))
        #expect(try generated("HasA & Base", besides: more).contains("Provider: HasA & EmptyDependency {"))
    }

    @Test func anOwnTypeHidesThatOfTheLibrary() throws {
        let text = try generated("HasA & NeedleFoundation.EmptyDependency", besides: "protocol EmptyDependency {}")
        #expect(text.contains("Provider: HasA & NeedleFoundation.EmptyDependency {"))
    }

    @Test(
        "a path has the names as they are at run time",
        arguments: [
            ("`Kid Component`", "`Kid\u{A0}Component`"), ("`a-b`", "`a-b`"), ("`a’b`", "`a’b`"), ("€a·b", "€a·b"),
            ("`class`", "class"), ("KidComponent", "KidComponent"),
            ("`2nd`", "`2nd`"), ("Größe", "Größe"), ("🚀Component", "🚀Component"),
        ]
    )
    func paths(_ name: String, _ segment: String) throws {
        let text = try generated("HasA", named: name)
        #expect(text.contains("(\"^->RootComponent->\(segment)\", "), "\(text)")
    }

    @Test func aValueOfARawNameHasAPlainOne() throws {
        let more = """
            final class `A b`: BootstrapComponent {
                let a = ""
                var kid: Kid { Kid(parent: self) }
            }
            """
        let text = try generated("HasA", besides: more)
        #expect(text.contains("private let scope: `A b`"), "\(text)")
    }

    @Test func aLibrarysPropertyIsReadAndRegistered() throws {
        let text = try generated("HasPath", besides: "protocol HasPath: AnyObject { var path: [String] { get } }")
        #expect(text.contains("return rootComponent.path"))
        #expect(text.contains("localTable[\"path-[String]\"] = { [unowned self] in self.path as Any }"))
        #expect(try !generated("HasA").contains("self.path"))
    }
}
