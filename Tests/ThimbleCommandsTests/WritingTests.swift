import CommandTestSupport
import Foundation
import TestSupport
import Testing

@testable import ThimbleCommands

@Suite struct WritingTests {
    @Test(arguments: [
        (["tea", "cup"], true), (["", "teacup", ""], true), (["teacup", "s"], false), (["tea"], false),
        (["tee", "cup"], false),
        ([], false),
    ])
    func aFileIsComparedWithPieces(_ pieces: [String], _ expected: Bool) throws {
        let folder = try TemporaryFolder(["A.swift": "teacup"])
        #expect(try FileBuffer.holds("\(folder.path)/A.swift", pieces.map { Array($0.utf8) }) == expected)
    }

    @Test func aFileIsReplacedInOneStepAndKeepsItsPermissions() throws {
        let folder = try TemporaryFolder(["A.swift": "old"])
        let path = "\(folder.path)/A.swift"
        chmod(path, 0o640)
        try Platform.replace(path, with: Array("new".utf8))
        #expect(try folder.text(of: "A.swift") == "new")
        #expect(try folder.names() == ["A.swift"])
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test func aFailureLeavesTheOldFileAndNothingElse() throws {
        let folder = try TemporaryFolder(["inner/A.swift": "old"])
        // A folder cannot be replaced by a file.
        #expect(throws: SystemError.self) { try Platform.replace("\(folder.path)/inner", with: [1]) }
        #expect(throws: SystemError.self) { try Platform.replace("\(folder.path)/no/A.swift", with: [1]) }
        #expect(try folder.names() == ["inner"])
        #expect(try folder.text(of: "inner/A.swift") == "old")
    }

    @Test func linksAreWrittenThroughAndNotReplaced() throws {
        let folder = try TemporaryFolder(["there/A.swift": "old"])
        try folder.link("A.swift", to: "there/A.swift")
        try folder.link("nowhere", to: "there/B.swift")
        try folder.link("loop", to: "loop")
        try Platform.replace("\(folder.path)/A.swift", with: Array("new".utf8))
        #expect(try folder.text(of: "there/A.swift") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/A.swift") == "there/A.swift")
        for name in ["nowhere", "loop"] {
            #expect(throws: SystemError.self) { try Platform.replace("\(folder.path)/\(name)", with: [1]) }
        }
        #expect(try folder.names() == ["A.swift", "loop", "nowhere", "there"])
    }

    @Test func pipesAndDevicesGetWhatIsWritten() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/pipe"
        #expect(mkfifo(path, 0o600) == 0)
        // Opened for both, so that nobody waits.
        let reader = open(path, O_RDWR | O_NONBLOCK)
        defer { close(reader) }
        try Platform.replace(path, with: Array("tea".utf8))
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(read(reader, &bytes, 8) == 3)
        try Platform.replace("/dev/null", with: [1])
        #expect(try Platform.status(of: "/dev/null").kind == .other)
    }

    @Test func whatAKilledProcessLeftIsRemovedAndWhatAnotherWritesStays() throws {
        let folder = try TemporaryFolder(["A.swift": "old", "\(StagedFile.namePrefix)abcdef": "half"])
        let other = try StagedFile("\(folder.path)/B.swift", with: [[1]])
        try Platform.replace("\(folder.path)/A.swift", with: [1])
        #expect(try folder.names().count == 2)
        try other.commit()
        #expect(try folder.names() == ["A.swift", "B.swift"])
        try folder.write("half", to: "\(StagedFile.namePrefix)abcdef")
        _ = thimble("check", folder.path)
        #expect(try folder.names() == ["A.swift", "B.swift"])
    }

    @Test func severalFilesAreWrittenAllOrNone() throws {
        let folder = try TemporaryFolder(["A.swift": "old", "B.swift/README": ""])
        var files = StagedFiles()
        for name in ["A.swift", "B.swift"] {
            files.stage(name) { () throws(SystemError) in
                guard case .file(let path) = try Platform.writingTarget(of: "\(folder.path)/\(name)") else {
                    throw SystemError(reason: "no file")
                }
                return try StagedFile(path, with: [Array("new".utf8)])
            }
        }
        #expect(throws: Stop.self) { try files.commit() }
        files = StagedFiles()
        #expect(try folder.text(of: "A.swift") == "old")
        #expect(try folder.names() == ["A.swift", "B.swift"])
    }

