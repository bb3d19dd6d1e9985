import Foundation
import SwiftReader
import Testing

@testable import NeedleDropIn

@Suite struct ReadingTests {
    private func read(_ code: String, isPluginized: Bool = false) -> DropInFile? {
        let name = FileName(shown: "App.swift", location: "/App.swift", folder: "/")
        return DropInReader(isPluginized: isPluginized).read(name, Array(code.utf8))
    }

    @Test(arguments: [
        ("class A: Component<B> {}", true), ("class A : NeedleFoundation.Component < B > {}", true),
        ("protocol D: Dependency {}", true), ("class A: BootstrapComponent {}", true),
        ("let parts: DateComponents", false), ("class A: MyComponent<B> {}", false), ("// Components", false),
        ("class A:\n    Component<B>", true), ("class A: /* of */ Component<B> {}", true), ("/* \n Component */", true),
        ("class A: NonCoreComponent<B>", true), ("class A: UberPluginizedComponent<B, C, D>", true),
        ("protocol E: PluginExtension", true), ("protocol E: PluginExtensions", false), ("a.MyPluginExtension", false),
    ])
    func glancesForTheBases(_ code: String, _ expected: Bool) {
        let prefilter = Prefilter(Array(code.utf8))
        #expect(prefilter.namesBase == expected)
        #expect(!prefilter.mentionsBase)
    }

    /// Where nothing inherits it, a base makes a file no more than worth a second look.
    @Test(arguments: [
        "// a Component", "/// Built by the Dependency", "let message = \"Component not found\"", "let Component = 1",
        "//Component", "//\tPluginExtension\r\n", "/Component/",
    ])
    func glancesForMentionsOfTheBases(_ code: String) {
        let prefilter = Prefilter(Array(code.utf8))
        #expect(prefilter.mentionsBase)
        #expect(!prefilter.namesBase)
    }

    /// What stands in front must not make the glance step over a word.
    @Test(arguments: ["", "c", "ex", "par", "exte", "class ", "paren ", "extensio ", "No pa Ubon ", "ssionenenta "])
    func glancesWhereverTheWordStands(_ front: String) {
        for count in 0..<8 {
            let head = "\(front)\(String(repeating: "n", count: count)) "
            for base in ["Component", "Dependency", "UberPluginizedComponent"] {
                let prefilter = Prefilter(Array("\(head)\(base)".utf8))
                #expect(prefilter.mentionsBase != prefilter.namesBase)
                #expect(Prefilter(Array("\(head)\n\(base)".utf8)).namesBase)
                #expect(Prefilter(Array("\(head):\(base) {}".utf8)).namesBase)
            }
            #expect(Prefilter(Array("\(head)extension Foo".utf8)).extendedNames == ["Foo"])
            #expect(Prefilter(Array("\(head)class A:B".utf8)).baseNames == ["B"])
            #expect(Prefilter(Array("\(head)A(parent:".utf8)).calledNames == ["A"])
        }
    }

    /// Every place is looked at, up to the last byte.
    @Test func findsPairsWhereverTheyStand() {
        for front in 0..<20 {
            for rest in 0..<20 {
                let text = "\(String(repeating: "ü.", count: front))en\(String(repeating: "c", count: rest))cl"
                text.utf8.withContiguousStorageIfAvailable { bytes in
                    var search = PairSearch(bytes)
                    var found: [Int] = []
                    while let location = search.next() { found.append(location) }
                    #expect(found == [front * 3, front * 3 + 2 + rest])
                }
            }
        }
    }

    @Test func glancesForNames() {
        let code = """
            extension Foo {}
            private extension
                Bar.Baz {}
            myextension Other
            extensions Others
            let a = Kid(parent: self), b = Kid ( parent : x), c = Kid(parents: x), d = f(parent)
            func make(parent: Int) {}
            """
        let prefilter = Prefilter(Array(code.utf8))
        #expect(prefilter.extendedNames == ["Foo", "Bar"])
        #expect(prefilter.calledNames == ["Kid", "Kid", "make"])
        #expect(!prefilter.isUnclear)
        #expect(Prefilter(Array("extension /* of */ Foo {}".utf8)).isUnclear)
        #expect(Prefilter(Array("struct Plain { let x = 1 }".utf8)).isEmpty)
    }

    @Test(arguments: [
        ("class A: B {}", ["B"]), ("final class A<T: P>\n    : B<T>, C {}", ["B"]), ("class var x: B", []),
        ("struct A: B {}", []), ("let x: B = subclass, y: C", []), ("class A: Mod.B {}", ["Mod"]), (": B", []),
        ("myclass A: B", []), ("class", []), ("class A:", []), ("<>: B", []),
    ])
    func glancesForBasesOfClasses(_ code: String, _ expected: [String]) {
        #expect(Prefilter(Array(code.utf8)).baseNames == expected)
    }

