import Foundation
import Synchronization

/// What the compiler says of states of the sample, each compiled once: most fixes lead back to the same few.
final class CompiledTexts: Sendable {
    private let modules: CompiledModules
    private let known = Mutex<[[String: String]: [CompilerError]]>([:])

    init(_ modules: CompiledModules) { self.modules = modules }

    func errors(in folder: TemporaryFolder) throws -> [CompilerError] {
        var texts: [String: String] = [:]
        for module in ["ScoreBoard", "TicTacToe"] {
            for path in folder.swiftFiles(below: "Sources/\(module)") {
                texts[String(path.dropFirst(folder.path.count))] = try String(contentsOfFile: path, encoding: .utf8)
            }
        }
        if let errors = known.withLock({ $0[texts] }) { return errors }
        // Both modules may have changed.
        let changed = Mutant(.requirementUnused, "", changes: ["Sources/ScoreBoard/": ""], expected: [])
        let errors = try modules.errors(in: changed, at: folder)
        known.withLock { $0[texts] = errors }
        return errors
    }
}
