/// Builders made under a condition.
extension EdgePattern {
    static let branches: [EdgePattern] = [
        EdgePattern("if") { edge in
            EdgeCode(statements: [
                """
                if Bool.random() {
                    router.attachChild(\(edge.childBuilder)(dependency: component)\(edge.build))
                }
                """
            ])
        },
        EdgePattern("if as a value") { edge in
            EdgeCode(statements: [
                """
                let \(edge.local): \(edge.childBuilder)? = if Bool.random() {
                    .init(dependency: component)
                } else {
                    nil
                }
                """,
                "if let builder = \(edge.local) { router.attachChild(builder\(edge.build)) }",
            ])
        },
        EdgePattern("switch") { edge in
            EdgeCode(statements: [
                """
                switch Int.random(in: 0...1) {
                case 0: router.attachChild(\(edge.childBuilder)(dependency: component)\(edge.build))
                default: break
                }
                """
            ])
        },
        EdgePattern("question") { edge in
            EdgeCode(statements: [
                "let \(edge.local) = Bool.random() ? \(edge.childBuilder)(dependency: component) : nil",
                "if let \(edge.local) { router.attachChild(\(edge.local)\(edge.build)) }",
            ])
        },
        EdgePattern("optional component") { edge in
            EdgeCode(statements: [
                "let \(edge.local)Parent: \(edge.parentComponent)? = component",
                """
                if let parent = \(edge.local)Parent, Bool.random() {
                    router.attachChild(\(edge.childBuilder)(dependency: parent)\(edge.build))
                }
                """,
            ])
        },
        EdgePattern("guard") { edge in
            EdgeCode(statements: [
                """
                func \(edge.local)(_ parent: \(edge.parentComponent)?) {
                    guard let parent else { return }
                    defer { router.attachChild(\(edge.childBuilder)(dependency: parent)\(edge.build)) }
                }
                """,
                "\(edge.local)(component)",
            ])
        },
        EdgePattern("optional map") { edge in
            EdgeCode(statements: [
                "let \(edge.local)Parent: \(edge.parentComponent)? = component",
                "if let builder = \(edge.local)Parent.map({ \(edge.childBuilder)(dependency: $0) }) {\n"
                    + "    router.attachChild(builder\(edge.build))\n}",
            ])
        },
    ]
}
