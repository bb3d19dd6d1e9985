/// The file with the dependency, the component and the builder.
extension NewRIB {
    var builder: [String] {
        (needle?.hasOwnFile ?? false ? [] : component + [""])
            + declaration(
                of: .buildable,
                access,
                ["Buildable"],
                function("func build", buildParameters, buildResult).map { String($0.dropFirst(4)) }
            )
            + [""]
            + head("\(access)\(finality)class", .builder, [builderSuperclass, name[.buildable]])
            + builderInit
            + function("\(access)func build", buildParameters, "\(buildResult) {")
            + (isComponentized ? componentizedBody : buildBody)
            + ["    }", "}"]
    }

    private var isComponentized: Bool { needle?.builder == .componentized }

    private var builderSuperclass: String {
        guard needle != nil else { return "Builder<\(name[.dependency])>" }
        return isComponentized
            ? "ComponentizedBuilder<\(name[.component]), \(name[.routing]), \(payload), Void>"
            : "Builder<\(name[.component])>"
    }

    /// What a componentized builder gets from the parent, besides the component.
    private var payload: String {
        borrowsViewController
            ? "(listener: \(name[.listener]), viewController: \(name[.viewControllable]))" : name[.listener]
    }

    /// The library passes the component to the other `build`.
    private var componentizedBody: [String] {
        let value = borrowsViewController ? "(listener, viewController)" : "listener"
        let override = function(
            "\(access)override func build",
            ["with component: \(name[.component])", "_ \(borrowsViewController ? "payload" : "listener"): \(payload)"],
            "\(buildResult) {"
        )
        return ["        build(withDynamicBuildDependency: \(value), dynamicComponentDependency: ())", "    }", ""]
            + override + buildBody
    }

    private var buildResult: String { " -> \(name[.routing])" }

    private var buildParameters: [String] {
        let listener = "withListener listener: \(name[.listener])"
        return borrowsViewController ? [listener, "viewController: \(name[.viewControllable])"] : [listener]
    }

    private var builderInit: [String] {
        guard style.declaresBuilderInit || isPublic, !isComponentized else { return [] }
        let type = name[needle == nil ? .dependency : .component]
        return [
            "    \(access)override init(dependency: \(type)) {",
            "        super.init(dependency: dependency)",
            "    }",
            "",
        ]
    }

    /// Nothing uses the component before the RIB has dependencies or children.
    private var buildBody: [String] {
        var lines = needle == nil ? ["_ = \(name[.component])(dependency: dependency)"] : []
        let source = isComponentized && borrowsViewController ? "payload." : ""
        if !isViewless { lines.append("let viewController = \(name[.viewController])()") }
        let presenter = isViewless ? "" : "presenter: viewController"
        lines.append("let interactor = \(name[.interactor])(\(presenter))")
        lines.append("interactor.listener = \(source)listener")
        let borrowed = borrowsViewController ? source : ""
        let view = isViewless && !borrowsViewController ? "" : ", viewController: \(borrowed)viewController"
        lines.append("return \(name[.router])(interactor: interactor\(view))")
        return lines.map { "        \($0)" }
    }
}
