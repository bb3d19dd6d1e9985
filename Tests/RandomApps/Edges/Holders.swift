/// Routers, interactors and models that hold the component and make the child's builder later.
extension EdgePattern {
    static let holders: [EdgePattern] = [
        EdgePattern("in the router") { edge in
            route(edge, "attachChild(\(edge.childBuilder)(dependency: component)\(edge.build))")
        },
        EdgePattern("in the router, self") { edge in
            route(
                edge,
                """
                let builder: \(edge.childBuilder) = .init(dependency: self.component)
                self.attachChild(builder\(edge.build))
                """
            )
        },
        EdgePattern("in the router, in a task", injected: .itselfInTask) { edge in
            route(
                edge,
                """
                Task { [weak self] in
                    guard let self else { return }
                    let builder = \(edge.childBuilder)(dependency: self.component)
                    self.attachChild(builder\(edge.build))
                }
                """
            )
        },
        EdgePattern("in a task", injected: .itselfInTask) { edge in
            EdgeCode(statements: [
                "Task { router.attachChild(\(edge.childBuilder)(dependency: component)\(edge.build)) }"
            ])
        },
        EdgePattern("in a model") { edge in
            EdgeCode(
                statements: [
                    "let \(edge.local)Model = \(edge.type)Model(component: component)",
                    "router.attachChild(\(edge.childBuilder)(dependency: \(edge.local)Model.component)\(edge.build))",
                ],
                declarations: [
                    """
                    final class \(edge.type)Model {
                        let component: \(edge.parentComponent)

                        init(component: \(edge.parentComponent)) { self.component = component }
                    }
                    """
                ]
            )
        },
        EdgePattern("in a structure's method") { edge in
            EdgeCode(
                statements: ["router.attachChild(\(edge.type)Screen(parent: component).child())"],
                declarations: [
                    """
                    struct \(edge.type)Screen {
                        private let parent: \(edge.parentComponent)

                        init(parent: \(edge.parentComponent)) { self.parent = parent }

                        func child() -> Routing { \(edge.childBuilder)(dependency: parent)\(edge.build) }
                    }
                    """
                ]
            )
        },
    ]

    private static func route(_ edge: EdgeContext, _ body: String) -> EdgeCode {
        let lines = body.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
        return EdgeCode(
            statements: ["router.open\(edge.type)()"],
            routerMembers: ["func open\(edge.type)() {\n\(lines)\n}"]
        )
    }
}
