/// `ChildBuilder(dependency: component)` where the parent is built.
extension EdgePattern {
    static let locals: [EdgePattern] = [
        EdgePattern("local") { edge in
            EdgeCode(statements: [
                "let \(edge.local)Builder = \(edge.childBuilder)(dependency: component)",
                "router.attachChild(\(edge.local)Builder\(edge.build))",
            ])
        },
        EdgePattern("inline") { edge in
            EdgeCode(statements: ["router.attachChild(\(edge.childBuilder)(dependency: component)\(edge.build))"])
        },
        EdgePattern("several lines") { edge in
            EdgeCode(statements: [
                "let \(edge.local)Builder = \(edge.childBuilder)(\n    // What it needs.\n    dependency: component\n)",
                "router\n    .attachChild(\n        \(edge.local)Builder\(edge.build)\n    )",
            ])
        },
        EdgePattern("init by name") { edge in
            EdgeCode(statements: [
                "router.attachChild(\(edge.childBuilder).init(dependency: component)\(edge.build))"
            ])
        },
        EdgePattern("name with module") { edge in
            EdgeCode(statements: [
                "let \(edge.local) = \(edge.childModule).\(edge.childBuilder)(dependency: component)",
                "router.attachChild(\(edge.local)\(edge.build))",
            ])
        },
        EdgePattern("local typealias") { edge in
            EdgeCode(statements: [
                "typealias \(edge.type)Child = \(edge.childBuilder)",
                "router.attachChild(\(edge.type)Child(dependency: component)\(edge.build))",
            ])
        },
        EdgePattern("another name for the component") { edge in
            EdgeCode(statements: [
                "let \(edge.local)Parent = component, \(edge.local)Count = 1",
                "_ = \(edge.local)Count",
                "router.attachChild(\(edge.childBuilder)(dependency: \(edge.local)Parent)\(edge.build))",
            ])
        },
        EdgePattern("cast") { edge in
            EdgeCode(statements: [
                "let \(edge.local) = \(edge.childBuilder)(dependency: component as \(edge.childDependency))",
                "router.attachChild(\(edge.local)\(edge.build))",
            ])
        },
        EdgePattern("annotated as the dependency") { edge in
            EdgeCode(statements: [
                "let \(edge.local)Needs: \(edge.childDependency) = component",
                "router.attachChild(\(edge.childBuilder)(dependency: \(edge.local)Needs)\(edge.build))",
            ])
        },
    ]
}
