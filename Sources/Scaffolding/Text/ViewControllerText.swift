/// The file with the view controller and what it tells the interactor.
extension NewRIB {
    var viewController: [String] {
        let listener = declaration(of: .presentableListener, "", ["AnyObject"], ["func close()"]) + [""]
        let protocols = [name[.presentable], name[.viewControllable]]
        let property = "    weak var listener: \(name[.presentableListener])?"
        guard case .subclass(let superclass) = style.view else {
            let superclass = "UIHostingController<\(name[.view])>"
            return listener + view + head("\(finality)class", .viewController, [superclass] + protocols)
                + [property, ""] + hostingInit + ["}"]
        }
        return listener + head("\(finality)class", .viewController, [superclass] + protocols) + [property, "}"]
    }

    private var view: [String] {
        [
            "struct \(name[.view]): View {",
            "    var body: some View {",
            "        Text(\"\(name.name)\")",
            "    }",
            "}",
            "",
        ]
    }

    private var hostingInit: [String] {
        [
            "    init() {",
            "        super.init(rootView: \(name[.view])())",
            "    }",
            "",
            "    @available(*, unavailable)",
            "    required init?(coder: NSCoder) {",
            "        fatalError(\"\(name[.viewController]) is not loaded from a storyboard\")",
            "    }",
        ]
    }
}
