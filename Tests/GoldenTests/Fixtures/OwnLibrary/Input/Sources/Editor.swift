import FlowKit

protocol EditorNeeds: FlowNeeds {
    var draft: Draft { get set }
    var page: Int { get }
    var session: Session { get }
}

final class EditorNode: FlowNode<EditorNeeds> {
    func clear() { context.draft = Draft() }
}

final class EditorFactory: FlowFactory<EditorNeeds> {
    func build() -> Flow {
        let node = EditorNode(context: needs)
        node.clear()
        print(node.context.page)
        return Flow()
    }
}

protocol ShelfNeeds: FlowNeeds {
    var catalog: Catalog { get throws(Offline) }
}

final class ShelfNode: FlowNode<ShelfNeeds> {
    var isEmpty: Bool { (try? context.catalog) == nil }
}

final class ShelfFactory: FlowFactory<ShelfNeeds> {
    func build() -> Flow {
        print(ShelfNode(context: needs).isEmpty)
        return Flow()
    }
}
