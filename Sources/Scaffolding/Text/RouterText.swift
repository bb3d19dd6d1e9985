/// The file with the router and what it needs of the interactor and the view controller.
extension NewRIB {
    var router: [String] {
        let members = ["var router: \(name[.routing])? { get set }", "var listener: \(name[.listener])? { get set }"]
        var result = declaration(of: .interactable, "", ["Interactable"], members) + [""]
        if !isViewless || borrowsViewController {
            let access = isViewless ? access : ""
            result += declaration(of: .viewControllable, access, ["ViewControllable"], []) + [""]
        }
        return result + (isViewless ? viewlessRouter : viewableRouter)
    }

    private var interactorParameter: String { "interactor: \(name[.interactable])" }
    private var viewParameter: String { "viewController: \(name[.viewControllable])" }

    private var viewableRouter: [String] {
        let superclass = "ViewableRouter<\(name[.interactable]), \(name[.viewControllable])>"
        return head("\(finality)class", .router, [superclass, name[.routing]])
            + function("override init", [interactorParameter, viewParameter], " {") + [
                "        super.init(interactor: interactor, viewController: viewController)",
                "        interactor.router = self",
                "    }",
                "}",
            ]
    }

    private var viewlessRouter: [String] {
        var lines = head("\(finality)class", .router, ["Router<\(name[.interactable])>", name[.routing]])
        if borrowsViewController {
            lines += ["    private let \(viewParameter)", ""]
            lines += function("init", [interactorParameter, viewParameter], " {")
            lines += ["        self.viewController = viewController"]
        } else {
            lines += function("override init", [interactorParameter], " {")
        }
        lines += ["        super.init(interactor: interactor)", "        interactor.router = self", "    }", ""]
        return lines + heading(name[.routing]) + ["    func cleanupViews() {}", "}"]
    }
}
