/// `ChildBuilder(dependency: self)` in a member of the parent's component.
extension EdgePattern {
    static let members: [EdgePattern] = [
        EdgePattern("lazy variable with closure", keepsChild: true) { edge in
            read(
                "\(edge.local)Builder",
                of: edge,
                by: """
                    lazy var \(edge.local)Builder: \(edge.childBuilder) = { \(edge.childBuilder)(dependency: self) }()
                    """
            )
        },
        EdgePattern("lazy variable", keepsChild: true) { edge in
            read(
                "\(edge.local)Builder",
                of: edge,
                by: """
                    lazy var \(edge.local)Builder = \(edge.childBuilder)(dependency: self)
                    """
            )
        },
        EdgePattern("lazy variable, init", keepsChild: true) { edge in
            read(
                "\(edge.local)Builder",
                of: edge,
                by: """
                    lazy var \(edge.local)Builder: \(edge.childBuilder) = .init(dependency: self)
                    """
            )
        },
        EdgePattern("computed property") { edge in
            read(
                "\(edge.local)Builder",
                of: edge,
                by: """
                    var \(edge.local)Builder: \(edge.childBuilder) { \(edge.childBuilder)(dependency: self) }
                    """
            )
        },
        EdgePattern("computed property, init") { edge in
            read(
                "\(edge.local)Builder",
                of: edge,
                by: """
                    var \(edge.local)Builder: \(edge.childBuilder) {
                        get { return .init(dependency: self) }
                    }
                    """
            )
        },
        EdgePattern("function, init") { edge in
            read(
                "\(edge.local)Builder()",
                of: edge,
                by: """
                    func \(edge.local)Builder() -> \(edge.childBuilder) { .init(dependency: self) }
                    """
            )
        },
        EdgePattern("shared", injected: .itselfShared, keepsChild: true) { edge in
            read(
                "\(edge.local)Builder",
                of: edge,
                by: """
                    var \(edge.local)Builder: \(edge.childBuilder) { shared { \(edge.childBuilder)(dependency: self) } }
                    """
            )
        },
        EdgePattern("extension elsewhere") { edge in
            EdgeCode(
                distantMembers: ["var \(edge.local)Builder: \(edge.childBuilder) { .init(dependency: self) }"],
                statements: ["router.attachChild(component.\(edge.local)Builder\(edge.build))"]
            )
        },
        EdgePattern("static function") { edge in
            EdgeCode(
                distantMembers: [
                    """
                    static func \(edge.local)(of parent: \(edge.parentComponent)) -> \(edge.childBuilder) {
                        \(edge.childBuilder)(dependency: parent)
                    }
                    """
                ],
                statements: [
                    "router.attachChild(\(edge.parentComponent).\(edge.local)(of: component)\(edge.build))"
                ]
            )
        },
        EdgePattern("subscript") { edge in
            EdgeCode(
                members: [
                    """
                    subscript(\(edge.local) number: Int) -> \(edge.childBuilder) {
                        let builder: \(edge.childBuilder) = .init(dependency: self)
                        return builder
                    }
                    """
                ],
                statements: ["router.attachChild(component[\(edge.local): 1]\(edge.build))"]
            )
        },
    ]

    private static func read(_ member: String, of edge: EdgeContext, by text: String) -> EdgeCode {
        EdgeCode(members: [text], statements: ["router.attachChild(component.\(member)\(edge.build))"])
    }
}
