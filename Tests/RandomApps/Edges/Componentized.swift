/// Builders that are made with a closure which makes the component.
extension EdgePattern {
    static let componentized: [EdgePattern] = [
        EdgePattern("builder closure in a member", family: .closure) { edge in
            EdgeCode(
                members: [
                    """
                    var \(edge.local)Builder: \(edge.childBuilder) {
                        \(edge.childBuilder) { \(edge.closureHead)\(edge.component(from: "self")) }
                    }
                    """
                ],
                statements: ["router.attachChild(component.\(edge.local)Builder\(edge.build))"]
            )
        },
        EdgePattern("builder closure by label", family: .closure) { edge in
            EdgeCode(statements: [
                "let \(edge.local) = \(edge.childBuilder)"
                    + "(componentBuilder: { \(edge.closureHead)\(edge.component(from: "component")) })",
                "router.attachChild(\(edge.local)\(edge.build))",
            ])
        },
        EdgePattern("builder closure, init by annotation", family: .closure) { edge in
            EdgeCode(statements: [
                "let \(edge.local): \(edge.childBuilder) = "
                    + ".init { \(edge.closureHead)\(edge.component(from: "component")) }",
                "router.attachChild(\(edge.local)\(edge.build))",
            ])
        },
        EdgePattern("builder closure, unowned self", family: .closure, keepsChild: true) { edge in
            EdgeCode(
                members: [
                    """
                    lazy var \(edge.local)Builder = \(edge.childBuilder)(componentBuilder: { \
                    [unowned self] \(edge.closureHead.isEmpty ? "in " : edge.closureHead)\(edge.component(from: "self")) })
                    """
                ],
                statements: ["router.attachChild(component.\(edge.local)Builder\(edge.build))"]
            )
        },
        EdgePattern("builder closure that returns", family: .closure) { edge in
            EdgeCode(statements: [
                """
                let \(edge.local) = \(edge.childBuilder) { \(edge.closureHead)
                    let made = \(edge.component(from: "component"))
                    return made
                }
                """,
                "router.attachChild(\(edge.local)\(edge.build))",
            ])
        },
    ]
}
