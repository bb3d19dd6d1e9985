import CommandTestSupport
import Foundation
import SwiftReader
import TestSupport
import Testing

@testable import ThimbleCommands

@Suite struct WalkingTests {
    private func names(_ words: String...) throws -> [String] {
        let arguments = try Arguments(words[...], for: Check.shape)
        let found = FileWalker.walk(try InputOptions(arguments, for: Check.shape))
        #expect(found.errors.isEmpty)
        return found.namedFiles(areShownPaths: found.hasCollisions).map(\.name)
    }

    @Test func filesComeInTheOrderOfTheirBytes() throws {
        let folder = try TemporaryFolder(["b.swift": "", "B.swift": "", "a/z.swift": "", "a.swift": "", "note.md": ""])
        #expect(try names(folder.path) == ["B.swift", "a.swift", "a/z.swift", "b.swift"])
    }

    @Test func filesAreComparedWithNamesByFolderAndLastName() throws {
        let names = ["", "A", "A.swift", "A/", "A/B.swift", "A/BB.swift", "A/B/C.swift", "AA/B.swift", "B.swift"]
        let folder = { NamedFolder(number: 0, locationStart: "/x/", shownStart: "x/", nameStart: $0, given: 0) }
        for (start, last) in [("", "A.swift"), ("A/", "B.swift"), ("A/B/", "C.swift"), ("AA/", "B.swift")] {
            let file = NamedFile(folder: folder(start), lastName: last)
            for name in names {
                #expect(file.isNamed(name) == (file.name == name))
                #expect(file.precedes(name) == file.name.precedesByBytes(name))
            }
        }
    }

    @Test func hiddenAndForeignFoldersAreLeftOut() throws {
        let folder = try TemporaryFolder([
            "A.swift": "", ".hidden/B.swift": "", ".build/C.swift": "", "x/DerivedData/D.swift": "",
            "Pods/E.swift": "", "Carthage/F.swift": "", "t/RIB.xctemplate/G.swift": "", ".H.swift": "",
            "x/Guide.docc/Steps/01.swift": "", "x/Try.playground/Contents.swift": "",
        ])
        #expect(try names(folder.path) == ["A.swift"])
        #expect(try names("\(folder.path)/.build") == ["C.swift"])
    }

    @Test func clonedPackagesAreLeftOut() throws {
        let folder = try TemporaryFolder([
            "A.swift": "", "SourcePackages/checkouts/RIBs/B.swift": "", "x/SourcePackages/repositories/C.swift": "",
            "y/SourcePackages/artifacts/D.swift": "", "z/SourcePackages/Kit/E.swift": "",
        ])
        #expect(try names(folder.path) == ["A.swift", "z/SourcePackages/Kit/E.swift"])
        #expect(try names("\(folder.path)/SourcePackages/checkouts") == ["RIBs/B.swift"])
    }

    @Test func excludedPathsAreLeftOut() throws {
        let folder = try TemporaryFolder(["A.swift": "", "Mocks/B.swift": "", "x/Mocks/C.swift": "", "x/D.swift": ""])
        #expect(try names(folder.path, "--exclude", "Mocks") == ["A.swift", "x/D.swift"])
        #expect(try names(folder.path, "--exclude", "x/**") == ["A.swift", "Mocks/B.swift"])
        #expect(try names(folder.path, "--exclude", "\(folder.path)/x") == ["A.swift", "Mocks/B.swift"])
        #expect(try names(folder.path, "--exclude=**/*.swift", "--exclude=A.swift").isEmpty)
    }

    @Test func linksAreFollowedOnce() throws {
        let other = try TemporaryFolder(["Far.swift": ""])
        let folder = try TemporaryFolder(["a/A.swift": ""])
        try folder.link("a/loop", to: "..")
        try folder.link("self", to: ".")
        try folder.link("B.swift", to: "a/A.swift")
        try folder.link("far", to: other.path)
        try folder.link("again", to: other.path)
        #expect(try names(folder.path) == ["a/A.swift", "again/Far.swift"])
    }

    @Test func aFileFoundByTwoPathsIsReadOnce() throws {
        let folder = try TemporaryFolder(["a/A.swift": "", "B.swift": ""])
        #expect(try names(folder.path, "\(folder.path)/a", "\(folder.path)/a/A.swift") == ["B.swift", "a/A.swift"])
    }

    @Test func namesStartWhereThePersonStandsWhenTwoWouldBeOne() throws {
        let folder = try TemporaryFolder(["a/A.swift": "", "b/A.swift": ""])
        let expected = ["\(folder.path)/a/A.swift", "\(folder.path)/b/A.swift"]
        #expect(try names("\(folder.path)/a", "\(folder.path)/b") == expected)
    }

    @Test func aFileListMayNameFilesAndFolders() throws {
        let folder = try TemporaryFolder(["a/A.swift": "", "a/B.swift": "", "b/C.swift": ""])
        try folder.write("\u{FEFF}\(folder.path)/a/A.swift\r\n\n\(folder.path)/b\n", to: "list")
        #expect(try names("--file-list", "\(folder.path)/list") == ["\(folder.path)/a/A.swift", "C.swift"])
    }

    @Test func whatCannotBeReadIsAnError() throws {
        let folder = try TemporaryFolder(["A.swift": "", "note.md": ""])
        try folder.link("Gone.swift", to: "nowhere")
        let outcome = thimble("check", "\(folder.path)/no", folder.path, "\(folder.path)/note.md")
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("'\(folder.path)/no' does not exist."))
        #expect(outcome.errors.contains("'\(folder.path)/Gone.swift' is a broken link"))
        #expect(outcome.errors.contains("'\(folder.path)/note.md' is neither a folder nor a Swift file."))
        #expect(outcome.output.isEmpty)
    }

    @Test(.enabled(if: getuid() != 0, "root may read everything"))
    func unreadableFilesAndFoldersAreErrors() throws {
        let folder = try TemporaryFolder(["A.swift": "", "closed/B.swift": ""])
        chmod("\(folder.path)/A.swift", 0)
        let file = thimble("check", folder.path, "--exclude", "closed")
        chmod("\(folder.path)/closed", 0)
        let both = thimble("check", folder.path)
        chmod("\(folder.path)/closed", 0o700)
        #expect(file.code == 2)
        #expect(file.errors.contains("A.swift' cannot be read"))
        #expect(both.code == 2)
        #expect(both.errors.contains("closed' cannot be read"))
    }

    @Test func noSwiftFileIsNoVerdict() throws {
        let folder = try TemporaryFolder(["note.md": ""])
        let outcome = thimble("check", folder.path)
        #expect(outcome.code == 2)
        #expect(outcome.errors == "error: No Swift file was found under '\(folder.path)'.\n")
        try folder.write("", to: "list")
        #expect(thimble("check", "--file-list", "\(folder.path)/list").code == 2)
    }

    @Test func aFileThatVanishesIsAnError() throws {
        let file = NamedFile(path: "/no/such/file.swift")
        #expect(throws: Stop.self) { try readFiles([file]) }
    }
}
