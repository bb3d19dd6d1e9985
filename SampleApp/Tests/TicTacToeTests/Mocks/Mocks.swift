// Mocks by Thimble. Do not edit.
// Updated by: thimble mock --scope Root --scope LoggedOut --scope CreateAccount --scope LoggedIn --scope OffGame --scope TicTacToe --module RIBs --module TicTacToe --marked
// swift-format-ignore-file
// swiftlint:disable all

import Appearance
import RIBs
import ScoreBoard
import Scores
import TextViews
import UseCases

@testable import TicTacToe

class RootDependencyMock: RootDependency {
    init() {}

    init(appInformation: AppInformation, gameRules: GameRules, theme: Theme, webService: WebServicing) {
        self._appInformation = appInformation
        self._gameRules = gameRules
        self._theme = theme
        self._webService = webService
    }

    private var _appInformation: AppInformation?
    var appInformation: AppInformation {
        get {
            if let value = _appInformation { return value }
            fatalError("RootDependencyMock.appInformation has no value: pass one to init, or set it")
        }
        set { _appInformation = newValue }
    }

    private var _gameRules: GameRules?
    var gameRules: GameRules {
        get {
            if let value = _gameRules { return value }
            fatalError("RootDependencyMock.gameRules has no value: pass one to init, or set it")
        }
        set { _gameRules = newValue }
    }

    private var _theme: Theme?
    var theme: Theme {
        get {
            if let value = _theme { return value }
            fatalError("RootDependencyMock.theme has no value: pass one to init, or set it")
        }
        set { _theme = newValue }
    }

    private var _webService: WebServicing?
    var webService: WebServicing {
        get {
            if let value = _webService { return value }
            fatalError("RootDependencyMock.webService has no value: pass one to init, or set it")
        }
        set { _webService = newValue }
    }
}

class RootBuildableMock: RootBuildable {
    init() {}

    private(set) var buildCallCount = 0
    var buildHandler: (() -> LaunchRouting)?
    func build() -> LaunchRouting {
        buildCallCount += 1
        if let buildHandler {
            return buildHandler()
        }
        fatalError("RootBuildableMock.buildHandler is not set: build() has to return LaunchRouting, which has no default value")
    }
}

class RootRoutingMock: RootRouting {
    init() {}

    init(viewControllable: ViewControllable, interactable: Interactable, children: [Routing] = []) {
        self._viewControllable = viewControllable
        self._interactable = interactable
        self.children = children
    }

    private(set) var routeToLoggedInCallCount = 0
    var routeToLoggedInHandler: ((String, String) -> Void)?
    func routeToLoggedIn(withPlayer1Name player1Name: String, player2Name: String) {
        routeToLoggedInCallCount += 1
        if let routeToLoggedInHandler {
            routeToLoggedInHandler(player1Name, player2Name)
        }
    }

    private(set) var routeToLoggedOutCallCount = 0
    var routeToLoggedOutHandler: (() -> Void)?
    func routeToLoggedOut() {
        routeToLoggedOutCallCount += 1
        if let routeToLoggedOutHandler {
            routeToLoggedOutHandler()
        }
    }

    private var _viewControllable: ViewControllable?
    var viewControllable: ViewControllable {
        get {
            if let value = _viewControllable { return value }
            fatalError("RootRoutingMock.viewControllable has no value: pass one to init, or set it")
        }
        set { _viewControllable = newValue }
    }

    private var _interactable: Interactable?
    var interactable: Interactable {
        get {
            if let value = _interactable { return value }
            fatalError("RootRoutingMock.interactable has no value: pass one to init, or set it")
        }
        set { _interactable = newValue }
    }

    var children: [Routing] = []

    private(set) var loadCallCount = 0
    var loadHandler: (() -> Void)?
    func load() {
        loadCallCount += 1
        if let loadHandler {
            loadHandler()
        }
    }

    private(set) var attachChildCallCount = 0
    var attachChildHandler: ((Routing) -> Void)?
    func attachChild(_ child: Routing) {
        attachChildCallCount += 1
        if let attachChildHandler {
            attachChildHandler(child)
        }
    }

    private(set) var detachChildCallCount = 0
    var detachChildHandler: ((Routing) -> Void)?
    func detachChild(_ child: Routing) {
        detachChildCallCount += 1
        if let detachChildHandler {
            detachChildHandler(child)
        }
    }
}

class RootPresentableMock: RootPresentable {
    init() {}

    private(set) var showCallCount = 0
    var showHandler: ((String) -> Void)?
    func show(title: String) {
        showCallCount += 1
        if let showHandler {
            showHandler(title)
        }
    }
}

class RootInteractableMock: RootInteractable {
    init() {}

    init(router: RootRouting? = nil, isActive: Bool = false) {
        self.router = router
        self.isActive = isActive
    }

    private(set) var routerSetCallCount = 0
    weak var router: RootRouting? = nil { didSet { routerSetCallCount += 1 } }

    var isActive: Bool = false

    private(set) var activateCallCount = 0
    var activateHandler: (() -> Void)?
    func activate() {
        activateCallCount += 1
        if let activateHandler {
            activateHandler()
        }
    }

    private(set) var deactivateCallCount = 0
    var deactivateHandler: (() -> Void)?
    func deactivate() {
        deactivateCallCount += 1
        if let deactivateHandler {
            deactivateHandler()
        }
    }

    private(set) var didLoginCallCount = 0
    var didLoginHandler: ((String, String) -> Void)?
    func didLogin(withPlayer1Name player1Name: String, player2Name: String) {
        didLoginCallCount += 1
        if let didLoginHandler {
            didLoginHandler(player1Name, player2Name)
        }
    }

