import Testing

@testable import SourceLayout

@Suite struct PropertyListTests {
    private func read(_ text: String) throws -> PropertyList { try PropertyList(reading: Array(text.utf8)) }

    private func error(_ text: String) -> PropertyListError? {
        do throws(PropertyListError) {
            _ = try PropertyList(reading: Array(text.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test func dictionariesArraysAndStrings() throws {
        let list = try read(
            """
            // !$*UTF8*$!
            {
                archiveVersion = 1; /* a comment */
                "a key" = (one, "two words", { inner = $SRCROOT/x.swift; }, );
                empty = (); none = {};
            }

            """
        )
        #expect(list.string("archiveVersion", of: list.root) == "1")
        #expect(list.strings("a key", of: list.root) == ["one", "two words"])
        let elements = try #require(list.value("a key", of: list.root))
        let inner = try #require(list.array(elements).last)
        #expect(list.string("inner", of: inner) == "$SRCROOT/x.swift")
        #expect(list.strings("empty", of: list.root).isEmpty)
    }

    @Test func wordsHoldTheBytesThatXcodeLeavesUnquoted() throws {
        let list = try read("{ path = Sources/Käse_1.swift; type = com.apple.product-type.bundle; n = -1; }")
        #expect(list.string("path", of: list.root) == "Sources/Käse_1.swift")
        #expect(list.string("type", of: list.root) == "com.apple.product-type.bundle")
        #expect(list.string("n", of: list.root) == "-1")
    }

    @Test(
        arguments: [
            ("\"a\\\"b\"", "a\"b"), ("\"a\\nb\"", "a\nb"), ("\"\\\\\"", "\\"), ("\"\\U00e9\"", "é"), ("\"\\101\"", "A"),
            ("'it is'", "it is"), ("\"\"", ""), ("\"/* no comment */\"", "/* no comment */"),
            ("\"\\UD800\"", "\u{FFFD}"),
        ]
    )
    func escapesAreUndone(written: String, meant: String) throws {
        let list = try read("{ a = \(written); }")
        #expect(list.string("a", of: list.root) == meant)
    }

    @Test(
        arguments: [
            ("", 0, "the file is empty"), ("{ a = 1 }", 8, "expected ';'"),
            ("{ a 1; }", 4, "expected '='"),
            ("( a b )", 4, "expected ',' or ')'"), ("{ a = ; }", 6, "expected a value"),
            ("{ a = (b; }", 8, "expected ',' or ')'"), ("{ a = \"b; }", 6, "unterminated string"),
            ("{ /* }", 2, "unterminated comment"), ("{ a = {", 7, "the file ends too early"),
            ("{}{}", 2, "unexpected text after the end of the list"), ("{ a = ); }", 6, "unexpected ')'"),
            ("{ a }", 4, "expected '='"), ("{ (a) = 1; }", 2, "expected a key"),
            ("{\n<<<<<<< HEAD\n}", 2, "unexpected '<'"),
            ("<?xml version=\"1.0\"?>", 0, "it is written in XML, which is not read"),
        ]
    )
    func whatDoesNotFitIsLocated(text: String, offset: Int, message: String) {
        #expect(error(text) == PropertyListError(offset: offset, message: message))
    }

    @Test func noDepthIsTooDeep() throws {
        let depth = 100_000
        let list = try read(String(repeating: "(", count: depth) + String(repeating: ")", count: depth))
        #expect(list.values.count == depth)
        #expect(error(String(repeating: "{a=", count: depth))?.offset == 3 * depth)
    }

    /// Every beginning of a list, and every list with one byte changed, ends in a value or a located error.
    @Test func everyFaultHasAPlaceInTheFile() throws {
        let bytes = Array(notesProject.utf8)
        func fault(in bytes: [UInt8]) -> PropertyListError? {
            do throws(PropertyListError) {
                _ = try XcodeProject("/a/Notes.xcodeproj", reading: bytes)
                return nil
            } catch {
                return error
            }
        }
        for end in stride(from: 0, to: bytes.count, by: 37) {
            let fault = try #require(fault(in: Array(bytes[..<end])), "The first \(end) bytes are no whole project.")
            #expect(fault.offset <= end)
        }
        for position in stride(from: 0, to: bytes.count, by: 41) {
            for byte in "{}();\"\\".utf8 {
                var changed = bytes
                changed[position] = byte
                #expect(fault(in: changed)?.offset ?? 0 <= changed.count, "\(position)")
            }
        }
    }
}
