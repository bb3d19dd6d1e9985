import SwiftReader
import Testing

/// A removed member leaves neither a superfluous semicolon nor white space.
@Suite struct MemberRemovalTests {
    /// The body of a class without its variable `b`.
    private func removing(_ members: String, name: String = "b") -> String? {
        let source = read("class C {\(members)}\n")
        let member = source.declarations.first { source.name($0.name) == name }
        guard let member, let edits = source.edits(removingMember: member.range) else { return nil }
        let text = String(decoding: source.bytes(after: edits), as: UTF8.self)
        return String(text.dropFirst("class C {".count).dropLast("}\n".count))
    }

    @Test(
        "a line of its own",
        arguments: [
            ("\n  var a = 1\n  var b = 1\n  var c = 1\n", "\n  var a = 1\n  var c = 1\n"),
            ("\n  var a = 1;\n  var b = 1;\n  var c = 1;\n", "\n  var a = 1;\n  var c = 1;\n"),
            ("\n  var b = 1 ; // b\n", "\n"), ("\n  /// Doc\n  var b = 1;\n  var c = 1\n", "\n  var c = 1\n"),
            ("\r\n\tvar a = 1\r\n\tvar b = 1;\r\n", "\r\n\tvar a = 1\r\n"),
            ("\n  var b = 1\n  ; var c = 1\n", "\n  var c = 1\n"),
            ("\n  var a = 1\n  ; var b = 1\n  ; var c = 1\n", "\n  var a = 1\n  ; var c = 1\n"),
            ("\n  var b = 1 // b\n  // c\n  ;var c = 1\n", "\n  // c\n  var c = 1\n"),
        ]
    )
    func line(members: String, rest: String) {
        #expect(removing(members) == rest)
    }

    @Test(
        "a part of a line",
        arguments: [
            (" var a = 1; var b = 1; var c = 1 ", " var a = 1; var c = 1 "), (" var a = 1; var b = 1 ", " var a = 1 "),
            (" var b = 1; var c = 1 ", " var c = 1 "), ("var b = 1", ""), (" var b = 1; ", " "),
            (" var b = 1 /* b */; /* c */ var c = 1 ", " /* b */ /* c */ var c = 1 "),
            (
                " var a = 1 /* a */; /* b */ var b = 1 /* - */; var c = 1 ",
                " var a = 1 /* a */; /* b */ /* - */ var c = 1 "
            ),
            (" var a = 1; var b = 1 /* b */; var c = 1 ", " var a = 1 /* b */; var c = 1 "),
            (" var a = 1; var b = 1 // b\n ; var c = 1 ", " var a = 1 // b\n ; var c = 1 "),
            (" var b = 1\n  var c = 1\n", "\n  var c = 1\n"),
            (" var a = 1; var b = 1;\n  var c = 1\n", " var a = 1;\n  var c = 1\n"),
        ]
    )
    func part(members: String, rest: String) {
        #expect(removing(members) == rest)
    }

    @Test("a comment of unclear extent above")
    func comment() {
        #expect(removing("\n  /* a\n  b */\n  var b = 1;\n") == nil)
    }
}