    private(set) var didLogoutCallCount = 0
    var didLogoutHandler: (() -> Void)?
    func didLogout() {
        didLogoutCallCount += 1
        if let didLogoutHandler {
            didLogoutHandler()
        }
    }
}

class RootViewControllableMock: RootViewControllable {
    init() {}

    init(textViewController: TextViewController) {
        self._textViewController = textViewController
    }

    private(set) var presentCallCount = 0
    var presentHandler: ((ViewControllable) -> Void)?
    func present(viewController: ViewControllable) {
        presentCallCount += 1
        if let presentHandler {
            presentHandler(viewController)
        }
    }

    private(set) var dismissCallCount = 0
    var dismissHandler: ((ViewControllable) -> Void)?
    func dismiss(viewController: ViewControllable) {
        dismissCallCount += 1
        if let dismissHandler {
            dismissHandler(viewController)
        }
    }

    private var _textViewController: TextViewController?
    var textViewController: TextViewController {
        get {
            if let value = _textViewController { return value }
            fatalError("RootViewControllableMock.textViewController has no value: pass one to init, or set it")
        }
        set { _textViewController = newValue }
    }
}

class LoggedInBuildableMock: LoggedInBuildable {
    init() {}

    private(set) var buildCallCount = 0
    var buildHandler: ((LoggedInListener, String, String) -> LoggedInRouting)?
    func build(withListener listener: LoggedInListener, player1Name: String, player2Name: String) -> LoggedInRouting {
        buildCallCount += 1
        if let buildHandler {
            return buildHandler(listener, player1Name, player2Name)
        }
        fatalError("LoggedInBuildableMock.buildHandler is not set: build(withListener:player1Name:player2Name:) has to return LoggedInRouting, which has no default value")
    }
}

class LoggedInRoutingMock: LoggedInRouting {
    init() {}

    init(interactable: Interactable, children: [Routing] = []) {
        self._interactable = interactable
        self.children = children
    }

    private(set) var cleanupViewsCallCount = 0
    var cleanupViewsHandler: (() -> Void)?
    func cleanupViews() {
        cleanupViewsCallCount += 1
        if let cleanupViewsHandler {
            cleanupViewsHandler()
        }
    }

    private(set) var routeToOffGameCallCount = 0
    var routeToOffGameHandler: (() -> Void)?
    func routeToOffGame() {
        routeToOffGameCallCount += 1
        if let routeToOffGameHandler {
            routeToOffGameHandler()
        }
    }

    private(set) var routeToTicTacToeCallCount = 0
    var routeToTicTacToeHandler: (() -> Void)?
    func routeToTicTacToe() {
        routeToTicTacToeCallCount += 1
        if let routeToTicTacToeHandler {
            routeToTicTacToeHandler()
        }
    }

    private var _interactable: Interactable?
    var interactable: Interactable {
        get {
            if let value = _interactable { return value }
            fatalError("LoggedInRoutingMock.interactable has no value: pass one to init, or set it")
        }
        set { _interactable = newValue }
    }

    var children: [Routing] = []

    private(set) var loadCallCount = 0
    var loadHandler: (() -> Void)?
    func load() {
        loadCallCount += 1
        if let loadHandler {
            loadHandler()
        }
    }

    private(set) var attachChildCallCount = 0
    var attachChildHandler: ((Routing) -> Void)?
    func attachChild(_ child: Routing) {
        attachChildCallCount += 1
        if let attachChildHandler {
            attachChildHandler(child)
        }
    }

    private(set) var detachChildCallCount = 0
    var detachChildHandler: ((Routing) -> Void)?
    func detachChild(_ child: Routing) {
        detachChildCallCount += 1
        if let detachChildHandler {
            detachChildHandler(child)
        }
    }
}

class LoggedOutBuildableMock: LoggedOutBuildable {
    init() {}

    private(set) var buildCallCount = 0
    var buildHandler: ((LoggedOutListener) -> LoggedOutRouting)?
    func build(withListener listener: LoggedOutListener) -> LoggedOutRouting {
        buildCallCount += 1
        if let buildHandler {
            return buildHandler(listener)
        }
        fatalError("LoggedOutBuildableMock.buildHandler is not set: build(withListener:) has to return LoggedOutRouting, which has no default value")
    }
}

class LoggedOutRoutingMock: LoggedOutRouting {
    init() {}

    init(viewControllable: ViewControllable, interactable: Interactable, children: [Routing] = []) {
        self._viewControllable = viewControllable
        self._interactable = interactable
        self.children = children
    }

    private(set) var attachCreateAccountCallCount = 0
    var attachCreateAccountHandler: (() -> Void)?
    func attachCreateAccount() {
        attachCreateAccountCallCount += 1
        if let attachCreateAccountHandler {
            attachCreateAccountHandler()
        }
    }

    private(set) var detachCreateAccountCallCount = 0
    var detachCreateAccountHandler: (() -> Void)?
    func detachCreateAccount() {
        detachCreateAccountCallCount += 1
        if let detachCreateAccountHandler {
            detachCreateAccountHandler()
        }
    }

    private var _viewControllable: ViewControllable?
    var viewControllable: ViewControllable {
        get {
            if let value = _viewControllable { return value }
            fatalError("LoggedOutRoutingMock.viewControllable has no value: pass one to init, or set it")
        }
        set { _viewControllable = newValue }
    }

    private var _interactable: Interactable?
    var interactable: Interactable {
        get {
            if let value = _interactable { return value }
            fatalError("LoggedOutRoutingMock.interactable has no value: pass one to init, or set it")
        }
        set { _interactable = newValue }
    }

    var children: [Routing] = []

    private(set) var loadCallCount = 0
    var loadHandler: (() -> Void)?
    func load() {
        loadCallCount += 1
        if let loadHandler {
            loadHandler()
        }
    }

