import FlowKit

protocol ReaderNeeds: FlowNeeds, ReaderNeedsEditorNode, ReaderNeedsShelfNode {
    var session: Session { get }
}

final class ReaderNode: FlowNode<ReaderNeeds> {
    let page: Int

    var title: String { "\(context.session.user), page \(page)" }

    init(page: Int, context: ReaderNeeds) {
        self.page = page
        super.init(context: context)
    }
}

final class ReaderFactory: FlowFactory<ReaderNeeds> {
    func build(page: Int) -> Flow {
        let node = ReaderNode(page: page, context: needs)
        print(node.title)
        return ReaderFlow(editor: EditorFactory(node), shelf: ShelfFactory(node))
    }
}

final class ReaderFlow: Flow {
    private let editor: EditorFactory
    private let shelf: ShelfFactory

    init(editor: EditorFactory, shelf: ShelfFactory) {
        self.editor = editor
        self.shelf = shelf
    }

    func edit() {
        start(editor.build())
        start(shelf.build())
    }
}
