/// The parent hands on what it was handed itself.
extension EdgePattern {
    static let ownDependency: [EdgePattern] = [
        EdgePattern("the component's dependency", handing: .dependencyOfComponent) { edge in
            EdgeCode(statements: [
                "router.attachChild(\(edge.childBuilder)(dependency: component.dependency)\(edge.build))"
            ])
        },
        EdgePattern("the component's dependency, init", handing: .dependencyOfComponent) { edge in
            EdgeCode(statements: [
                "let \(edge.local): \(edge.childBuilder) = .init(dependency: component.dependency)",
                "router.attachChild(\(edge.local)\(edge.build))",
            ])
        },
        EdgePattern("the component's dependency in a member", handing: .dependencyOfComponent) { edge in
            EdgeCode(
                members: [
                    "var \(edge.local)Builder: \(edge.childBuilder) { \(edge.childBuilder)(dependency: dependency) }"
                ],
                statements: ["router.attachChild(component.\(edge.local)Builder\(edge.build))"]
            )
        },
        EdgePattern("the builder's dependency", handing: .dependencyOfBuilder) { edge in
            EdgeCode(statements: [
                "router.attachChild(\(edge.childBuilder)(dependency: dependency)\(edge.build))"
            ])
        },
        EdgePattern("the builder's dependency, self", handing: .dependencyOfBuilder) { edge in
            EdgeCode(statements: [
                "let \(edge.local) = \(edge.childBuilder)(dependency: self.dependency)",
                "router.attachChild(\(edge.local)\(edge.build))",
            ])
        },
    ]
}
