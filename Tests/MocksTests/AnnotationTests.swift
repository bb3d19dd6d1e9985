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

    @Test(
        arguments: [
            ("typealias: X = Int", "no associated type"), ("history: g = true", "no function"),
            ("modifiers: y = weak", "no property"), ("rx: y = ReplaySubject", "no property"),
        ]
    )
    func namesOfNothingAreWarnings(arguments: String, message: String) {
        let members = "associatedtype T; var x: AnyObject? { get set }; func f(_ x: Int)"
        let plan = plan("/// @mockable(\(arguments))\nprotocol P { \(members) }")
        #expect(plan.faults.isEmpty)
        #expect(plan.warnings.count == 1)
        #expect(plan.warnings.first?.message.contains(message) == true)
    }

    @Test func marksOfInheritedProtocolsApplyToTheirMembers() {
        let plan = plan(
            """
            /// @mockable(typealias: T = Int; history: f = true; modifiers: x = weak)
            protocol P { associatedtype T; var x: AnyObject? { get set }; func f(_ y: T) }
            /// @mockable
            protocol Q: P { func g(_ y: Int) }
            """
        )
        #expect(plan.lines(with: "ArgValues:") == ["var fArgValues: [T] = []", "var fArgValues: [T] = []"])
        #expect(plan.lines(with: "weak var x").count == 2)
        #expect(plan.lines(with: "typealias T = Int").count == 2)
    }

    @Test func weakIsForPropertiesOnly() {
        let plan = plan(
            """
            /// @mockable(modifiers: user = weak)
            protocol P { var user: User { get set }; func user(at index: Int) -> User }
            """
        )
        #expect(plan.lines(with: "weak ") == ["private weak var _user: User? { didSet { userSetCallCount += 1 } }"])
    }

    @Test func closuresAreNotRecorded() {
        let plan = plan(
            """
            /// @mockable(history: f = true)
            protocol P { func f(_ a: Int, done: ((Int) -> Void)?, _ b: @escaping () -> Void, c: @autoclosure () -> Int) }
            """
        )
        #expect(plan.lines(with: "ArgValues:") == ["var fArgValues: [Int] = []"])
    }
}
