import Testing

@testable import Mocks

@Suite struct AnnotationTests {
    @Test(
        arguments: [
            "/// @mockable\nprotocol P {}", "/// Text.\n/// @mockable\n@MainActor public protocol P {}",
            "/** @mockable */ protocol P {}", "/**\n * Text.\n * @mockable\n */\nprotocol P {}",
            "@MainActor\n/// @mockable\npublic protocol P {}", "struct S {}\n\n/// @mockable()\nprotocol P {}",
            "enum E {\n    /// @mockable\n    protocol P {}\n}",
        ]
    )
    func documentationCommentsMark(text: String) { #expect(plan(text).names.count == 1) }

    @Test(
        arguments: [
            "// @mockable\nprotocol P {}", "/// @mockableX\nprotocol P {}", "/* @mockable */ protocol P {}",
            "/// @mockable\nstruct S {}\nprotocol P {}", "protocol P { /// @mockable\n func f() }",
            "func f() { let text = \"/// @mockable\" }\nprotocol P {}",
        ]
    )
    func othersDoNot(text: String) { #expect(plan(text).names.isEmpty) }

    @Test func argumentsAreRead() {
        let annotation = MockAnnotation(
            arguments: "typealias: T = [String: Int]; U = Result<A, B>, module: prefix = Core; override: name = Fake; "
                + "history: a = true; b = false; modifiers: x = weak"
        )
        #expect(annotation.aliases == ["T": "[String: Int]", "U": "Result<A, B>"])
        #expect(annotation.modulePrefix == "Core")
        #expect(annotation.name == "Fake")
        #expect(annotation.history == ["a"])
        #expect(annotation.modifiers == ["x": "weak"])
        #expect(annotation.problems.isEmpty)
    }

    @Test func argumentsGoOnInTheNextLine() {
        let plan = plan(
            """
            /// @mockable(history: a = true;
            ///                    b = true)
            protocol P { func a(_ x: Int); func b(x: Int, y: String) }
            """
        )
        #expect(
            plan.lines(with: "ArgValues:") == [
                "var aArgValues: [Int] = []", "var bArgValues: [(x: Int, y: String)] = []",
            ]
        )
    }

    @Test(
        arguments: [
            ("hostory: a = true", "unknown argument 'hostory: a'"),
            ("modifiers: x = strong", "does not take 'x = strong'"),
            ("history: a", "'a' is not of the form NAME = VALUE"), ("module: name = X", "does not take 'name = X'"),
        ]
    )
    func mistakesAreFaults(arguments: String, message: String) {
        let plan = plan("/// @mockable(\(arguments))\nprotocol P { func a(_ x: Int) }")
        #expect(plan.faults.count == 1)
        #expect(plan.faults.first?.message.contains(message) == true)
        #expect(plan.faults.first?.location.line == 2)
    }
}
