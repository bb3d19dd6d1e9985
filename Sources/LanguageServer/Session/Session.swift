import Reporters
import TextFormats

/// One client's session: takes in frames and results of analyses, and gives messages to send and analyses to run.
///
/// Used by one thread, which never waits in here.
package final class Session {
    /// The state of the protocol's lifecycle.
    enum Phase { case created, initialized, shutDown }

    /// How the server is set up.
    package struct Setup: Sendable {
        /// Makes the analyzer of a folder.
        let analyzer: @Sendable (_ folder: String) -> any WorkspaceAnalyzer
        /// Writes the explorer of a folder and returns its absolute path, or throws why it cannot be written.
        let writeExplorer: @Sendable (_ page: String, _ folder: String) throws(ExplorerFault) -> String
        /// The address of the site with the rules' pages; `nil` if there is none.
        let rulePages: String?

        package init(
            analyzer: @escaping @Sendable (_ folder: String) -> any WorkspaceAnalyzer,
            writeExplorer: @escaping @Sendable (_ page: String, _ folder: String) throws(ExplorerFault) -> String,
            rulePages: String?
        ) {
            self.analyzer = analyzer
            self.writeExplorer = writeExplorer
            self.rulePages = rulePages
        }
    }

    let setup: Setup
    var phase = Phase.created
    /// Whether the client has sent something after `initialize`, which is `initialized` if it keeps the protocol. The
    /// server asks and tells nothing before.
    var isClientReady = false
    var capabilities = ClientCapabilities()
    var encoding = PositionEncoding.utf16
    var rulePages: String?
    var documents = DocumentStore()
    /// By their paths.
    var folders: [String: WorkspaceFolder] = [:]
    /// The requests that wait for an analysis, in order.
    var waiting: [WaitingRequest] = []
    var progress = ProgressReports()
    /// What the client asks for itself.
    var pulls = PulledDiagnostics()
    private var messages: [OutgoingMessage] = []
    private var outdated: [any WorkspaceAnalysis] = []
    private var lastRequest = 0
    /// What to do with the answers to the server's requests.
    private var expected: [RequestID: (_ isError: Bool) -> Void] = [:]
    /// The exit code; `nil` until the client ends the session.
    package private(set) var exitCode: Int32?

    package init(_ setup: Setup) {
        self.setup = setup
        rulePages = setup.rulePages
    }

    /// What a session wants to be done.
    package struct Effects {
        package let messages: [OutgoingMessage]
        /// The analyses to run.
        package let jobs: [AnalysisJob]
        /// The analyses to free on another thread, before another one runs: a large one takes longer to free than to
        /// show, and three of them are too much memory.
        package var outdated: [any WorkspaceAnalysis]
    }

    /// What is to be done since the last call.
    package func takeEffects() -> Effects {
        let jobs = folders.values.sorted { $0.path < $1.path }.compactMap { folder in
            let job = phase == .initialized && isClientReady ? folder.nextJob(documents) : nil
            if job != nil { beginProgress(of: folder) }
            return job
        }
        defer { (messages, outdated) = ([], []) }
        return Effects(messages: messages, jobs: jobs, outdated: outdated)
    }

    /// Frees an analysis later.
    func discard(_ analysis: any WorkspaceAnalysis) { outdated.append(analysis) }

    /// Takes in a frame of the client.
    package func receive(_ frame: FrameReader.Frame) {
        switch frame {
        case .broken(let reason):
            send(.error(nil, json: ResponseError(.parseError, "The frame is broken: \(reason).").json))
        case .content(let bytes):
            do throws(IncomingMessage.Fault) {
                receive(try IncomingMessage(bytes))
            } catch {
                send(.error(error.id, json: error.error.json))
            }
        }
    }

    private func receive(_ message: IncomingMessage) {
        switch message {
        case .request(let id, let method, let parameters):
            do throws(ResponseError) {
                try answer(id, method, parameters)
            } catch {
                send(.error(id, json: error.json))
            }
        case .notification("exit", _): exitCode = phase == .shutDown ? 0 : 1
        case .notification(let method, let parameters):
            // A notification is never answered, and before `initialize` it is dropped.
            guard phase == .initialized else { return }
            do throws(ResponseError) {
                try take(method, parameters)
            } catch {
                log(.error, "\(method): \(error.message)")
            }
        case .response(let id, let isError):
            if let id, let action = expected.removeValue(forKey: id) { action(isError) }
        }
    }

    func send(_ message: OutgoingMessage) { messages.append(message) }

    func notify(_ method: String, _ parameters: String) { send(.notification(method: method, parameters: parameters)) }

    /// - Parameter action: called with the answer.
    func request(
        _ method: String,
        _ parameters: String? = nil,
        then action: @escaping (_ isError: Bool) -> Void = { _ in }
    ) {
        lastRequest += 1
        let id = RequestID(lastRequest)
        expected[id] = action
        send(.request(id, method: method, parameters: parameters))
    }

    enum LogLevel: Int { case error = 1, warning, info, log }

    /// Writes to the log that the client keeps of its servers.
    func log(_ level: LogLevel, _ message: String) {
        notify("window/logMessage", jsonObject(["message": jsonString(message), "type": String(level.rawValue)]))
    }
}

/// Why the explorer cannot be written.
package struct ExplorerFault: Error {
    let message: String

    package init(message: String) { self.message = message }
}

/// A request that waits for the analysis of the current contents.
struct WaitingRequest {
    let id: RequestID
    /// The path of the folder; `nil` for all folders.
    let folder: String?
    let answer: () throws(ResponseError) -> String
}