    private(set) var attachChildCallCount = 0
    var attachChildHandler: ((Routing) -> Void)?
    func attachChild(_ child: Routing) {
        attachChildCallCount += 1
        if let attachChildHandler {
            attachChildHandler(child)
        }
    }

    private(set) var detachChildCallCount = 0
    var detachChildHandler: ((Routing) -> Void)?
    func detachChild(_ child: Routing) {
        detachChildCallCount += 1
        if let detachChildHandler {
            detachChildHandler(child)
        }
    }
}

class LoggedOutDependencyMock: LoggedOutDependency {
    init() {}

    init(webService: WebServicing) {
        self._webService = webService
    }

    private var _webService: WebServicing?
    var webService: WebServicing {
        get {
            if let value = _webService { return value }
            fatalError("LoggedOutDependencyMock.webService has no value: pass one to init, or set it")
        }
        set { _webService = newValue }
    }
}

class LoggedOutPresentableMock: LoggedOutPresentable {
    init() {}

    init(listener: LoggedOutPresentableListener? = nil) {
        self.listener = listener
    }

    private(set) var listenerSetCallCount = 0
    weak var listener: LoggedOutPresentableListener? = nil { didSet { listenerSetCallCount += 1 } }

    private(set) var showActivityIndicatorCallCount = 0
    var showActivityIndicatorHandler: ((Bool) -> Void)?
    func showActivityIndicator(_ isLoading: Bool) {
        showActivityIndicatorCallCount += 1
        if let showActivityIndicatorHandler {
            showActivityIndicatorHandler(isLoading)
        }
    }

    private(set) var showErrorAlertCallCount = 0
    var showErrorAlertHandler: ((String) -> Void)?
    func showErrorAlert(_ message: String) {
        showErrorAlertCallCount += 1
        if let showErrorAlertHandler {
            showErrorAlertHandler(message)
        }
    }

    private(set) var showMessageCallCount = 0
    var showMessageHandler: ((String) -> Void)?
    func showMessage(_ message: String) {
        showMessageCallCount += 1
        if let showMessageHandler {
            showMessageHandler(message)
        }
    }
}

class LoggedOutListenerMock: LoggedOutListener {
    init() {}

    private(set) var didLoginCallCount = 0
    var didLoginHandler: ((String, String) -> Void)?
    func didLogin(withPlayer1Name player1Name: String, player2Name: String) {
        didLoginCallCount += 1
        if let didLoginHandler {
            didLoginHandler(player1Name, player2Name)
        }
    }
}

class LoggedOutInteractableMock: LoggedOutInteractable {
    init() {}

    init(router: LoggedOutRouting? = nil, isActive: Bool = false, listener: LoggedOutListener? = nil) {
        self.router = router
        self.isActive = isActive
        self.listener = listener
    }

    private(set) var routerSetCallCount = 0
    weak var router: LoggedOutRouting? = nil { didSet { routerSetCallCount += 1 } }

    private(set) var listenerSetCallCount = 0
    weak var listener: LoggedOutListener? = nil { didSet { listenerSetCallCount += 1 } }

    var isActive: Bool = false

    private(set) var activateCallCount = 0
    var activateHandler: (() -> Void)?
    func activate() {
        activateCallCount += 1
        if let activateHandler {
            activateHandler()
        }
    }

    private(set) var deactivateCallCount = 0
    var deactivateHandler: (() -> Void)?
    func deactivate() {
        deactivateCallCount += 1
        if let deactivateHandler {
            deactivateHandler()
        }
    }

    private(set) var createAccountDidSucceedCallCount = 0
    var createAccountDidSucceedHandler: ((String) -> Void)?
    func createAccountDidSucceed(withName name: String) {
        createAccountDidSucceedCallCount += 1
        if let createAccountDidSucceedHandler {
            createAccountDidSucceedHandler(name)
        }
    }

    private(set) var createAccountDidCancelCallCount = 0
    var createAccountDidCancelHandler: (() -> Void)?
    func createAccountDidCancel() {
        createAccountDidCancelCallCount += 1
        if let createAccountDidCancelHandler {
            createAccountDidCancelHandler()
        }
    }
}

class LoggedOutPresentableListenerMock: LoggedOutPresentableListener {
    init() {}

    private(set) var loginCallCount = 0
    var loginHandler: ((String, String) -> Void)?
    func login(withPlayer1Name player1Name: String, player2Name: String) {
        loginCallCount += 1
        if let loginHandler {
            loginHandler(player1Name, player2Name)
        }
    }

    private(set) var createAccountCallCount = 0
    var createAccountHandler: (() -> Void)?
    func createAccount() {
        createAccountCallCount += 1
        if let createAccountHandler {
            createAccountHandler()
        }
    }
}

class LoggedOutViewControllableMock: LoggedOutViewControllable {
    init() {}

    init(textViewController: TextViewController) {
        self._textViewController = textViewController
    }

    private(set) var presentCallCount = 0
    var presentHandler: ((ViewControllable) -> Void)?
    func present(viewController: ViewControllable) {
        presentCallCount += 1
        if let presentHandler {
            presentHandler(viewController)
        }
    }

    private(set) var dismissCallCount = 0
    var dismissHandler: ((ViewControllable) -> Void)?
    func dismiss(viewController: ViewControllable) {
        dismissCallCount += 1
        if let dismissHandler {
            dismissHandler(viewController)
        }
    }

    private var _textViewController: TextViewController?
    var textViewController: TextViewController {
        get {
            if let value = _textViewController { return value }
            fatalError("LoggedOutViewControllableMock.textViewController has no value: pass one to init, or set it")
        }
        set { _textViewController = newValue }
    }
}

class CreateAccountBuildableMock: CreateAccountBuildable {
    init() {}

