import TextFormats

/// What the client can do, as far as answers depend on it.
struct ClientCapabilities {
    var showsRelatedInformation = false
    var showsRulePages = false
    var showsTags = false
    var showsMarkdown = false
    /// Whether edits can name the versions of documents.
    var hasVersionedEdits = false
    var createsFiles = false
    /// Whether code actions can be edits; a client that knows only commands gets none.
    var hasCodeActions = false
    var showsProgress = false
    var showsDocuments = false
    var watchesFiles = false
    var refreshesDiagnostics = false
    var refreshesLenses = false
    var pullsDiagnostics = false

    init() {}

    init(_ value: JSONValue?) {
        func member(_ path: String) -> JSONValue? {
            path.split(separator: ".").reduce(value) { $0?[String($1)] }
        }
        func has(_ path: String) -> Bool { member(path)?.isTrue ?? false }
        let published = "textDocument.publishDiagnostics"
        showsRelatedInformation = has("\(published).relatedInformation")
        showsRulePages = has("\(published).codeDescriptionSupport")
        showsTags = member("\(published).tagSupport") != nil
        showsMarkdown = member("textDocument.hover.contentFormat")?.list.contains { $0.string == "markdown" } ?? false
        hasVersionedEdits = has("workspace.workspaceEdit.documentChanges")
        createsFiles =
            member("workspace.workspaceEdit.resourceOperations")?.list.contains { $0.string == "create" } ?? false
        hasCodeActions = member("textDocument.codeAction.codeActionLiteralSupport") != nil
        showsProgress = has("window.workDoneProgress")
        showsDocuments = has("window.showDocument.support")
        watchesFiles = has("workspace.didChangeWatchedFiles.dynamicRegistration")
        refreshesDiagnostics = has("workspace.diagnostics.refreshSupport")
        refreshesLenses = has("workspace.codeLens.refreshSupport")
        pullsDiagnostics = member("textDocument.diagnostic") != nil
    }
}
