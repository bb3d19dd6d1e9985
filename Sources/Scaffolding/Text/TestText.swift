/// The unit tests of a new RIB. They use the mocks that `thimble mock` writes.
struct TestText {
    let rib: NewRIB
    /// Whether the tests of the app use Swift Testing, not XCTest.
    let usesSwiftTesting: Bool

    private var name: RIBName { rib.name }

    var files: [NewFile] { [file("InteractorTests", interactor), file("RouterTests", router)] }

    private func file(_ suffix: String, _ lines: [String]) -> NewFile {
        let fileName = "\(name.name)\(suffix).swift"
        let framework = usesSwiftTesting ? "Testing" : "XCTest"
        let text = rib.text(
            of: lines,
            imports: [framework],
            fileName: fileName,
            after: ["@testable import \(rib.module)"]
        )
        return NewFile(name: fileName, text: text)
    }

    // MARK: - Suites

    private var interactor: [String] {
        var objects: [Object] = []
        if !rib.isViewless { objects.append(Object("presenter", "\(name[.presentable])Mock()")) }
        objects.append(Object("listener", "\(name[.listener])Mock()"))
        let arguments = rib.isViewless ? "" : "presenter: presenter"
        var tests = [
            Test("closeTellsTheListener", ["interactor.close()", ""], ["listener.\(name.closeMethod)CallCount == 1"])
        ]
        if !rib.isViewless {
            let isListener = Test("thePresenterTalksToTheInteractor", [], ["presenter.listener === interactor"])
            tests.insert(isListener, at: 0)
        }
        return suite(
            "\(name.name)InteractorTests",
            objects,
            subject: Object("interactor", "\(name[.interactor])(\(arguments))"),
            then: ["interactor.listener = listener"],
            tests
        )
    }

    private var router: [String] {
        var objects = [Object("interactor", "\(name[.interactable])Mock()")]
        var arguments = "interactor: interactor"
        if !rib.isViewless || rib.borrowsViewController {
            objects.append(Object("viewController", "\(name[.viewControllable])Mock()"))
            arguments += ", viewController: viewController"
        }
        return suite(
            "\(name.name)RouterTests",
            objects,
            subject: Object("router", "\(name[.router])(\(arguments))"),
            then: [],
            [Test("theInteractorKnowsTheRouter", [], ["interactor.router === router"])]
        )
    }

    private struct Object {
        let name: String
        let creation: String

        init(_ name: String, _ creation: String) { (self.name, self.creation) = (name, creation) }

        var type: String { String(creation.prefix { $0 != "(" }) }
    }

    private struct Test {
        let name: String
        let steps: [String]
        let conditions: [String]

        init(_ name: String, _ steps: [String], _ conditions: [String]) {
            (self.name, self.steps, self.conditions) = (name, steps, conditions)
        }
    }

    private func suite(
        _ name: String,
        _ objects: [Object],
        subject: Object,
        then statements: [String],
        _ tests: [Test]
    ) -> [String] {
        usesSwiftTesting
            ? swiftTesting(name, objects, subject, statements, tests)
            : xcTest(name, objects, subject, statements, tests)
    }

    private func swiftTesting(
        _ name: String,
        _ objects: [Object],
        _ subject: Object,
        _ statements: [String],
        _ tests: [Test]
    ) -> [String] {
        var lines = ["@Suite", "struct \(name) {"]
        lines += objects.map { "    private let \($0.name) = \($0.creation)" }
        lines += ["    private let \(subject.name): \(subject.type)", "", "    init() {"]
        lines += (["\(subject.name) = \(subject.creation)"] + statements).map { "        \($0)" } + ["    }"]
        for test in tests {
            lines += ["", "    @Test", "    func \(test.name)() {"]
            lines += test.steps.map { $0.isEmpty ? "" : "        \($0)" }
            lines += test.conditions.map { "        #expect(\($0))" } + ["    }"]
        }
        return lines + ["}"]
    }

    private func xcTest(
        _ name: String,
        _ objects: [Object],
        _ subject: Object,
        _ statements: [String],
        _ tests: [Test]
    ) -> [String] {
        var lines = ["final class \(name): XCTestCase {"]
        lines += (objects + [subject]).map { "    private var \($0.name): \($0.type)!" }
        lines += ["", "    override func setUp() {", "        super.setUp()"]
        lines += ((objects + [subject]).map { "\($0.name) = \($0.creation)" } + statements).map { "        \($0)" }
        lines.append("    }")
        for test in tests {
            let upper = test.name.prefix(1).uppercased() + test.name.dropFirst()
            lines += ["", "    func test\(upper)() {"]
            lines += test.steps.map { $0.isEmpty ? "" : "        \($0)" }
            lines += test.conditions.map { "        XCTAssertTrue(\($0))" } + ["    }"]
        }
        return lines + ["}"]
    }
}
