import ReaderChecks
import SwiftReader
import Testing

/// The checks that the campaigns rest on find what they are for.
@Suite struct HarmTests {
    static let text = "class A {\n    let a: B\n    let c = 1\n}\n\nlet d = 2\n"

    @Test func lostDeclaration() {
        let intact = IntactFile(read(Self.text))
        let location = Self.text.utf8.count - 2
        // As long as before, so that all else stands where it stood.
        let lost = "class A {\n    let a: B\n             \n}\n\nlet d = 2\n"
        #expect(intact.harm(in: read(Self.text), from: location).isEmpty)
        #expect(intact.harm(in: read(lost), from: location).count == 1)
    }

    @Test func changedParent() {
        let intact = IntactFile(read(Self.text))
        let location = Self.text.utf8.count - 2
        #expect(intact.harm(in: read("class Z {" + Self.text.dropFirst(9)), from: location).isEmpty)
        #expect(intact.harm(in: read("class  A{" + Self.text.dropFirst(9)), from: location).count == 3)
    }

    /// What the damage touches, and what stands behind it, may change.
    @Test func laterDeclarations() {
        let intact = IntactFile(read(Self.text))
        let location = "class A {\n    let a: B\n    let".utf8.count
        #expect(intact.harm(in: read(String(Self.text.prefix(location))), from: location).isEmpty)
        #expect(intact.harm(in: read(""), from: location).isEmpty)
        #expect(intact.harm(in: read(""), from: location + 1).count == 1)
    }

    @Test func sameSeed() {
        let files = [read(Self.text), read("func f() { g(1) }\n")]
        var first = Splicer(files: files, seed: 7)
        var second = Splicer(files: files, seed: 7)
        let inputs = (0..<20).map { first.spliced($0 % 2) }
        #expect(inputs == (0..<20).map { second.spliced($0 % 2) })
        #expect(Set(inputs).count > 10)
    }

    @Test func shiftedDeclarations() {
        #expect(SourceFile.faultsOfJoining(read("let a = 1"), read(Self.text)).isEmpty)
        // A file that does not end well swallows the next.
        #expect(!SourceFile.faultsOfJoining(read("class C {"), read(Self.text)).isEmpty)
    }
}