    private(set) var buildCallCount = 0
    var buildHandler: ((CreateAccountListener) -> CreateAccountRouting)?
    func build(withListener listener: CreateAccountListener) -> CreateAccountRouting {
        buildCallCount += 1
        if let buildHandler {
            return buildHandler(listener)
        }
        fatalError("CreateAccountBuildableMock.buildHandler is not set: build(withListener:) has to return CreateAccountRouting, which has no default value")
    }
}

class CreateAccountRoutingMock: CreateAccountRouting {
    init() {}

    init(viewControllable: ViewControllable, interactable: Interactable, children: [Routing] = []) {
        self._viewControllable = viewControllable
        self._interactable = interactable
        self.children = children
    }

    private var _viewControllable: ViewControllable?
    var viewControllable: ViewControllable {
        get {
            if let value = _viewControllable { return value }
            fatalError("CreateAccountRoutingMock.viewControllable has no value: pass one to init, or set it")
        }
        set { _viewControllable = newValue }
    }

    private var _interactable: Interactable?
    var interactable: Interactable {
        get {
            if let value = _interactable { return value }
            fatalError("CreateAccountRoutingMock.interactable has no value: pass one to init, or set it")
        }
        set { _interactable = newValue }
    }

    var children: [Routing] = []

    private(set) var loadCallCount = 0
    var loadHandler: (() -> Void)?
    func load() {
        loadCallCount += 1
        if let loadHandler {
            loadHandler()
        }
    }

    private(set) var attachChildCallCount = 0
    var attachChildHandler: ((Routing) -> Void)?
    func attachChild(_ child: Routing) {
        attachChildCallCount += 1
        if let attachChildHandler {
            attachChildHandler(child)
        }
    }

    private(set) var detachChildCallCount = 0
    var detachChildHandler: ((Routing) -> Void)?
    func detachChild(_ child: Routing) {
        detachChildCallCount += 1
        if let detachChildHandler {
            detachChildHandler(child)
        }
    }
}

class CreateAccountDependencyMock: CreateAccountDependency {
    init() {}

    init(nameRules: NameRules, webService: WebServicing) {
        self._nameRules = nameRules
        self._webService = webService
    }

    private var _nameRules: NameRules?
    var nameRules: NameRules {
        get {
            if let value = _nameRules { return value }
            fatalError("CreateAccountDependencyMock.nameRules has no value: pass one to init, or set it")
        }
        set { _nameRules = newValue }
    }

    private var _webService: WebServicing?
    var webService: WebServicing {
        get {
            if let value = _webService { return value }
            fatalError("CreateAccountDependencyMock.webService has no value: pass one to init, or set it")
        }
        set { _webService = newValue }
    }
}

class CreateAccountPresentableMock: CreateAccountPresentable {
    init() {}

    init(listener: CreateAccountPresentableListener? = nil) {
        self.listener = listener
    }

    private(set) var listenerSetCallCount = 0
    weak var listener: CreateAccountPresentableListener? = nil { didSet { listenerSetCallCount += 1 } }

    private(set) var showActivityIndicatorCallCount = 0
    var showActivityIndicatorHandler: ((Bool) -> Void)?
    func showActivityIndicator(_ isLoading: Bool) {
        showActivityIndicatorCallCount += 1
        if let showActivityIndicatorHandler {
            showActivityIndicatorHandler(isLoading)
        }
    }

    private(set) var showErrorAlertCallCount = 0
    var showErrorAlertHandler: ((String) -> Void)?
    func showErrorAlert(_ message: String) {
        showErrorAlertCallCount += 1
        if let showErrorAlertHandler {
            showErrorAlertHandler(message)
        }
    }
}

class CreateAccountListenerMock: CreateAccountListener {
    init() {}

    private(set) var createAccountDidSucceedCallCount = 0
    var createAccountDidSucceedHandler: ((String) -> Void)?
    func createAccountDidSucceed(withName name: String) {
        createAccountDidSucceedCallCount += 1
        if let createAccountDidSucceedHandler {
            createAccountDidSucceedHandler(name)
        }
    }

    private(set) var createAccountDidCancelCallCount = 0
    var createAccountDidCancelHandler: (() -> Void)?
    func createAccountDidCancel() {
        createAccountDidCancelCallCount += 1
        if let createAccountDidCancelHandler {
            createAccountDidCancelHandler()
        }
    }
}

class CreateAccountInteractableMock: CreateAccountInteractable {
    init() {}

    init(router: CreateAccountRouting? = nil, listener: CreateAccountListener? = nil, isActive: Bool = false) {
        self.router = router
        self.listener = listener
        self.isActive = isActive
    }

    private(set) var routerSetCallCount = 0
    var router: CreateAccountRouting? = nil { didSet { routerSetCallCount += 1 } }

    private(set) var listenerSetCallCount = 0
    var listener: CreateAccountListener? = nil { didSet { listenerSetCallCount += 1 } }

    var isActive: Bool = false

    private(set) var activateCallCount = 0
    var activateHandler: (() -> Void)?
    func activate() {
        activateCallCount += 1
        if let activateHandler {
            activateHandler()
        }
    }

    private(set) var deactivateCallCount = 0
    var deactivateHandler: (() -> Void)?
    func deactivate() {
        deactivateCallCount += 1
        if let deactivateHandler {
            deactivateHandler()
        }
    }
}

class CreateAccountPresentableListenerMock: CreateAccountPresentableListener {
    init() {}

    private(set) var createAccountCallCount = 0
    var createAccountHandler: ((String) -> Void)?
    func createAccount(withName name: String) {
        createAccountCallCount += 1
        if let createAccountHandler {
            createAccountHandler(name)
        }
    }

