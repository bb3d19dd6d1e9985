import Cores
import Drawings
import Reporters
import ScopeRules

/// An engine whose answers are text, for programs that compare and measure it.
package struct EngineSession: Sendable {
    private let arguments: Arguments
    private var engine: Engine
    private var files = FileSystem.disk

    /// - Parameter words: the arguments of `check`.
    /// - Returns: `nil` if they are invalid.
    package init?(checking words: [String]) {
        do {
            arguments = try Arguments(words[...], for: Check.shape)
            engine = Engine(arguments, for: Check.shape)
        } catch {
            return nil
        }
    }

    /// Sets up the memory of this process as that of the tool. Must be called before threads start.
    package static func prepareMemory() { Platform.keepReservesSmall(isResident: true) }

    package mutating func open(_ location: String, _ contents: [UInt8]) {
        engine.open(location, contents)
        files.open(location, contents)
    }

    package mutating func close(_ location: String) {
        engine.close(location)
        files.close(location)
    }

    package mutating func noteChanges(at locations: [String]) { engine.noteChanges(at: locations) }

    package mutating func noteUnknownChanges() { engine.noteUnknownChanges() }

    /// Begins to answer, and gives up after some stages.
    package mutating func giveUp(afterStages count: Int) {
        var stages = 0
        _ = try? engine.answer { () throws(Cancelled) in
            guard stages < count else { throw Cancelled() }
            stages += 1
        }
    }

    /// The number of findings; `nil` if there is no verdict.
    package mutating func findingCount() -> Int? { try? engine.answer().analysis.findings.count }

    /// All that the current answer of the engine says.
    package mutating func transcript() -> String {
        Self.transcript { () throws(Stop) in try engine.answer().analysis }
    }

    /// All that a new check of the same contents says.
    package func newTranscript() -> String {
        Self.transcript { () throws(Stop) in
            try Analysis(InputOptions(arguments, for: Check.shape, in: files))
        }
    }

    private static func transcript(_ analyze: () throws(Stop) -> Analysis) -> String {
        do throws(Stop) { return try analyze().transcript } catch {
            switch error {
            case .usage(let error): return error.message
            case .failure(let failure): return failure.messages.joined(separator: "\n")
            }
        }
    }
}

extension Analysis {
    /// Findings with their edits, the graph, generated code, and the other messages.
    fileprivate var transcript: String {
        var messages = TextConsole()
        sayProblems(on: &messages)
        let report = report(of: Baseline(counts: [:]).judging(findings))
        let generated = plan.files.map { "\($0.path)\n\($0.contents)" }
        return """
            \(messages.text)
            \(JSONReporter.text(of: report, sources: sources.index))
            \(JSONDrawing.text(of: drawingSubject))
            \(generated.joined(separator: "\n"))
            """
    }
}