    @Test func anOutputThatDoesNotWaitIsWaitedFor() throws {
        let pipe = Pipe()
        let writer = pipe.fileHandleForWriting.fileDescriptor
        _ = fcntl(writer, F_SETFL, O_NONBLOCK)
        let written = (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0) }
        nonisolated(unsafe) var received = Data()
        let isReceived = DispatchSemaphore(value: 0)
        let reader = Thread {
            usleep(50_000)
            received = pipe.fileHandleForReading.readDataToEndOfFile()
            isReceived.signal()
        }
        reader.start()
        try Platform.write(written, to: writer)
        try pipe.fileHandleForWriting.close()
        isReceived.wait()
        #expect(received.elementsEqual(written))
    }

    @Test func otherFilesAreReplacedOnlyWhereAPersonInsists() throws {
        let app = """
            import RIBs
            protocol QuayDependency: Dependency {}
            final class QuayComponent: Component<QuayDependency> {}
            final class AppComponent: Component<EmptyDependency> {
                init() { super.init(dependency: EmptyComponent()) }
            }
            let quay = QuayComponent(dependency: AppComponent())
            // thimble:ignore stale-providers

            """
        let folder = try TemporaryFolder(["App/Quay.swift": app, "notes": "mine\n", "Mine.swift": "struct Mine {}\n"])
        let (notes, mine) = ("\(folder.path)/notes", "\(folder.path)/Mine.swift")
        let baseline = thimble("check", "--write-baseline", notes, "\(folder.path)/App")
        #expect(baseline.code == 2)
        #expect(baseline.errors == "error: '\(notes)' exists and is not a baseline. '--force' overwrites it.\n")
        let output = thimble("generate", "--output", mine, "\(folder.path)/App")
        #expect(output.code == 2)
        #expect(output.errors.contains("is not generated code. '--force' overwrites it."))
        #expect(try folder.text(of: "notes") + folder.text(of: "Mine.swift") == "mine\nstruct Mine {}\n")
        #expect(thimble("check", "--write-baseline", notes, "--force", "\(folder.path)/App").code < 2)
        #expect(thimble("generate", "--output", mine, "--force", "\(folder.path)/App").code == 0)
        #expect(try folder.text(of: "notes").contains("schemaVersion"))
        #expect(try folder.text(of: "Mine.swift").contains("QuayDependency"))
        try folder.write("struct Own {}\n", to: "App/ThimbleGenerated.swift")
        #expect(thimble("generate", "\(folder.path)/App").code == 2)
        #expect(try folder.text(of: "App/ThimbleGenerated.swift") == "struct Own {}\n")
    }

    @Test func generatedFilesAreKnownByTheirMarks() {
        func author(_ text: String) -> Authorship { Authorship(of: Array(text.utf8)) }
        #expect(author("//\n// Generated by Thimble. Do not edit.\n") == .thimble)
        #expect(author("import A\n\nprivate let needleDependenciesHash : String? = nil\n") == .needle)
        #expect(author("let header = \"Generated by Thimble.\"\n") == .person)
        #expect(author("print(needleDependenciesHash)") == .person)
        #expect(author("let needleDependenciesHashes: [String] = []") == .person)
        #expect(author(String(repeating: " ", count: 5000) + "\n// Generated by Thimble.") == .person)
        #expect(author("") == .person)
    }

    @Test func differencesHaveTheFormOfDiff() {
        let old = (1...12).map { "\($0)\n" }.joined()
        let new = old.replacingOccurrences(of: "2\n3\n", with: "2\nthree\n") + "end"
        #expect(
            unifiedDiff(from: old, to: new, oldName: "a", newName: "b") == """
                --- a
                +++ b
                @@ -1,6 +1,6 @@
                 1
                 2
                -3
                +three
                 4
                 5
                 6
                @@ -10,3 +10,4 @@
                 10
                 11
                 12
                +end
                \\ No newline at end of file

                """
        )
        #expect(unifiedDiff(from: "", to: "a\n", oldName: "/dev/null", newName: "b").contains("@@ -0,0 +1 @@\n+a\n"))
        #expect(unifiedDiff(from: "a", to: "a", oldName: "a", newName: "b").isEmpty)
    }

    @Test func scatteredChangesOfALongTextAreShownOneByOne() {
        let lines = (0..<20_000).map { $0 % 3 == 0 ? "}\n" : "line \($0)\n" }
        var changed = lines
        changed[100] = "changed\n"
        changed.remove(at: 10_000)
        changed.insert("new\n", at: 19_000)
        let diff = unifiedDiff(from: lines.joined(), to: changed.joined(), oldName: "a", newName: "b")
        let signs = diff.split(separator: "\n").dropFirst(2).compactMap(\.first)
        #expect(signs.filter { $0 == "@" }.count == 3)
        #expect(signs.filter { $0 == "-" }.count == 2)
        #expect(signs.filter { $0 == "+" }.count == 2)
    }

    @Test func hugeDifferencesAreShownWithoutComparing() {
        let old = (0..<30_000).map { "old \($0)\n" }.joined()
        let new = (0..<30_000).map { "new \($0)\n" }.joined()
        let diff = unifiedDiff(from: old, to: new, oldName: "a", newName: "b")
        #expect(diff.hasPrefix("--- a\n+++ b\n@@ -1,30000 +1,30000 @@\n-old 0\n"))
    }
}