    private(set) var cancelCallCount = 0
    var cancelHandler: (() -> Void)?
    func cancel() {
        cancelCallCount += 1
        if let cancelHandler {
            cancelHandler()
        }
    }
}

class CreateAccountViewControllableMock: CreateAccountViewControllable {
    init() {}

    init(textViewController: TextViewController) {
        self._textViewController = textViewController
    }

    private var _textViewController: TextViewController?
    var textViewController: TextViewController {
        get {
            if let value = _textViewController { return value }
            fatalError("CreateAccountViewControllableMock.textViewController has no value: pass one to init, or set it")
        }
        set { _textViewController = newValue }
    }
}

class LoggedInDependencyMock: LoggedInDependency {
    init() {}

    init(loggedInViewController: LoggedInViewControllable, webService: WebServicing, gameJournal: GameJournal, theme: Theme, gameRecorder: GameRecording, gameRules: GameRules) {
        self._loggedInViewController = loggedInViewController
        self._webService = webService
        self._gameJournal = gameJournal
        self._theme = theme
        self._gameRecorder = gameRecorder
        self._gameRules = gameRules
    }

    private var _loggedInViewController: LoggedInViewControllable?
    var loggedInViewController: LoggedInViewControllable {
        get {
            if let value = _loggedInViewController { return value }
            fatalError("LoggedInDependencyMock.loggedInViewController has no value: pass one to init, or set it")
        }
        set { _loggedInViewController = newValue }
    }

    private var _webService: WebServicing?
    var webService: WebServicing {
        get {
            if let value = _webService { return value }
            fatalError("LoggedInDependencyMock.webService has no value: pass one to init, or set it")
        }
        set { _webService = newValue }
    }

    private var _gameJournal: GameJournal?
    var gameJournal: GameJournal {
        get {
            if let value = _gameJournal { return value }
            fatalError("LoggedInDependencyMock.gameJournal has no value: pass one to init, or set it")
        }
        set { _gameJournal = newValue }
    }

    private var _theme: Theme?
    var theme: Theme {
        get {
            if let value = _theme { return value }
            fatalError("LoggedInDependencyMock.theme has no value: pass one to init, or set it")
        }
        set { _theme = newValue }
    }

    private var _gameRecorder: GameRecording?
    var gameRecorder: GameRecording {
        get {
            if let value = _gameRecorder { return value }
            fatalError("LoggedInDependencyMock.gameRecorder has no value: pass one to init, or set it")
        }
        set { _gameRecorder = newValue }
    }

    private var _gameRules: GameRules?
    var gameRules: GameRules {
        get {
            if let value = _gameRules { return value }
            fatalError("LoggedInDependencyMock.gameRules has no value: pass one to init, or set it")
        }
        set { _gameRules = newValue }
    }
}

class LoggedInListenerMock: LoggedInListener {
    init() {}

    private(set) var didLogoutCallCount = 0
    var didLogoutHandler: (() -> Void)?
    func didLogout() {
        didLogoutCallCount += 1
        if let didLogoutHandler {
            didLogoutHandler()
        }
    }
}

class LoggedInInteractableMock: LoggedInInteractable {
    init() {}

    init(isActive: Bool = false, router: LoggedInRouting? = nil, listener: LoggedInListener? = nil) {
        self.isActive = isActive
        self.router = router
        self.listener = listener
    }

    private(set) var routerSetCallCount = 0
    weak var router: LoggedInRouting? = nil { didSet { routerSetCallCount += 1 } }

    private(set) var listenerSetCallCount = 0
    weak var listener: LoggedInListener? = nil { didSet { listenerSetCallCount += 1 } }

    var isActive: Bool = false

    private(set) var activateCallCount = 0
    var activateHandler: (() -> Void)?
    func activate() {
        activateCallCount += 1
        if let activateHandler {
            activateHandler()
        }
    }

    private(set) var deactivateCallCount = 0
    var deactivateHandler: (() -> Void)?
    func deactivate() {
        deactivateCallCount += 1
        if let deactivateHandler {
            deactivateHandler()
        }
    }

    private(set) var offGameDidStartGameCallCount = 0
    var offGameDidStartGameHandler: (() -> Void)?
    func offGameDidStartGame() {
        offGameDidStartGameCallCount += 1
        if let offGameDidStartGameHandler {
            offGameDidStartGameHandler()
        }
    }

    private(set) var offGameDidLogoutCallCount = 0
    var offGameDidLogoutHandler: (() -> Void)?
    func offGameDidLogout() {
        offGameDidLogoutCallCount += 1
        if let offGameDidLogoutHandler {
            offGameDidLogoutHandler()
        }
    }

    private(set) var ticTacToeDidEndCallCount = 0
    var ticTacToeDidEndHandler: (() -> Void)?
    func ticTacToeDidEnd() {
        ticTacToeDidEndCallCount += 1
        if let ticTacToeDidEndHandler {
            ticTacToeDidEndHandler()
        }
    }
}

class LoggedInViewControllableMock: LoggedInViewControllable {
    init() {}

    init(textViewController: TextViewController) {
        self._textViewController = textViewController
    }

    private(set) var presentCallCount = 0
    var presentHandler: ((ViewControllable) -> Void)?
    func present(viewController: ViewControllable) {
        presentCallCount += 1
        if let presentHandler {
            presentHandler(viewController)
        }
    }

    private(set) var dismissCallCount = 0
    var dismissHandler: ((ViewControllable) -> Void)?
    func dismiss(viewController: ViewControllable) {
        dismissCallCount += 1
        if let dismissHandler {
            dismissHandler(viewController)
        }
    }

    private var _textViewController: TextViewController?
    var textViewController: TextViewController {
        get {
            if let value = _textViewController { return value }
            fatalError("LoggedInViewControllableMock.textViewController has no value: pass one to init, or set it")
        }
        set { _textViewController = newValue }
    }
}

