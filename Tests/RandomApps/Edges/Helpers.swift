/// Functions and initialisers that take the component further.
extension EdgePattern {
    static let helpers: [EdgePattern] = [
        EdgePattern("function that takes the component") { edge in
            EdgeCode(
                statements: ["router.attachChild(open\(edge.type)(component)\(edge.build))"],
                declarations: [
                    """
                    func open\(edge.type)(_ parent: \(edge.parentComponent)) -> \(edge.childBuilder) {
                        \(edge.childBuilder)(dependency: parent)
                    }
                    """
                ]
            )
        },
        EdgePattern("function that takes the dependency") { edge in
            EdgeCode(
                statements: ["router.attachChild(open\(edge.type)(with: component)\(edge.build))"],
                declarations: [
                    """
                    func open\(edge.type)(with needs: \(edge.childDependency)) -> \(edge.childBuilder) {
                        .init(dependency: needs)
                    }
                    """
                ]
            )
        },
        EdgePattern("function with default value") { edge in
            EdgeCode(
                statements: ["router.attachChild(open\(edge.type)(component)\(edge.build))"],
                declarations: [
                    """
                    func open\(edge.type)(_ parent: \(edge.parentComponent), times: Int = 1) -> \(edge.childBuilder) {
                        let builder = \(edge.childBuilder)(dependency: parent)
                        return builder
                    }
                    """
                ]
            )
        },
        EdgePattern("initialiser of the child's builder", injected: .itselfInModule) { edge in
            EdgeCode(
                statements: ["router.attachChild(\(edge.childBuilder)(\(edge.local)Parent: component)\(edge.build))"],
                childBuilderMembers: [
                    """
                    convenience init(\(edge.local)Parent: \(edge.parentComponent)) {
                        self.init(dependency: \(edge.local)Parent)
                    }
                    """
                ]
            )
        },
        EdgePattern("factory protocol") { edge in
            EdgeCode(
                members: ["func make\(edge.type)() -> \(edge.childBuilder) { \(edge.childBuilder)(dependency: self) }"],
                statements: [
                    "let \(edge.local): any \(edge.type)Making = component",
                    "router.attachChild(\(edge.local).make\(edge.type)()\(edge.build))",
                ],
                declarations: [
                    "protocol \(edge.type)Making {\n    func make\(edge.type)() -> \(edge.childBuilder)\n}",
                    "extension \(edge.parentComponent): \(edge.type)Making {}",
                ]
            )
        },
        EdgePattern("component out of the parent's builder", injected: .itselfFromTuple) { edge in
            EdgeCode(
                declarations: [
                    """
                    func tour\(edge.type)(_ builder: \(edge.parentBuilder)) {
                        let (router, component) = builder.build()
                        router.attachChild(\(edge.childBuilder)(dependency: component)\(edge.build))
                    }
                    """
                ]
            )
        },
        EdgePattern("component out of the parent's builder, by label", injected: .itselfFromTuple) { edge in
            EdgeCode(
                declarations: [
                    """
                    func tour\(edge.type)(_ builder: \(edge.parentBuilder)) {
                        let built = builder.build()
                        built.router.attachChild(\(edge.childBuilder)(dependency: built.component)\(edge.build))
                    }
                    """
                ]
            )
        },
    ]
}
