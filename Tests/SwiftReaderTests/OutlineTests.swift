import Foundation
import SwiftReader
import TestSupport
import Testing

@Suite("An outline is never too small")
struct OutlineTests {
    @Test("over the repository's sources, or the folders in THIMBLE_OUTLINE_FOLDERS")
    func allFiles() throws {
        let paths = files
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let source = SourceFile(path: path, reading: Array(data))
            let summary = FileSummary(of: source.bytes)
            for summary in [summary, parsedSummary(of: source.bytes)] {
                let lacking = source.lacking(in: summary)
                #expect(lacking.isEmpty, "\(path): \(lacking.prefix(5).joined(separator: ", "))")
            }
        }
        #expect(paths.count > 100)
    }

    /// Only strings that are left open: the outline goes on behind them by itself.
    @Test("over sources in which a quotation mark comes or goes")
    func unendedStrings() throws {
        var count = 0
        for path in files {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let bytes = Array(data)
            let locations = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") || bytes[$0] == UInt8(ascii: "}") }
            for location in stride(from: 0, to: locations.count, by: max(1, locations.count / 4)).map({ locations[$0] })
            {
                let isQuote = bytes[location] == UInt8(ascii: "\"")
                let middle: [UInt8] = isQuote ? [] : Array("\"\\(\"\(location)\")}".utf8)
                let damaged = Array(bytes[..<location]) + middle + bytes[(location + 1)...]
                let source = SourceFile(path: path, reading: damaged)
                for summary in [FileSummary(of: damaged), parsedSummary(of: damaged)] {
                    let lacking = source.lacking(in: summary)
                        .filter { $0 != "import " && $0.contains(where: \.isLetter) }
                    #expect(lacking.isEmpty, "\(path), byte \(location): \(lacking.prefix(5).joined(separator: ", "))")
                }
                count += 1
            }
        }
        #expect(count > 400)
    }

    @Test("A string that is left open ends with its line, also in interpolations")
    func unendedString() {
        let source = """
            struct A { func b() { c { d in e("\\("5")) }
                // Tea
                let f = "Cup
                func g() { "\\(h(
                let i = 1
            """
        let summary = FileSummary(of: Array(source.utf8))
        let expected = ["struct", "A", "func", "b", "c", "d", "in", "e", "let", "f", "g", "h", "i"]
        #expect(Set(summary.words) == Set(expected.map { WordHash($0) }))
        #expect(summary.names.map(\.word) == [WordHash("A")])
    }

    @Test(
        "Words in comments and strings are none, words in interpolations are",
        arguments: [
            ("let a = \"Tea \\(leaf) cup\" // Pot\n", ["let", "a", "leaf"]),
            ("/* Tea /* inner */ cup */ let b = #\"Tea \\(leaf) \" cup\"#", ["let", "b"]),
            ("let c = \"\"\"\n  Tea \"cup\" \\(\"\\(deep)\" + side)\n  \"\"\"", ["let", "c", "deep", "side"]),
            ("let d = 4 / two // three\n", ["let", "d", "two"]),
            ("let e = \"\" + f(\"\\\"Tea\")", ["let", "e", "f"]),
        ]
    )
    func words(_ source: String, _ expected: [String]) {
        #expect(Set(parsedSummary(of: Array(source.utf8)).words) == Set(expected.map { WordHash($0) }))
        let summary = FileSummary(of: Array(source.utf8))
        #expect(Set(summary.words) == Set(expected.map { WordHash($0) }))
    }

    @Test(
        "What is not clear counts as code",
        arguments: [
            "let a = /\"Tea/\nlet b = 1", "let a = #/Tea/#", "let café = Tea", "let \"Tea", "#if a\nlet a = \"Tea",
            "let a = 'Tea'", "func a() { // Tea",
            "let a = #\"\\#(Tea)\"#", "/* Tea", "let a = [#\"\"\"#: Tea]",
        ]
    )
    func unclear(_ source: String) {
        let summary = FileSummary(of: Array(source.utf8))
        #expect(summary.words.contains(WordHash("Tea")))
    }

    @Test(
        "A name of other letters than ASCII is found behind a number and behind an operator",
        arguments: ["let a = 18,000원\"", "let a = b→원", "let a = 0x1F원"]
    )
    func otherLetters(_ source: String) {
        #expect(FileSummary(of: Array(source.utf8)).words.contains(WordHash("원")))
        #expect(parsedSummary(of: Array(source.utf8)).words.contains(WordHash("원")))
    }

    @Test(
        "A name in backticks is one word, whatever it holds",
        arguments: [
            ("struct `Tea // pot` { let a = Cup() }", ["Tea // pot", "Cup"], ["Tea // pot"]),
            ("struct `a \"Tea` { let b: Cup }", ["a \"Tea", "Cup"], ["a \"Tea"]),
            ("extension `Tea`.Pot {}", ["Tea", "Pot"], ["Tea", "Pot"]),
            ("extension `Tea.Pot`.`for`.Cup {}", ["Tea.Pot", "for", "Cup"], ["Tea.Pot", "for", "Cup"]),
            ("let `default` = 1, `/* cup` = 2; func tea() {}", ["default", "/* cup"], ["default", "/* cup", "tea"]),
        ]
    )
    func backticks(_ source: String, _ words: [String], _ names: [String]) {
        for summary in [FileSummary(of: Array(source.utf8)), parsedSummary(of: Array(source.utf8))] {
            #expect(words.filter { !summary.words.contains(WordHash($0)) } == [])
            #expect(names.filter { name in !summary.names.contains { $0.word == WordHash(name) } } == [])
        }
    }

    @Test(
        "A list of variables goes on behind the braces of a value",
        arguments: [
            "let a = { 1 }(), b = 2", "var a: Int = { func c() {}; return 1 }(), b = 2",
            "let a = [1].map { $0 }, b = 1",
            "let a = { let c = { 1 }(), d = 2; return c + d }(), b: Int = { 4 }()",
        ]
    )
    func variableLists(_ source: String) {
        let globals = FileSummary(of: Array(source.utf8)).names.filter { $0.kind == .global }.map(\.word)
        #expect(globals.contains(WordHash("a")) && globals.contains(WordHash("b")))
        #expect(!globals.contains(WordHash("d")))
    }

    @Test("Names are told by where they stand")
    func names() {
        let source = """
            import struct Core.User
            @testable import Shop
            class A: B { class func make() {} struct C { let d = 1 } }
            extension E.F where G == H { enum I {} }
            let j = 1, k = 2
            func l(m: Int, n: Int) {}
            typealias `o` = P
            actor Q {}
            let actor = Q()
            """
        let summary = FileSummary(of: Array(source.utf8))
        func words(_ kind: FileSummary.Name.Kind) -> [WordHash] { summary.names.filter { $0.kind == kind }.map(\.word) }
        #expect(words(.type) == ["A", "o", "Q"].map { WordHash($0) })
        #expect(words(.nestedType) == ["C", "I"].map { WordHash($0) })
        #expect(words(.extended) == ["E", "F"].map { WordHash($0) })
        #expect(words(.global) == ["j", "k", "l", "actor"].map { WordHash($0) })
        #expect(summary.imports == ["Core", "Shop"])
    }

    @Test(
        "Every word in front of a name is known",
        arguments: [
            "class", "struct", "enum", "actor", "protocol", "typealias", "extension", "func", "var", "let",
        ]
    )
    func keywords(_ keyword: String) {
        #expect(FileSummary(of: Array("\(keyword) Tea".utf8)).names.map(\.word) == [WordHash("Tea")])
    }

    @Test(
        "A comment for the program is a mark, wherever it stands",
        arguments: [
            ("// thimble:disable x", true), ("let a = 1 ///   thimble:enable x", true), ("// Thimble", false),
            ("let a = \"// thimble:disable x\"", true), ("let a = \"thimble:disable\"", false),
        ]
    )
    func mark(_ source: String, _ expected: Bool) {
        #expect(FileSummary(of: Array(source.utf8)).hasMark == expected)
    }

    @Test("What the parser finds is what the scanner finds")
    func parsed() {
        let source = """
            import struct Core.User
            @_exported import Shop
            class A: B { class func make() { $0.c(\\.d, "\\(e) f") } struct C { let d = 1 } }
            extension E.F where G == H { enum I {} }
            struct V { @State var w = $x }
            let j = 1, k = 2, (l, `m`) = n
            #if DEBUG
            func o(p: Int = #selector(q)) {}
            #endif
            macro R() = #externalMacro(module: "S", type: "T")
            """
        let bytes = Array(source.utf8)
        let (scanned, parsed) = (FileSummary(of: bytes), parsedSummary(of: bytes))
        let directives = ["if", "endif"].map { WordHash($0) }
        #expect(Set(parsed.words).isSuperset(of: Set(scanned.words).subtracting(directives)))
        #expect(parsed.names.filter { $0.kind != .global } == scanned.names.filter { $0.kind != .global })
        #expect(Set(parsed.names).isSuperset(of: scanned.names))
        #expect(parsed.imports == scanned.imports)
        #expect(parsedSummary(of: []).words.isEmpty)
    }

    private func parsedSummary(of bytes: [UInt8]) -> FileSummary {
        var scanner = FileSummaryScanner()
        return scanner.parse(path: "", bytes, hasMark: false).summary
    }

    /// All of them in long runs, and a part in others.
    private var files: [String] {
        let files = folders.flatMap(swiftFiles)
        return LongTests.areIncluded ? files : Sampling(files, every: 4).chosen
    }

    private var folders: [String] {
        let chosen = ProcessInfo.processInfo.environment["THIMBLE_OUTLINE_FOLDERS"] ?? ""
        guard chosen.isEmpty else { return chosen.split(separator: ":").map(String.init) }
        return ["Sources", "Tests", "SampleApp/Sources"].map { repository.appendingPathComponent($0).path }
    }

    private func swiftFiles(below folder: String) -> [String] {
        Files.paths(below: folder, endingIn: ".swift").map { "\(folder)/\($0)" }
    }
}

