import Reporters
import TextFormats

/// The commands that clients can execute.
enum ServerCommand: String, CaseIterable {
    /// Brings the generated files up to date.
    case generate = "thimble.generate"
    /// Writes the explorer and opens it.
    case explorer = "thimble.explorer"
    /// Explains a scope or a property.
    case why = "thimble.why"
    /// Opens a location.
    case show = "thimble.show"
    /// The command of code lenses: the client lists the locations. Here it opens the first one.
    case showReferences = "thimble.showReferences"
}

/// The answer to `initialize`. What sourcekit-lsp owns is not offered: completion, definitions of Swift symbols,
/// formatting.
func serverCapabilities(_ encoding: PositionEncoding, for client: ClientCapabilities) -> String {
    var capabilities = [
        "callHierarchyProvider": "true",
        "codeActionProvider": jsonObject(["codeActionKinds": jsonArray([jsonString("quickfix")])]),
        "codeLensProvider": jsonObject(["resolveProvider": "false"]),
        "executeCommandProvider": jsonObject([
            "commands": jsonArray(ServerCommand.allCases.map { jsonString($0.rawValue) })
        ]),
        "hoverProvider": "true",
        "implementationProvider": "true",
        "positionEncoding": jsonString(encoding.rawValue),
        "referencesProvider": "true",
        "textDocumentSync": jsonObject([
            // Incremental.
            "change": "2", "openClose": "true", "save": jsonObject(["includeText": "false"]),
        ]),
        "workspace": jsonObject([
            "fileOperations": fileOperations,
            "workspaceFolders": jsonObject(["changeNotifications": "true", "supported": "true"]),
        ]),
    ]
    // A client that cannot be told to ask again would keep findings of files that it does not edit.
    if client.pullsDiagnostics, client.refreshesDiagnostics {
        capabilities["diagnosticProvider"] = jsonObject([
            "identifier": jsonString("thimble"), "interFileDependencies": "true", "workspaceDiagnostics": "true",
        ])
    }
    let information = jsonObject(["name": jsonString("thimble"), "version": jsonString(toolVersion)])
    return jsonObject(["capabilities": jsonObject(capabilities), "serverInfo": information])
}

/// The registration for changes on disk: sources, and what decides to which modules they belong.
let watchedFilesRegistration: String = {
    let patterns = [
        "**/*.swift", "**/.thimble.json", "**/*.{pbxproj,xcworkspacedata,podspec,podspec.json,xcconfig,bzl}",
        "**/{BUILD,BUILD.bazel,BUCK,Podfile,project.yml,project.yaml,MODULE.bazel,REPO.bazel,WORKSPACE,WORKSPACE.bazel}",
    ]
    let watchers = patterns.map { jsonObject(["globPattern": jsonString($0)]) }
    let registration = jsonObject([
        "id": jsonString("thimble.watchedFiles"), "method": jsonString("workspace/didChangeWatchedFiles"),
        "registerOptions": jsonObject(["watchers": jsonArray(watchers)]),
    ])
    return jsonObject(["registrations": jsonArray([registration])])
}()

/// What the user does with files and folders in the editor; watchers need not report folders.
private let fileOperations: String = {
    let filter = jsonObject(["pattern": jsonObject(["glob": jsonString("**/*")]), "scheme": jsonString("file")])
    let registration = jsonObject(["filters": jsonArray([filter])])
    return jsonObject(["didCreate": registration, "didDelete": registration, "didRename": registration])
}()
