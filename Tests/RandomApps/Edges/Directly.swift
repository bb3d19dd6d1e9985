/// The child's component made by the parent, or handed over through values of other kinds.
extension EdgePattern {
    static let directly: [EdgePattern] = [
        EdgePattern("tuple of builders") { edge in
            EdgeCode(statements: [
                "let \(edge.local) = (builder: \(edge.childBuilder)(dependency: component), count: 1)",
                "router.attachChild(\(edge.local).builder\(edge.build))",
            ])
        },
        EdgePattern("dictionary of builders") { edge in
            EdgeCode(statements: [
                "let \(edge.local): [String: \(edge.childBuilder)] = [\"one\": .init(dependency: component)]",
                "if let builder = \(edge.local)[\"one\"] { router.attachChild(builder\(edge.build)) }",
            ])
        },
        EdgePattern("case of an enumeration") { edge in
            EdgeCode(
                statements: [
                    "let \(edge.local) = \(edge.type)Child.ready(.init(dependency: component))",
                    "if case .ready(let builder) = \(edge.local) { router.attachChild(builder\(edge.build)) }",
                ],
                declarations: ["enum \(edge.type)Child {\n    case ready(\(edge.childBuilder)), none\n}"]
            )
        },
        EdgePattern("generic function") { edge in
            EdgeCode(
                statements: [
                    "router.attachChild(same\(edge.type)(\(edge.childBuilder)(dependency: component))\(edge.build))"
                ],
                declarations: ["func same\(edge.type)<Value>(_ value: Value) -> Value { value }"]
            )
        },
        EdgePattern("array of dependencies") { edge in
            EdgeCode(statements: [
                "let \(edge.local)s: [\(edge.childDependency)] = [component]",
                "for needs in \(edge.local)s {\n"
                    + "    router.attachChild(\(edge.childBuilder)(dependency: needs)\(edge.build))\n}",
            ])
        },
    ]
}
