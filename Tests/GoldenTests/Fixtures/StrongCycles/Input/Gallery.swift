import RIBs

protocol GalleryDependency: Dependency {}

final class GalleryComponent: Component<GalleryDependency> {}

final class GalleryBuilder: Builder<GalleryDependency> {
    /// Found: view, interactor and presenter, with protocols between them.
    func build() -> GalleryScreen {
        _ = GalleryComponent(dependency: dependency)
        let presenter = GalleryPresenter()
        let screen = GalleryScreen(logic: GalleryLogic(output: presenter))
        presenter.screen = screen
        return screen
    }
}

protocol GalleryShowing {
    func show(_ title: String)
}

protocol GalleryPresenting {
    func present()
}

final class GalleryPresenter: GalleryPresenting {
    var screen: GalleryShowing?
    func present() { screen?.show("Gallery") }
}

final class GalleryLogic {
    private let output: GalleryPresenting
    init(output: GalleryPresenting) { self.output = output }
    func load() { output.present() }
}

final class GalleryScreen: GalleryShowing {
    let logic: GalleryLogic
    init(logic: GalleryLogic) { self.logic = logic }
    func show(_ title: String) {}
}

/// Found: it puts itself together.
final class StudioScreen {
    private var logic: StudioLogic?
    private var title = ""

    func setUp() {
        let screen = self
        let logic = StudioLogic()
        let presenter = StudioPresenter()
        screen.logic = logic
        logic.presenter = presenter
        presenter.screen = screen
    }
}

final class StudioLogic {
    var presenter: StudioPresenter?
}

final class StudioPresenter {
    var screen: StudioScreen!
}

final class StudioRouter {
    weak var screen: StudioScreen?
    // Found: an initializer refers to itself, and what it creates to it.
    private let guide: Guide
    init() {
        guide = Guide()
        guide.router = self
    }
}

final class Guide {
    var router: StudioRouter?
}

enum StudioConfigurator {
    /// Found: a parameter is an object, too.
    static func configure(_ easel: Easel) {
        let brush = Brush()
        easel.brush = brush
        brush.easel = easel
    }
}

final class Easel {
    var brush: Brush?
}

final class Brush {
    var easel: Easel?
}

/// Found: the property exists from the start.
final class Workshop {
    private let bench = Bench()
    func open() { bench.workshop = self }
}

final class Bench {
    var workshop: Workshop?
}

// MARK: - What looks like it

/// The object may belong to others, who set it again.
final class Visit {
    private let hall: Hall
    init(hall: Hall) { self.hall = hall }
    func enter() { hall.visit = self }
}

final class Hall {
    var visit: Visit?
}

/// The form in which a reference is weak.
final class WeakPair {
    weak var other: StrongPair?
    unowned var owner: StrongPair
    init(owner: StrongPair) { self.owner = owner }
}

final class StrongPair {
    var pair: WeakPair?
    func setUp() {
        let pair = WeakPair(owner: self)
        self.pair = pair
        pair.other = self
    }
}

/// A chain is no cycle.
final class Node {
    var next: Node?
    static func chain() -> Node {
        let first = Node()
        let second = Node()
        let third = Node()
        first.next = second
        second.next = third
        return first
    }
}

/// Both branches refer to each other, but never at once.
final class Door {
    var room: Room?
}

final class Room {
    var door: Door?
    static func connect(_ door: Door, _ room: Room, isOpen: Bool) {
        if isOpen {
            door.room = room
        } else {
            room.door = door
        }
    }
}

/// The cycle is broken when the work is done.
final class Job {
    var worker: Worker?
    func finish() { worker = nil }
    func start() {
        let worker = Worker()
        worker.job = self
        self.worker = worker
    }
}

final class Worker {
    var job: Job?
}

@propertyWrapper
struct Weak {
    private weak var value: Socket?

    init(wrappedValue: Socket?) { value = wrappedValue }

    var wrappedValue: Socket? {
        get { value }
        set { value = newValue }
    }
}

/// A wrapper may hold it weakly, and a computed property does not hold it.
final class Lamp {
    @Weak var socket: Socket?
    var outlet: Socket? {
        get { nil }
        set {}
    }
    func plugIn() {
        let socket = Socket()
        socket.lamp = self
        self.socket = socket
        outlet = socket
    }
}

final class Socket {
    var lamp: Lamp?
}

/// Two objects of one class are not one object.
final class Twin {
    var sibling: Twin?
    var friend: Friend?
    static func make() -> Twin {
        let first = Twin()
        let second = Twin()
        let friend = Friend()
        first.friend = friend
        friend.twin = second
        return first
    }
}

final class Friend {
    var twin: Twin?
}

/// A variable may hold another object by then.
func exchange() -> Brush {
    var easel = Easel()
    let brush = Brush()
    easel.brush = brush
    easel = Easel()
    brush.easel = easel
    return brush
}

/// A structure holds a copy.
struct Frame {
    var picture: Picture?
}

final class Picture {
    var frame = Frame()
    func hang() {
        frame.picture = nil
        let frame = Frame()
        self.frame = frame
    }
}

/// The initializer only uses it.
final class Visitor {
    var guestBook: GuestBook?
    func enter() {
        let guestBook = GuestBook(visitor: self)
        self.guestBook = guestBook
    }
}

final class GuestBook {
    private let name: String
    init(visitor: Visitor) { name = "\(visitor)" }
}

final class AppComponent: Component<EmptyDependency>, GalleryDependency {
    init() { super.init(dependency: EmptyComponent()) }
}

let gallery = GalleryBuilder(dependency: AppComponent()).build()
