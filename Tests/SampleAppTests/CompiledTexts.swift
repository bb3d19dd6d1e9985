import Foundation
import Synchronization
import TestSupport

/// What the compiler says of states of the sample, each compiled once: most fixes lead back to the same few.
final class CompiledTexts: Sendable {
    private let modules: SampleModules
    private let known = Mutex<[[String: String]: [CompilerError]]>([:])

    init(_ modules: SampleModules) { self.modules = modules }

    func errors(in folder: TemporaryFolder) throws -> [CompilerError] {
        var texts: [String: String] = [:]
        for module in ["ScoreBoard", "TicTacToe"] {
            let sources = "\(folder.path)/Sources/\(module)"
            for (path, text) in try Files.texts(below: sources) { texts["\(module)/\(path)"] = text }
        }
        if let errors = known.withLock({ $0[texts] }) { return errors }
        // Both modules may have changed.
        let changed = Mutant(.requirementUnused, "", changes: ["Sources/ScoreBoard/": ""], expected: [])
        let errors = try modules.errors(in: changed, at: folder)
        known.withLock { $0[texts] = errors }
        return errors
    }
}
