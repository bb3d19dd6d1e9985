import Semantics
import Modules
import SwiftReader

/// The edits with which the tests of the parent still compile: calls of its router's initializer, and hand-written test
/// doubles of its protocols.
struct TestEdits {
    let parent: RIB
    let child: ChildReference
    /// The methods that the parent's view controllable gets.
    let growsViewControllable: Bool

    /// The names of the modules in which the edits use a mock of the child's builder.
    private(set) var modulesWithMock: Set<String> = []
    private(set) var result = ScaffoldEdits()

    /// - Parameter tests: indices into the modules.
    init(of tests: [Int], _ wiring: ParentEdits, in sources: ScaffoldSources) {
        parent = wiring.parent
        child = wiring.child
        growsViewControllable = wiring.growsViewControllable
        for module in tests.map({ sources.modules[$0] }) {
            for source in module.files where sources.mocks[source.path] == nil {
                if edit(source) { modulesWithMock.insert(module.module.name) }
            }
        }
    }

    /// - Returns: whether the edits use a mock of the child's builder.
    private mutating func edit(_ source: SourceFile) -> Bool {
        var usesMock = false
        for call in source.creations(of: "\(parent.name)Router") {
            let argument = "\(child.name.builderVariable): \(child.name[.buildable])Mock()"
            guard let edits = source.appending(argument: argument, to: call) else { continue }
            usesMock = true
            result.add(edits)
        }
        for (number, declaration) in source.declarations.enumerated() where declaration.kind == .class {
            let type = WrittenDeclaration(source: source, id: DeclarationID(number))
            let lines = methods(of: type)
            guard !lines.isEmpty else { continue }
            let known = Set(type.members.map(\.name))
            let missing = lines.filter { !known.contains($0.name) }.map(\.text)
            guard !missing.isEmpty, let edit = type.appending(lines: missing, isSeparate: true) else { continue }
            result.add([edit])
        }
        return usesMock
    }

    /// What a test double has to implement.
    private func methods(of type: WrittenDeclaration) -> [(name: String, text: String)] {
        var methods: [(name: String, text: String)] = []
        let inherited = type.inheritedTypes
        func add(_ name: String, _ parameters: String = "") { methods.append((name, "func \(name)(\(parameters)) {}")) }
        if inherited.contains("\(parent.name)Interactable") {
            methods += child.listenerMethods.map { ($0.name, "\($0.declaration) {}") }
        }
        if inherited.contains("\(parent.name)Routing") {
            add(child.name.routeMethod)
            add(child.name.detachMethod)
        }
        if growsViewControllable, inherited.contains("\(parent.name)ViewControllable") {
            add("present", "viewController: ViewControllable")
            add("dismiss", "viewController: ViewControllable")
        }
        return methods
    }
}