    @Test(arguments: [
        ("[String: Int]", "[String: Int]"), ("[String:Int]", "[String:Int]"), ("A /* x */ & B", "A  & B"),
        ("[\r\n    Int // why\r\n]", "[\n    Int \n]"), ("Dictionary<A, /* /* */ */ B>", "Dictionary<A,  B>"),
    ])
    func keepsTheTextOfATypeWithoutComments(_ written: String, _ expected: String) throws {
        let file = try #require(read("class A: BootstrapComponent { public var x: \(written) { y } }"))
        #expect(file.declarations.components.first?.properties.map(\.type) == [expected])
    }

    /// Only the first modifier counts; the names of one declaration share it.
    @Test func readsModifiersAsNeedleDoes() throws {
        let code = """
            class A: BootstrapComponent {
                public let a: Int = 1, b: Int = 2
                @Wrapper(x) public var c: Int
                final public var d: Int { 1 }
                public private(set) var e: Int = 1
                private(set) public var f: Int = 1
                var g: Int { 1 }
                public let h, i: Int
                public let (j, k): (Int, Int)
                public var l = 1
            }
            """
        let component = try #require(read(code)?.declarations.components.first)
        #expect(component.properties.map(\.name) == ["a", "b", "c", "e", "i"])
    }

    @Test(arguments: [
        ("class A: Component<D> {}", "D"), ("class A: Component<Mod.D>, Other<X> {}", "D"),
        ("class A: Mod.Component< /* e */ D > {}", "D"), ("class A: Component<D> where X: Y<Z> {}", "D"),
        ("class A: BootstrapComponent, Component<X> {}", "EmptyDependency"),
    ])
    func readsTheDependency(_ code: String, _ expected: String) {
        #expect(read(code)?.declarations.components.map(\.dependency) == [expected])
    }

    @Test(arguments: [
        "class A: Component {}", "class A: Component<D> & P {}", "class A: P, Component<D> {}",
        "class A: Component<D>.Inner {}", "class A<T>: Component<T> {}", "struct A: Component<D> {}",
        "class A: PluginizedComponent<D, E, N> {}",
    ])
    func passesOver(_ code: String) {
        #expect(read(code)?.declarations.components.isEmpty ?? true)
    }

    @Test func namesWhatIsCalledByItsFirstWord() throws {
        let code = """
            class A: Component<D> {
                var x: Int { B.make(1).c[2](3) }
                func y() { .init(4); Mod.C(5); D<Int>(6); [E(7)]; g { H() } }
                class Inner { func z() { I() } }
                struct Other { let j = J() }
            }
            """
        let component = try #require(read(code)?.declarations.components.first)
        #expect(component.callees == ["B", "D", "E", "H", "J", "Mod", "g"])
    }

    /// Broken input is read as far as it is whole.
    @Test func brokenInputIsReadUpToItsFault() {
        let code = """
            @A public class Foo<T>: Mod.PluginizedComponent<D, E<F>, G> where T: P {
                public /* c */ var x: [Int: /* k */ String] { get { let y: Z = Kid(parent: self) } set {} }
                extension Foo { let a, b: Int; class B: Component<B> { B.init(parent: self, `parent`: .init(parent: x)) } }
            }
            protocol D: Dependency, Q { var v: V { get set }; static func f() }
            import struct Motors.Engine
            """
        let bytes = Array(code.utf8)
        func names(in part: some Sequence<UInt8>) -> [String] {
            let file = read(String(decoding: Array(part), as: UTF8.self), isPluginized: true)
            return file?.declarations.pluginizedComponents.map(\.name) ?? []
        }
        let (start, end) = ("@A public ".utf8.count, code.prefix { $0 != "{" }.utf8.count + 1)
        for length in 0...bytes.count {
            #expect(names(in: bytes.prefix(length)).contains("Foo") == (length >= end), "\(length)")
            #expect(names(in: bytes.suffix(length)).contains("Foo") == (length >= bytes.count - start), "\(length)")
        }
    }

    @Test func doesNotMindDepth() throws {
        let count = 5_000
        let nested = String(repeating: "class A: Component<D> { var a: Int { A(parent: self) }\n", count: count)
        let file = try #require(read(nested + String(repeating: "}", count: count)))
        // The same name inside and outside: Needle counts each of them.
        #expect(file.declarations.components.count == count)
    }
}
