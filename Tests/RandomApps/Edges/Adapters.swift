/// Classes between the parent and the child's builder that take the child's dependency.
extension EdgePattern {
    static let adapters: [EdgePattern] = [
        EdgePattern("adapter") { edge in
            EdgeCode(
                statements: ["router.attachChild(\(edge.type)Adapter(dependency: component).open())"],
                declarations: [adapter("\(edge.type)Adapter", edge)]
            )
        },
        EdgePattern("adapter in a member") { edge in
            EdgeCode(
                members: [
                    "var \(edge.local)Adapter: \(edge.type)Adapter { \(edge.type)Adapter(dependency: self) }"
                ],
                statements: ["router.attachChild(component.\(edge.local)Adapter.open())"],
                declarations: [adapter("\(edge.type)Adapter", edge)]
            )
        },
        EdgePattern("adapter of two steps") { edge in
            EdgeCode(
                statements: ["router.attachChild(\(edge.type)Desk(needs: component).adapter.open())"],
                declarations: [
                    adapter("\(edge.type)Adapter", edge),
                    """
                    final class \(edge.type)Desk {
                        let adapter: \(edge.type)Adapter

                        init(needs: \(edge.childDependency)) { adapter = .init(dependency: needs) }
                    }
                    """,
                ]
            )
        },
        EdgePattern("adapter that keeps the dependency") { edge in
            EdgeCode(
                statements: ["router.attachChild(\(edge.type)Keeper(component).open())"],
                declarations: [
                    """
                    struct \(edge.type)Keeper {
                        private let needs: any \(edge.childDependency)

                        init(_ needs: any \(edge.childDependency)) { self.needs = needs }

                        func open() -> Routing { \(edge.childBuilder)(dependency: needs)\(edge.build) }
                    }
                    """
                ]
            )
        },
    ]

    private static func adapter(_ name: String, _ edge: EdgeContext) -> String {
        """
        final class \(name) {
            private let builder: \(edge.childBuilder)

            init(dependency: \(edge.childDependency)) { builder = \(edge.childBuilder)(dependency: dependency) }

            func open() -> Routing { builder\(edge.build) }
        }
        """
    }
}
