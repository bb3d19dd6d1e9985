import Foundation
import SwiftReader
import TestSupport
import Testing
import TextFormats

@testable import Semantics

/// `StandardLibraryTable` is made from the interfaces that a toolchain has of its standard library. Run this test with
/// `THIMBLE_RECORD=1` to make it again after an update of the toolchain.
@Suite("What the standard library declares", .enabled(if: Compiler.found != nil, "No swiftc is on the search path."))
struct StandardLibraryTests {
    private static let table = repository.appendingPathComponent("Sources/Semantics/Types/StandardLibraryTable.swift")

    @Test("the table holds what the interfaces of the toolchain declare")
    func isUpToDate() throws {
        let interfaces = try StandardLibrary.modules.sorted().map { try Self.interface(of: $0) }
        // On other platforms the interfaces differ a little, and only one can be recorded.
        guard ProcessInfo.processInfo.environment["THIMBLE_RECORD"] != nil else {
            let declared = Set(interfaces.flatMap(\.types))
            #expect(declared.isSuperset(of: ["Array", "Int", "String.Index", "Task", "Regex", "InlineArray"]))
            let missing = declared.filter { !StandardLibrary.declaresType(named: $0) }
            #expect(Double(missing.count) < Double(declared.count) / 10, "\(missing.sorted())")
            return
        }
        let types = Set(interfaces.flatMap(\.types)).union(["Any", "AnyObject"]).sorted()
        let aliases = Set(interfaces.flatMap(\.aliases)).sorted()
        let text = """
            /// The declarations of the standard library. `StandardLibraryTests` generates them from the interfaces of Swift 6.3.
            enum StandardLibraryTable {
                /// The nominal types, each qualified by its enclosing types.
                static let types = \"""
                    \(Self.lines(of: types).joined(separator: "\n        "))
                    \"""

                /// The typealiases at the top level with their generic parameters, and the tokens of their underlying types.
                static let aliases = \"""
                    \(aliases.joined(separator: "\n        "))
                    \"""
            }

            """
        try Data(text.utf8).write(to: Self.table)
    }

    /// Words in lines of 100 characters.
    private static func lines(of words: [String]) -> [String] {
        words.reduce(into: [""]) { lines, word in
            let last = lines[lines.count - 1]
            if last.isEmpty || last.count + word.count < 100 {
                lines[lines.count - 1] = last.isEmpty ? word : "\(last) \(word)"
            } else {
                lines.append(word)
            }
        }
    }

    private struct Interface {
        var types: [String] = []
        var aliases: [String] = []
    }

    /// What the toolchain's interface of a module declares publicly.
    private static func interface(of module: String) throws -> Interface {
        let run = try #require(Compiler.found).program.run(["-print-target-info"])
        let info = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let paths = try #require(info["paths"] as? [String: Any])
        let folders = try #require(paths["runtimeLibraryImportPaths"] as? [String])
        let target = try #require(info["target"] as? [String: Any])
        let triple = try #require(target["moduleTriple"] as? String)
        let interface = folders.lazy.map { "\($0)/\(module).swiftmodule/\(triple).swiftinterface" }
            .compactMap { FileManager.default.contents(atPath: $0) }.first
        return Self.read(Array(try #require(interface, "no interface of \(module)")))
    }

    private static func read(_ bytes: [UInt8]) -> Interface {
        let source = SourceFile(path: "Interface.swift", reading: bytes)
        var found = Interface()
        for declaration in source.declarations where declaration.access ?? .internal >= .public {
            guard let name = qualifiedName(of: declaration, in: source), !name.contains("_") else { continue }
            if declaration.isNominal {
                found.types.append(name)
            } else if declaration.kind == .typealias, declaration.block == .file {
                found.aliases += [alias(declaration, named: name, in: source)].compactMap { $0 }
            }
        }
        return found
    }

    /// `nil` for what is withdrawn, and for what has no name in Swift.
    private static func alias(_ declaration: Declaration, named name: String, in source: SourceFile) -> String? {
        let isWithdrawn = declaration.attributes.indices.contains {
            let text = source.text(source.attributes[$0].range)
            return text.contains("unavailable") || text.contains("obsoleted")
        }
        guard !isWithdrawn, let type = source.types[declaration.inherited.indices].first else { return nil }
        var words = source.tokens(in: type).map { source.text($0.range) }
        while let location = words.firstIndex(where: StandardLibrary.modules.contains) {
            words.removeSubrange(location...location + 1)
        }
        // It is another type on each platform.
        if words.contains("Builtin") || name == "CLongDouble" { return nil }
        let parameters = declaration.genericParameters.indices.map { source.name(source.genericParameters[$0].name) }
        return ([name] + parameters + ["="] + words).joined(separator: " ")
    }

    private static func qualifiedName(of declaration: Declaration, in source: SourceFile) -> String? {
        let name = source.name(declaration.name)
        if declaration.block == .file { return name }
        guard source[declaration.block].kind == .members, let owner = source[declaration.block].owner else {
            return nil
        }
        let outer = source[owner]
        guard outer.kind == .extension else {
            return qualifiedName(of: outer, in: source).map { "\($0).\(name)" }
        }
        let extended = source.joined(outer.name).split(separator: ".").map(String.init)
        return (extended.drop(while: StandardLibrary.modules.contains) + [name]).joined(separator: ".")
    }
}
