/// `.init(dependency: component)` where something else says of what type.
extension EdgePattern {
    static let typedByContext: [EdgePattern] = [
        EdgePattern("init by annotation") { edge in
            EdgeCode(statements: [
                "let \(edge.local): \(edge.childBuilder) = .init(dependency: component)",
                "router.attachChild(\(edge.local)\(edge.build))",
            ])
        },
        EdgePattern("init by annotation over lines") { edge in
            EdgeCode(statements: [
                "let \(edge.local): \(edge.childBuilder) =\n    .init(\n        dependency: component\n    )",
                "router.attachChild(\(edge.local)\(edge.build))",
            ])
        },
        EdgePattern("init by parameter") { edge in
            EdgeCode(
                statements: ["router.attachChild(start\(edge.type)(.init(dependency: component)))"],
                declarations: [
                    "func start\(edge.type)(_ builder: \(edge.childBuilder)) -> Routing { builder\(edge.build) }"
                ]
            )
        },
        EdgePattern("init by element") { edge in
            EdgeCode(statements: [
                "let \(edge.local)s: [\(edge.childBuilder)] = [.init(dependency: component)]",
                "for builder in \(edge.local)s { router.attachChild(builder\(edge.build)) }",
            ])
        },
        EdgePattern("init by later assignment") { edge in
            EdgeCode(statements: [
                "let \(edge.local): \(edge.childBuilder)",
                "\(edge.local) = .init(dependency: component)",
                "router.attachChild(\(edge.local)\(edge.build))",
            ])
        },
        EdgePattern("init by optional") { edge in
            EdgeCode(statements: [
                "var \(edge.local): \(edge.childBuilder)?",
                "\(edge.local) = .init(dependency: component)",
                "if let \(edge.local) { router.attachChild(\(edge.local)\(edge.build)) }",
            ])
        },
        EdgePattern("init by field") { edge in
            EdgeCode(
                statements: [
                    "let \(edge.local) = \(edge.type)Children(builder: .init(dependency: component))",
                    "router.attachChild(\(edge.local).builder\(edge.build))",
                ],
                declarations: ["struct \(edge.type)Children {\n    let builder: \(edge.childBuilder)\n}"]
            )
        },
        EdgePattern("init by result of a local function") { edge in
            EdgeCode(statements: [
                "func \(edge.local)() -> \(edge.childBuilder) { .init(dependency: component) }",
                "router.attachChild(\(edge.local)()\(edge.build))",
            ])
        },
    ]
}
