/// How a tree of scopes is written down.
enum Form: String, CaseIterable {
    /// RIBs, with all wiring by hand.
    case ribs
    /// RIBs, with the wiring left to `thimble generate`.
    case unwired
    case needle

    /// The text of one scope.
    func text(of number: Int, in tree: ScopeTree, needs: [Bool]) -> String {
        switch self {
        case .ribs: ribsText(of: number, in: tree, needs: needs, isWired: true)
        case .unwired: ribsText(of: number, in: tree, needs: needs, isWired: false)
        case .needle: needleText(of: number, in: tree)
        }
    }

    /// What a file has to import.
    var library: String { self == .needle ? "NeedleFoundation" : "RIBs" }
}

private func ribsText(of number: Int, in tree: ScopeTree, needs: [Bool], isWired: Bool) -> String {
    let name = tree.names[number]
    let children = tree.children[number].map { tree.names[$0] }
    let builders = children.map { "        \($0)Builder(dependency: component).build()\n" }.joined()
    let handedOn = isWired ? children.map { ", \($0)Dependency" }.joined() : ""
    guard number > 0 else {
        return """
            struct Session {}

            final class \(name)Component: Component<EmptyDependency>\(handedOn) {
                let session = Session()

                init() { super.init(dependency: EmptyComponent()) }

                func start() {
                    let component = self
            \(builders)    }
            }

            func main() { \(name)Component().start() }

            """
    }
    let asks = tree.reads[number] || (isWired && needs[number])
    let below = tree.children[number].filter { needs[$0] && !isWired }.map { ", \(name)Dependency\(tree.names[$0])" }
    let forwards = isWired && tree.children[number].contains { needs[$0] }
    return """
        protocol \(name)Dependency: Dependency\(below.joined()) {
        \(asks ? "    var session: Session { get }\n" : "")}

        final class \(name)Component: Component<\(name)Dependency>\(handedOn) {
        \(forwards ? "    var session: Session { dependency.session }\n" : "")}

        final class \(name)Builder: Builder<\(name)Dependency> {
            func build() {
                let component = \(name)Component(dependency: dependency)
        \(tree.reads[number] ? "        print(component.dependency.session)\n" : "")\(builders)    }
        }

        """
}

private func needleText(of number: Int, in tree: ScopeTree) -> String {
    let name = tree.names[number]
    let children = tree.children[number].map { child in
        "    var a\(tree.names[child]): \(tree.names[child])Component { \(tree.names[child])Component(parent: self) }\n"
    }
    guard number > 0 else {
        return """
            public struct Session {}

            final class \(name)Component: BootstrapComponent {
                public let session: Session = Session()
            \(children.joined())}

            """
    }
    guard tree.reads[number] else {
        return "final class \(name)Component: Component<EmptyDependency> {\n\(children.joined())}\n"
    }
    return """
        protocol \(name)Dependency: Dependency {
            var session: Session { get }
        }

        final class \(name)Component: Component<\(name)Dependency> {
            func start() { print(dependency.session) }
        \(children.joined())}

        """
}
