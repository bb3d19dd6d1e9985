/// The file with the dependency, the component and the builder.
extension NewRIB {
    var builder: [String] {
        declaration(of: .dependency, access, ["Dependency"], []) + [""]
            + lines(above: .component)
            + ["\(finality)class \(name[.component]): Component<\(name[.dependency])> {}", ""]
            + declaration(
                of: .buildable,
                access,
                ["Buildable"],
                function("func build", buildParameters, buildResult).map { String($0.dropFirst(4)) }
            )
            + [""]
            + head("\(access)\(finality)class", .builder, ["Builder<\(name[.dependency])>", name[.buildable]])
            + builderInit
            + function("\(access)func build", buildParameters, "\(buildResult) {")
            + buildBody
            + ["    }", "}"]
    }

    private var buildResult: String { " -> \(name[.routing])" }

    private var buildParameters: [String] {
        let listener = "withListener listener: \(name[.listener])"
        return borrowsViewController ? [listener, "viewController: \(name[.viewControllable])"] : [listener]
    }

    private var builderInit: [String] {
        guard style.declaresBuilderInit || isPublic else { return [] }
        return [
            "    \(access)override init(dependency: \(name[.dependency])) {",
            "        super.init(dependency: dependency)",
            "    }",
            "",
        ]
    }

    /// Nothing uses the component before the RIB has dependencies or children.
    private var buildBody: [String] {
        var lines = ["_ = \(name[.component])(dependency: dependency)"]
        if !isViewless { lines.append("let viewController = \(name[.viewController])()") }
        let presenter = isViewless ? "" : "presenter: viewController"
        lines.append("let interactor = \(name[.interactor])(\(presenter))")
        lines.append("interactor.listener = listener")
        let view = isViewless && !borrowsViewController ? "" : ", viewController: viewController"
        lines.append("return \(name[.router])(interactor: interactor\(view))")
        return lines.map { "        \($0)" }
    }
}
