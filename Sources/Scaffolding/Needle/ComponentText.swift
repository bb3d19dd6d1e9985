/// The declarations of a component: in the file of the builder, or in one of its own.
extension NewRIB {
    private var library: String { needle?.qualifier ?? "" }

    var component: [String] {
        // Another module creates a component of Needle.
        let words = "\(needle == nil ? "" : access)\(finality)class"
        return declaration(of: .dependency, access, ["\(library)Dependency"], []) + [""]
            + (needle?.factory.map(componentWithView) ?? emptyComponent(words))
    }

    private func emptyComponent(_ words: String) -> [String] {
        lines(above: .component)
            + ["\(words) \(name[.component]): \(library)Component<\(name[.dependency])> {}"]
    }

    /// The component creates the view controller, and a protocol lets tests of others replace it.
    private func componentWithView(_ factory: NeedleStyle.ViewFactory) -> [String] {
        let property = "\(name.lowerCamel)\(RIB.Part.viewController.rawValue)"
        let value = "\(factory.body.returns ? "return " : "")\(name[.viewController])()"
        let head = "    \(access)var \(property): \(factory.type) {"
        let body = factory.body.isOpen ? [head, "        \(value)", "    }"] : ["\(head) \(value) }"]
        let component = self.head(
            "\(access)\(finality)class",
            .component,
            ["\(library)Component<\(name[.dependency])>", "\(name.name)\(factory.suffix)"]
        )
        return component + body + ["}", "", "\(access)protocol \(name.name)\(factory.suffix) {"]
            + ["    var \(property): \(factory.type) { get }", "}"]
    }

    /// The view controller that only its component creates.
    func plainViewController(_ superclass: String) -> [String] {
        ["\(finality)class \(name[.viewController]): \(superclass) {}"]
    }
}
