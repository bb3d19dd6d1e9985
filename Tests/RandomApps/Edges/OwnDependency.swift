/// The parent hands on what it was handed itself.
extension EdgePattern {
    static let ownDependency: [EdgePattern] = [
        EdgePattern("the component's dependency", injected: .dependencyOfComponent) { edge in
            EdgeCode(statements: [
                "router.attachChild(\(edge.childBuilder)(dependency: component.dependency)\(edge.build))"
            ])
        },
        EdgePattern("the component's dependency, init", injected: .dependencyOfComponent) { edge in
            EdgeCode(statements: [
                "let \(edge.local): \(edge.childBuilder) = .init(dependency: component.dependency)",
                "router.attachChild(\(edge.local)\(edge.build))",
            ])
        },
        EdgePattern("the component's dependency in a member", injected: .dependencyOfComponent) { edge in
            EdgeCode(
                members: [
                    "var \(edge.local)Builder: \(edge.childBuilder) { \(edge.childBuilder)(dependency: dependency) }"
                ],
                statements: ["router.attachChild(component.\(edge.local)Builder\(edge.build))"]
            )
        },
        EdgePattern("the builder's dependency", injected: .dependencyOfBuilder) { edge in
            EdgeCode(statements: [
                "router.attachChild(\(edge.childBuilder)(dependency: dependency)\(edge.build))"
            ])
        },
        EdgePattern("the builder's dependency, self", injected: .dependencyOfBuilder) { edge in
            EdgeCode(statements: [
                "let \(edge.local) = \(edge.childBuilder)(dependency: self.dependency)",
                "router.attachChild(\(edge.local)\(edge.build))",
            ])
        },
    ]
}
