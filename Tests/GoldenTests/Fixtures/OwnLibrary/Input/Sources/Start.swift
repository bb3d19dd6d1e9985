import FlowKit

struct Session { let user: String }
struct Draft { var text = "" }
struct Catalog {}
enum Offline: Error { case noNetwork }

protocol RootNeeds: FlowNeeds {
    var session: Session { get }
}

final class StartNode: FlowStart, RootNeeds {
    let session = Session(user: "ada")
}

final class RootNode: FlowNode<RootNeeds> {
    var draft: Draft {
        get { shared { Draft() } }
        set { _ = newValue }
    }

    var catalog: Catalog {
        get throws(Offline) { throw .noNetwork }
    }
}

final class RootFactory: FlowFactory<RootNeeds> {
    func build() -> Flow {
        let node = RootNode(context: needs)
        return RootFlow(reader: ReaderFactory(node))
    }
}

final class RootFlow: Flow {
    private let reader: ReaderFactory

    init(reader: ReaderFactory) { self.reader = reader }

    func open() { start(reader.build(page: 1)) }
}

func launch() -> Flow { RootFactory(StartNode()).build() }
