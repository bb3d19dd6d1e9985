import ReaderChecks
import SwiftReader
import Testing

/// Where a name or a type is missing at the end of a line, the declaration on the next line is read as it stands.
@Suite struct MissingNameTests {
    static let unfinished = [
        "MyType.", "let a: MyType.", "let a = b.c.", "let a = b::", "let a: B::", "let a = b as", "let a = b as?",
        "let a = b is", "typealias A =", "typealias A", "typealias A:", "let for = 2", "var in: Int", "let a:",
        "let a: [A] &",
        "let a: any", "let a: some", "let a: nonisolated", "let a: () ->", "let a = \\A.", "let a =",
        "let", "var", "func", "struct", "import", "import A.", "import A::", "@", "@A.", "@A::", "extension",
        "extension A.",
        "func f() ->", "func f<", "class A<T,", "class A: B,", "class A: B.", "class A where T: B.",
        "associatedtype A:",
        "macro", "enum", "actor", "protocol", "let a, ", "let (a, b): C.", "let a = .", "let a = try", "let a = await",
        "let a = (b as",
    ]

    static let declarations = [
        "class Next {}", "final class Next {}", "public final class Next {}", "open class Next {}", "actor Next {}",
        "struct Next {}", "@MainActor class Next {}", "@objc(N) final class Next {}", "nonisolated struct Next {}",
    ]

    @Test(arguments: unfinished, declarations)
    func atTheTop(_ line: String, _ declaration: String) {
        let file = read("\(line)\n\(declaration)\nlet last = 1\n")
        expectNext(in: file, as: read(declaration))
        #expect(file.names(.variable).last == "last")
    }

    @Test(arguments: unfinished, declarations)
    func amongMembers(_ line: String, _ declaration: String) {
        let file = read("class Owner {\n    \(line)\n    \(declaration)\n    lazy var last: Int = 1\n}\n")
        expectNext(in: file, as: read(declaration))
        #expect(file.names(.class).first == "Owner")
        #expect(file.declarations.contains { file.name($0.name) == "last" && $0.modifiers.contains(.lazy) })
    }

    @Test(arguments: unfinished, declarations)
    func inBodies(_ line: String, _ declaration: String) {
        let file = read("func owner() {\n    \(line)\n    \(declaration)\n    let last = 1\n}\n")
        expectNext(in: file, as: read(declaration))
        #expect(file.names(.variable).last == "last")
    }

    private func expectNext(in file: SourceFile, as alone: SourceFile) {
        let found = file.declarations.first { file.name($0.name) == "Next" }
        let expected = alone.declarations[0]
        #expect(found?.kind == expected.kind)
        #expect(found?.modifiers == expected.modifiers)
        #expect(found?.access == expected.access)
        #expect(found?.attributes.count == expected.attributes.count)
        #expect(file.brokenRules.isEmpty)
    }

    /// A specifier and its type may stand on two lines where nothing but a type can follow.
    @Test func specifiersOnTheLineBefore() {
        let file = read(
            "struct S: nonisolated\n    P {}\nlet x: any\n    Q = 1\nfunc f() -> some\n    R {}\nlet last = 1"
        )
        let types = file.declarations.map { file.types[$0.inherited.indices].map(file.joined) + [file.joined($0.type)] }
        #expect(types == [["nonisolatedP", ""], ["anyQ"], ["someR"], [""]])
    }

    /// A dot that is set off by white space, and a name on the next line.
    @Test func chainsGoOnAfterADot() {
        let file = read("let a = b .\n    c .\n    d\nlet e: F .\n    G\n")
        #expect(file.texts(.member).last == "b .\n    c .\n    d")
        #expect(file.declarations.map { file.joined($0.type) } == ["", "F.G"])
    }

    @Test func reservedWordsAsNames() {
        let file = read("let for = 2\nvar class: Int { 1 }\nlet class: Int = 1, in = 2\nstruct S { var default: Int }")
        #expect(file.names(.variable) == ["for", "class", "class", "in", "default"])
        #expect(file.problems.count >= 5)
        #expect(read("let class C {}").names(.class) == ["C"])
    }

    @Test(arguments: ["typealias A: B", "typealias A::C = B", "typealias A x 1.0 = B"])
    func typealiasesWithAMistake(_ text: String) {
        let file = read("\(text)\nclass Next {}")
        #expect(file.types(file.declarations[0].inherited) == ["B"])
        #expect(!file.problems.isEmpty)
        #expect(file.names(.class) == ["Next"])
    }

    @Test func typealiasWithoutAType() {
        let file = read("typealias Component<Dependency> {}")
        #expect(file.types(file.declarations[0].inherited) == [])
        #expect(!file.problems.isEmpty)
    }

    @Test func attributesInFrontOfNames() {
        #expect(read("struct S { var @State name: String }").properties(of: "S") == ["name:String"])
    }
}

extension SourceFile {
    fileprivate func types(_ range: TableRange) -> [String] { types[range.indices].map(joined) }
}