class OffGameBuildableMock: OffGameBuildable {
    init() {}

    private(set) var buildCallCount = 0
    var buildHandler: ((OffGameListener) -> OffGameRouting)?
    func build(withListener listener: OffGameListener) -> OffGameRouting {
        buildCallCount += 1
        if let buildHandler {
            return buildHandler(listener)
        }
        fatalError("OffGameBuildableMock.buildHandler is not set: build(withListener:) has to return OffGameRouting, which has no default value")
    }
}

class OffGameRoutingMock: OffGameRouting {
    init() {}

    init(viewControllable: ViewControllable, interactable: Interactable, children: [Routing] = []) {
        self._viewControllable = viewControllable
        self._interactable = interactable
        self.children = children
    }

    private(set) var attachScoreBoardCallCount = 0
    var attachScoreBoardHandler: (() -> Void)?
    func attachScoreBoard() {
        attachScoreBoardCallCount += 1
        if let attachScoreBoardHandler {
            attachScoreBoardHandler()
        }
    }

    private(set) var detachScoreBoardCallCount = 0
    var detachScoreBoardHandler: (() -> Void)?
    func detachScoreBoard() {
        detachScoreBoardCallCount += 1
        if let detachScoreBoardHandler {
            detachScoreBoardHandler()
        }
    }

    private var _viewControllable: ViewControllable?
    var viewControllable: ViewControllable {
        get {
            if let value = _viewControllable { return value }
            fatalError("OffGameRoutingMock.viewControllable has no value: pass one to init, or set it")
        }
        set { _viewControllable = newValue }
    }

    private var _interactable: Interactable?
    var interactable: Interactable {
        get {
            if let value = _interactable { return value }
            fatalError("OffGameRoutingMock.interactable has no value: pass one to init, or set it")
        }
        set { _interactable = newValue }
    }

    var children: [Routing] = []

    private(set) var loadCallCount = 0
    var loadHandler: (() -> Void)?
    func load() {
        loadCallCount += 1
        if let loadHandler {
            loadHandler()
        }
    }

    private(set) var attachChildCallCount = 0
    var attachChildHandler: ((Routing) -> Void)?
    func attachChild(_ child: Routing) {
        attachChildCallCount += 1
        if let attachChildHandler {
            attachChildHandler(child)
        }
    }

    private(set) var detachChildCallCount = 0
    var detachChildHandler: ((Routing) -> Void)?
    func detachChild(_ child: Routing) {
        detachChildCallCount += 1
        if let detachChildHandler {
            detachChildHandler(child)
        }
    }
}

class TicTacToeBuildableMock: TicTacToeBuildable {
    init() {}

    private(set) var buildCallCount = 0
    var buildHandler: ((TicTacToeListener) -> TicTacToeRouting)?
    func build(withListener listener: TicTacToeListener) -> TicTacToeRouting {
        buildCallCount += 1
        if let buildHandler {
            return buildHandler(listener)
        }
        fatalError("TicTacToeBuildableMock.buildHandler is not set: build(withListener:) has to return TicTacToeRouting, which has no default value")
    }
}

class TicTacToeRoutingMock: TicTacToeRouting {
    init() {}

    init(viewControllable: ViewControllable, interactable: Interactable, children: [Routing] = []) {
        self._viewControllable = viewControllable
        self._interactable = interactable
        self.children = children
    }

    private var _viewControllable: ViewControllable?
    var viewControllable: ViewControllable {
        get {
            if let value = _viewControllable { return value }
            fatalError("TicTacToeRoutingMock.viewControllable has no value: pass one to init, or set it")
        }
        set { _viewControllable = newValue }
    }

    private var _interactable: Interactable?
    var interactable: Interactable {
        get {
            if let value = _interactable { return value }
            fatalError("TicTacToeRoutingMock.interactable has no value: pass one to init, or set it")
        }
        set { _interactable = newValue }
    }

    var children: [Routing] = []

    private(set) var loadCallCount = 0
    var loadHandler: (() -> Void)?
    func load() {
        loadCallCount += 1
        if let loadHandler {
            loadHandler()
        }
    }

    private(set) var attachChildCallCount = 0
    var attachChildHandler: ((Routing) -> Void)?
    func attachChild(_ child: Routing) {
        attachChildCallCount += 1
        if let attachChildHandler {
            attachChildHandler(child)
        }
    }

    private(set) var detachChildCallCount = 0
    var detachChildHandler: ((Routing) -> Void)?
    func detachChild(_ child: Routing) {
        detachChildCallCount += 1
        if let detachChildHandler {
            detachChildHandler(child)
        }
    }
}

class OffGameDependencyMock: OffGameDependency {
    init() {}

    init(player1Name: String = "", player2Name: String = "", scoreStream: ScoreStream, gameJournal: GameJournal, theme: Theme) {
        self.player1Name = player1Name
        self.player2Name = player2Name
        self._scoreStream = scoreStream
        self._gameJournal = gameJournal
        self._theme = theme
    }

    var player1Name: String = ""

    var player2Name: String = ""

    private var _scoreStream: ScoreStream?
    var scoreStream: ScoreStream {
        get {
            if let value = _scoreStream { return value }
            fatalError("OffGameDependencyMock.scoreStream has no value: pass one to init, or set it")
        }
        set { _scoreStream = newValue }
    }

    private var _gameJournal: GameJournal?
    var gameJournal: GameJournal {
        get {
            if let value = _gameJournal { return value }
            fatalError("OffGameDependencyMock.gameJournal has no value: pass one to init, or set it")
        }
        set { _gameJournal = newValue }
    }