extension SourceFile {
    /// What the reader finds in the file, and an outline does not.
    fileprivate func lacking(in summary: FileSummary) -> [String] {
        let words = Set(summary.words)
        let whole = SourceRange(start: 0, end: UInt32(bytes.count))
        let identifiers = Set(tokens(in: whole).filter { $0.kind == .identifier }.map { name($0.range) })
        var lacking = identifiers.filter { $0 != "_" && !$0.contains("$") && !words.contains(WordHash($0)) }.sorted()
        for declaration in declarations {
            let name = name(declaration.name)
            guard let kinds = kinds(of: declaration) else { continue }
            // No name of a type or value is an operator's.
            let parts = declaration.kind == .extension ? extendedParts(declaration) : [name].filter(\.isWord)
            for part in parts
            where !summary.names.contains(where: { $0.word == WordHash(part) && kinds.contains($0.kind) }) {
                lacking.append("\(declaration.kind) \(part)")
            }
        }
        lacking += importedModules.filter { !summary.imports.contains($0) }.map { "import \($0)" }
        return lacking
    }

    private func extendedParts(_ declaration: Declaration) -> [String] {
        let name = joined(declaration.name).filter { !"`?!".contains($0) }
        return name.hasPrefix("[") ? [] : name.prefix { $0 != "<" }.split(separator: ".").map(String.init)
    }

    private func kinds(of declaration: Declaration) -> Set<FileSummary.Name.Kind>? {
        let isOutermost = self[declaration.block].kind == .file
        switch declaration.kind {
        case .class, .struct, .enum, .actor, .protocol, .typealias:
            return isOutermost ? [.type] : [.type, .nestedType]
        case .extension: return [.extended]
        case .function, .variable: return isOutermost ? [.global] : nil
        default: return nil
        }
    }
}

extension String {
    fileprivate var isWord: Bool { first.map { $0.isLetter || $0 == "_" } ?? false }
}

@Suite("The words of a range")
struct SourceWordsTests {
    @Test(arguments: [
        ("Component<Tea.Dependency>", ["Component", "Tea", "Dependency"]), ("[A: `B c`]?", ["A", "B c"]),
        ("A`B`C", ["A", "B", "C"]), ("", []), ("`", []),
    ])
    func words(_ text: String, _ expected: [String]) {
        let source = SourceFile(path: "", reading: Array(text.utf8))
        var words: [String] = []
        let isFound = source.hasWord(in: SourceRange(start: 0, end: UInt32(text.utf8.count))) { word in
            words.append(source.text(word))
            return false
        }
        #expect(words == expected && !isFound)
    }
}
