import Cores
import LanguageServer
import Reporters

/// Analyses a workspace folder with an engine of its own.
final class EditorAnalyzer: WorkspaceAnalyzer {
    /// Absolute.
    private let folder: String
    private let arguments: Arguments
    private let environment: Environment
    private let engine: Exclusive<EngineBox>

    /// An engine that is changed in place.
    private final class EngineBox {
        var engine: Engine

        init(_ engine: Engine) { self.engine = engine }
    }

    /// - Parameter arguments: the options of the command; its operands are ignored.
    init(folder: String, _ arguments: Arguments, in environment: Environment) {
        self.folder = folder
        self.arguments = arguments.naming([folder])
        self.environment = environment
        engine = Exclusive(EngineBox(Engine(self.arguments, for: LSP.shape)))
    }

    func analyze(after changes: WorkspaceChanges, unless cancellation: Cancellation) -> AnalysisOutcome {
        engine.use { box in
            for (path, contents) in changes.contents { box.engine.open(path, contents) }
            for path in changes.closed { box.engine.close(path) }
            box.engine.noteChanges(at: changes.noted)
            do throws(Stop) {
                let answer = try box.engine.answer { () throws(Cancelled) in
                    if cancellation.isCancelled { throw Cancelled() }
                }
                switch answer {
                case .success(let answer):
                    return .analysis(try EditorAnalysis(answer, arguments, environment, folder: folder))
                case .failure: return .cancelled
                }
            } catch {
                return .failure(error.messages, isConfigured: Platform.exists("\(folder)/\(Configuration.fileName)"))
            }
        }
    }
}

extension Stop {
    fileprivate var messages: [String] {
        switch self {
        case .usage(let error): [error.message]
        case .failure(let failure): failure.messages
        }
    }
}
