/// Closures that make the child's builder, with what they capture.
extension EdgePattern {
    static let closures: [EdgePattern] = [
        EdgePattern("local closure") { edge in
            EdgeCode(statements: [
                "let \(edge.local) = { \(edge.childBuilder)(dependency: component) }",
                "router.attachChild(\(edge.local)()\(edge.build))",
            ])
        },
        EdgePattern("local closure with annotation") { edge in
            EdgeCode(statements: [
                "let \(edge.local): () -> \(edge.childBuilder) = { .init(dependency: component) }",
                "router.attachChild(\(edge.local)()\(edge.build))",
            ])
        },
        EdgePattern("closure called at once") { edge in
            EdgeCode(statements: [
                "let \(edge.local): \(edge.childBuilder) = { return .init(dependency: component) }()",
                "router.attachChild(\(edge.local)\(edge.build))",
            ])
        },
        EdgePattern("stored closure, unowned self") { edge in
            EdgeCode(
                members: [
                    """
                    lazy var make\(edge.type): () -> \(edge.childBuilder) = { [unowned self] in
                        \(edge.childBuilder)(dependency: self)
                    }
                    """
                ],
                statements: ["router.attachChild(component.make\(edge.type)()\(edge.build))"]
            )
        },
        EdgePattern("closure with weak component") { edge in
            EdgeCode(statements: [
                """
                let \(edge.local) = { [weak component] in
                    guard let component else { return }
                    router.attachChild(\(edge.childBuilder)(dependency: component)\(edge.build))
                }
                """,
                "\(edge.local)()",
            ])
        },
        EdgePattern("closure with parameter") { edge in
            EdgeCode(statements: [
                "let \(edge.local) = { (parent: \(edge.parentComponent)) in \(edge.childBuilder)(dependency: parent) }",
                "router.attachChild(\(edge.local)(component)\(edge.build))",
            ])
        },
        EdgePattern("map over the component") { edge in
            EdgeCode(statements: [
                "let \(edge.local)s = [component].map { \(edge.childBuilder)(dependency: $0) }",
                "\(edge.local)s.forEach { router.attachChild($0\(edge.build)) }",
            ])
        },
        EdgePattern("map with the initialiser") { edge in
            EdgeCode(statements: [
                "let \(edge.local)s = [component].map(\(edge.childBuilder).init(dependency:))",
                "\(edge.local)s.forEach { router.attachChild($0\(edge.build)) }",
            ])
        },
    ]
}
