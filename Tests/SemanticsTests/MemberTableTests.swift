import Modules
import SwiftReader
import Testing

@testable import Semantics

@Suite("The members of types")
struct MemberTableTests {
    private static let text = """
        class Shelf {
            init() {}
            var books: [String] { [] }
            func lend(_ book: String) {}
            func lend(to reader: String) {}
            subscript(number: Int) -> String { "" }
            var `default`: String { "" }
            typealias Reader = String
            var `init`: String { "" }
            func `subscript`() {}
        }
        extension Shelf {
            func lend() {}
            static let größe = 12
        }
        extension UIColor { var lamp: Int { 1 } }
        enum Cover { case soft, hard }
        """

    private let index: TypeIndex
    private let table: MemberTable

    init() {
        let app = ModuleSources(
            module: Module(name: "App", folder: "App", kind: .application, origin: .folder, package: ""),
            files: [SourceFile(path: "App/File.swift", reading: Array(Self.text.utf8))],
            generated: []
        )
        index = TypeIndex.index(of: [app], KnownLibraries([]), .single)
        table = MemberTable(of: index)
    }

    private func members(of type: String) throws -> Members {
        table.members(of: try #require(index.types(named: type).first))
    }

    /// The lines on which members of a name stand, in their order.
    private func lines(_ name: String, of members: Members) -> [Int]? {
        members[name].map { found in
            found.map { member in
                let source = index.files[member.location.file].source
                return source.location(of: source[member.location.declaration].range).line
            }
        }
    }

    @Test("each is found by its name, those of one name in order of place")
    func named() throws {
        let shelf = try members(of: "Shelf")
        #expect(lines("books", of: shelf) == [3])
        #expect(lines("lend", of: shelf) == [4, 5, 13])
        #expect(lines(MemberTable.initializers, of: shelf) == [2])
        #expect(lines("init", of: shelf) == [9])
        #expect(lines(MemberTable.subscripts, of: shelf) == [6])
        #expect(lines("subscript", of: shelf) == [10])
        #expect(lines("default", of: shelf) == [7])
        #expect(lines("größe", of: shelf) == [14])
        #expect(lines("hard", of: try members(of: "Cover")) == [17])
    }

    @Test("what a type does not declare is not found, though another does")
    func unknown() throws {
        let shelf = try members(of: "Shelf")
        #expect(shelf["Reader"] == nil)
        #expect(shelf["lamp"] == nil)
        #expect(shelf["soft"] == nil)
        #expect(shelf["nothing"] == nil)
        #expect(shelf[""] == nil)
        #expect(table.members(ofForeign: "Shelf")["books"] == nil)
    }

    @Test("going through them gives each name once, with all its members")
    func names() throws {
        let shelf = try members(of: "Shelf")
        let found = shelf.map { "\($0.name) \($0.members.count)" }.sorted()
        let special = ["\(MemberTable.initializers) 1", "\(MemberTable.subscripts) 1"]
        #expect(found == special + ["books 1", "default 1", "größe 1", "init 1", "lend 3", "subscript 1"])
        #expect(table.members(ofForeign: "Shelf").map(\.name).isEmpty)
    }

    @Test("extensions of a type that no source declares have members too, which belong to no type")
    func foreign() throws {
        let lamp = table.members(ofForeign: "UIColor")
        #expect(lines("lamp", of: lamp) == [16])
        #expect(lamp["lamp"]?.first?.type == nil)
        #expect(try members(of: "Shelf")["books"]?.first?.type == index.types(named: "Shelf").first)
    }
}