    private var _theme: Theme?
    var theme: Theme {
        get {
            if let value = _theme { return value }
            fatalError("OffGameDependencyMock.theme has no value: pass one to init, or set it")
        }
        set { _theme = newValue }
    }
}

class OffGamePresentableMock: OffGamePresentable {
    init() {}

    init(listener: OffGamePresentableListener? = nil) {
        self.listener = listener
    }

    private(set) var listenerSetCallCount = 0
    weak var listener: OffGamePresentableListener? = nil { didSet { listenerSetCallCount += 1 } }

    private(set) var showCallCount = 0
    var showHandler: ((Score) -> Void)?
    func show(score: Score) {
        showCallCount += 1
        if let showHandler {
            showHandler(score)
        }
    }
}

class OffGameListenerMock: OffGameListener {
    init() {}

    private(set) var offGameDidStartGameCallCount = 0
    var offGameDidStartGameHandler: (() -> Void)?
    func offGameDidStartGame() {
        offGameDidStartGameCallCount += 1
        if let offGameDidStartGameHandler {
            offGameDidStartGameHandler()
        }
    }

    private(set) var offGameDidLogoutCallCount = 0
    var offGameDidLogoutHandler: (() -> Void)?
    func offGameDidLogout() {
        offGameDidLogoutCallCount += 1
        if let offGameDidLogoutHandler {
            offGameDidLogoutHandler()
        }
    }
}

class OffGameInteractableMock: OffGameInteractable {
    init() {}

    init(router: OffGameRouting? = nil, listener: OffGameListener? = nil, isActive: Bool = false) {
        self.router = router
        self.listener = listener
        self.isActive = isActive
    }

    private(set) var routerSetCallCount = 0
    var router: OffGameRouting? = nil { didSet { routerSetCallCount += 1 } }

    private(set) var listenerSetCallCount = 0
    var listener: OffGameListener? = nil { didSet { listenerSetCallCount += 1 } }

    var isActive: Bool = false

    private(set) var activateCallCount = 0
    var activateHandler: (() -> Void)?
    func activate() {
        activateCallCount += 1
        if let activateHandler {
            activateHandler()
        }
    }

    private(set) var deactivateCallCount = 0
    var deactivateHandler: (() -> Void)?
    func deactivate() {
        deactivateCallCount += 1
        if let deactivateHandler {
            deactivateHandler()
        }
    }

    private(set) var scoreBoardDidCloseCallCount = 0
    var scoreBoardDidCloseHandler: (() -> Void)?
    func scoreBoardDidClose() {
        scoreBoardDidCloseCallCount += 1
        if let scoreBoardDidCloseHandler {
            scoreBoardDidCloseHandler()
        }
    }
}

class OffGamePresentableListenerMock: OffGamePresentableListener {
    init() {}

    private(set) var startGameCallCount = 0
    var startGameHandler: (() -> Void)?
    func startGame() {
        startGameCallCount += 1
        if let startGameHandler {
            startGameHandler()
        }
    }

    private(set) var showScoreBoardCallCount = 0
    var showScoreBoardHandler: (() -> Void)?
    func showScoreBoard() {
        showScoreBoardCallCount += 1
        if let showScoreBoardHandler {
            showScoreBoardHandler()
        }
    }

    private(set) var logoutCallCount = 0
    var logoutHandler: (() -> Void)?
    func logout() {
        logoutCallCount += 1
        if let logoutHandler {
            logoutHandler()
        }
    }
}

class OffGameViewControllableMock: OffGameViewControllable {
    init() {}

    init(textViewController: TextViewController) {
        self._textViewController = textViewController
    }

    private(set) var presentCallCount = 0
    var presentHandler: ((ViewControllable) -> Void)?
    func present(viewController: ViewControllable) {
        presentCallCount += 1
        if let presentHandler {
            presentHandler(viewController)
        }
    }

    private(set) var dismissCallCount = 0
    var dismissHandler: ((ViewControllable) -> Void)?
    func dismiss(viewController: ViewControllable) {
        dismissCallCount += 1
        if let dismissHandler {
            dismissHandler(viewController)
        }
    }

    private var _textViewController: TextViewController?
    var textViewController: TextViewController {
        get {
            if let value = _textViewController { return value }
            fatalError("OffGameViewControllableMock.textViewController has no value: pass one to init, or set it")
        }
        set { _textViewController = newValue }
    }
}

class TicTacToeDependencyMock: TicTacToeDependency {
    init() {}

    init(gameRecorder: GameRecording, gameRules: GameRules, mutableScoreStream: MutableScoreStream, player1Name: String = "", player2Name: String = "", theme: Theme) {
        self._gameRecorder = gameRecorder
        self._gameRules = gameRules
        self._mutableScoreStream = mutableScoreStream
        self.player1Name = player1Name
        self.player2Name = player2Name
        self._theme = theme
    }

    private var _gameRecorder: GameRecording?
    var gameRecorder: GameRecording {
        get {
            if let value = _gameRecorder { return value }
            fatalError("TicTacToeDependencyMock.gameRecorder has no value: pass one to init, or set it")
        }
        set { _gameRecorder = newValue }
    }

    private var _gameRules: GameRules?
    var gameRules: GameRules {
        get {
            if let value = _gameRules { return value }
            fatalError("TicTacToeDependencyMock.gameRules has no value: pass one to init, or set it")
        }
        set { _gameRules = newValue }
    }

    private var _mutableScoreStream: MutableScoreStream?
    var mutableScoreStream: MutableScoreStream {
        get {
            if let value = _mutableScoreStream { return value }
            fatalError("TicTacToeDependencyMock.mutableScoreStream has no value: pass one to init, or set it")
        }
        set { _mutableScoreStream = newValue }
    }

    var player1Name: String = ""

    var player2Name: String = ""

