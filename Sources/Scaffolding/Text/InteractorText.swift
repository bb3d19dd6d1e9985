/// The file with the interactor and the protocols through which it talks to its router, presenter and parent.
extension NewRIB {
    var interactor: [String] {
        var result = declaration(
            of: .routing,
            access,
            [isViewless ? "Routing" : "ViewableRouting"],
            isViewless ? ["func cleanupViews()"] : []
        )
        if !isViewless {
            let listener = "var listener: \(name[.presentableListener])? { get set }"
            result += [""] + declaration(of: .presentable, "", ["Presentable"], [listener])
        }
        result += [""] + declaration(of: .listener, access, ["AnyObject"], ["func \(name.closeMethod)()"]) + [""]
        return result + (isViewless ? viewlessInteractor : presentableInteractor)
    }

    private var references: [String] {
        ["    weak var router: \(name[.routing])?", "    weak var listener: \(name[.listener])?", ""]
    }

    private var presentableInteractor: [String] {
        let inherited = [
            "PresentableInteractor<\(name[.presentable])>", name[.interactable], name[.presentableListener],
        ]
        return head("\(finality)class", .interactor, inherited) + references + [
            "    override init(presenter: \(name[.presentable])) {",
            "        super.init(presenter: presenter)",
            "        presenter.listener = self",
            "    }",
            "",
        ] + heading(name[.presentableListener]) + closing
    }

    private var viewlessInteractor: [String] {
        head("\(finality)class", .interactor, ["Interactor", name[.interactable]]) + references + [
            "    override func willResignActive() {",
            "        super.willResignActive()",
            "        router?.cleanupViews()",
            "    }",
            "",
        ] + closing
    }

    private var closing: [String] {
        ["    func close() {", "        listener?.\(name.closeMethod)()", "    }", "}"]
    }
}