    private var _theme: Theme?
    var theme: Theme {
        get {
            if let value = _theme { return value }
            fatalError("TicTacToeDependencyMock.theme has no value: pass one to init, or set it")
        }
        set { _theme = newValue }
    }
}

class TicTacToePresentableMock: TicTacToePresentable {
    init() {}

    init(listener: TicTacToePresentableListener? = nil) {
        self.listener = listener
    }

    private(set) var listenerSetCallCount = 0
    weak var listener: TicTacToePresentableListener? = nil { didSet { listenerSetCallCount += 1 } }

    private(set) var showCallCount = 0
    var showHandler: ((Board, PlayerType) -> Void)?
    func show(board: Board, currentPlayer: PlayerType) {
        showCallCount += 1
        if let showHandler {
            showHandler(board, currentPlayer)
        }
    }

    private(set) var showInvalidMoveCallCount = 0
    var showInvalidMoveHandler: (() -> Void)?
    func showInvalidMove() {
        showInvalidMoveCallCount += 1
        if let showInvalidMoveHandler {
            showInvalidMoveHandler()
        }
    }

    private(set) var announceCallCount = 0
    var announceHandler: ((PlayerType?, @escaping () -> Void) -> Void)?
    func announce(winner: PlayerType?, withCompletionHandler handler: @escaping () -> Void) {
        announceCallCount += 1
        if let announceHandler {
            announceHandler(winner, handler)
        }
    }
}

class TicTacToeListenerMock: TicTacToeListener {
    init() {}

    private(set) var ticTacToeDidEndCallCount = 0
    var ticTacToeDidEndHandler: (() -> Void)?
    func ticTacToeDidEnd() {
        ticTacToeDidEndCallCount += 1
        if let ticTacToeDidEndHandler {
            ticTacToeDidEndHandler()
        }
    }
}

class TicTacToeInteractableMock: TicTacToeInteractable {
    init() {}

    init(router: TicTacToeRouting? = nil, listener: TicTacToeListener? = nil, isActive: Bool = false) {
        self.router = router
        self.listener = listener
        self.isActive = isActive
    }

    private(set) var routerSetCallCount = 0
    var router: TicTacToeRouting? = nil { didSet { routerSetCallCount += 1 } }

    private(set) var listenerSetCallCount = 0
    var listener: TicTacToeListener? = nil { didSet { listenerSetCallCount += 1 } }

    var isActive: Bool = false

    private(set) var activateCallCount = 0
    var activateHandler: (() -> Void)?
    func activate() {
        activateCallCount += 1
        if let activateHandler {
            activateHandler()
        }
    }

    private(set) var deactivateCallCount = 0
    var deactivateHandler: (() -> Void)?
    func deactivate() {
        deactivateCallCount += 1
        if let deactivateHandler {
            deactivateHandler()
        }
    }
}

class TicTacToePresentableListenerMock: TicTacToePresentableListener {
    init() {}

    private(set) var placeCurrentPlayerMarkCallCount = 0
    var placeCurrentPlayerMarkHandler: ((Int) -> Void)?
    func placeCurrentPlayerMark(at cell: Int) {
        placeCurrentPlayerMarkCallCount += 1
        if let placeCurrentPlayerMarkHandler {
            placeCurrentPlayerMarkHandler(cell)
        }
    }
}

class TicTacToeViewControllableMock: TicTacToeViewControllable {
    init() {}

    init(textViewController: TextViewController) {
        self._textViewController = textViewController
    }

    private var _textViewController: TextViewController?
    var textViewController: TextViewController {
        get {
            if let value = _textViewController { return value }
            fatalError("TicTacToeViewControllableMock.textViewController has no value: pass one to init, or set it")
        }
        set { _textViewController = newValue }
    }
}

public class InteractableMock: Interactable {
    public init() {}

    public init(isActive: Bool = false) {
        self.isActive = isActive
    }

    public var isActive: Bool = false

    public private(set) var activateCallCount = 0
    public var activateHandler: (() -> Void)?
    public func activate() {
        activateCallCount += 1
        if let activateHandler {
            activateHandler()
        }
    }

    public private(set) var deactivateCallCount = 0
    public var deactivateHandler: (() -> Void)?
    public func deactivate() {
        deactivateCallCount += 1
        if let deactivateHandler {
            deactivateHandler()
        }
    }
}

public class ViewControllableMock: ViewControllable {
    public init() {}

    public init(textViewController: TextViewController) {
        self._textViewController = textViewController
    }

    private var _textViewController: TextViewController?
    public var textViewController: TextViewController {
        get {
            if let value = _textViewController { return value }
            fatalError("ViewControllableMock.textViewController has no value: pass one to init, or set it")
        }
        set { _textViewController = newValue }
    }
}

class WebServicingMock: WebServicing {
    init() {}

    private(set) var loginCallCount = 0
    var loginHandler: ((String, String, @escaping (Result<Void, WebServiceError>) -> Void) -> Void)?
    func login(player1Name: String, player2Name: String, completion: @escaping (Result<Void, WebServiceError>) -> Void) {
        loginCallCount += 1
        if let loginHandler {
            loginHandler(player1Name, player2Name, completion)
        }
    }

    private(set) var createAccountCallCount = 0
    var createAccountHandler: ((String, @escaping (Result<Void, WebServiceError>) -> Void) -> Void)?
    func createAccount(name: String, completion: @escaping (Result<Void, WebServiceError>) -> Void) {
        createAccountCallCount += 1
        if let createAccountHandler {
            createAccountHandler(name, completion)
        }
    }

    private(set) var logoutCallCount = 0
    var logoutHandler: (() -> Void)?
    func logout() {
        logoutCallCount += 1
        if let logoutHandler {
            logoutHandler()
        }
    }
}
