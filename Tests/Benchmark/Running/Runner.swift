import Foundation

/// Runs rows.
struct Runner {
    let location: Workplace
    let tools: Tools
    /// How many turns the commands of a row take; more where the runs differ, and every run counts.
    let runs: Int
    /// How often at most in one go, in multiples of `runs`.
    static let mostRounds = 5
    /// How often a quick command is run at most while the slowest of its row is run once.
    static let mostRepeats = 10

    /// Finds what is to be run for a row, and runs nothing of it yet.
    ///
    /// - Throws: `Skipped` where the row cannot be run here.
    func series(for row: Row) throws -> Series {
        let command = try resolve(row.command)
        var references: [ResolvedReference] = []
        var missing: [String: String] = [:]
        for reference in row.targets.compactMap(\.reference)
        where !references.contains(where: { $0.name == reference.name }) {
            do {
                references.append(
                    ResolvedReference(name: reference.name, command: try resolve(reference, of: row.command))
                )
            } catch let skipped as Skipped {
                missing[reference.name] = skipped.reason
            }
        }
        return Series(row: row, command: command, references: references, missing: missing)
    }

    /// Runs the commands of a row by turns, until their medians are known or they have been repeated often enough.
    ///
    /// A command that is quicker than another is run more often in each turn, so that all of them see the machine for
    /// about as long: it is slow for a second, then quick again, and a short run falls into the one or the other.
    ///
    /// - Parameter series: what was run before counts as well.
    func extend(_ series: inout Series) throws {
        // The page cache is warm after this; these runs are no part of the figures.
        let warm = try series.commands.map { try run($0, of: series.row).seconds }
        let slowest = warm.max() ?? 0
        let repeats = warm.map { max(1, Int(min(Double(Self.mostRepeats), slowest / max($0, 0.001)))) }
        for _ in 0..<Self.mostRounds {
            for _ in 0..<runs {
                for (index, command) in series.commands.enumerated() {
                    for _ in 0..<repeats[index] { series.add(try run(command, of: series.row), at: index) }
                }
            }
            if series.measurement.isKnown { return }
        }
    }

    private func run(_ command: ResolvedCommand, of row: Row) throws -> ChildProcess {
        if let path = command.deleted { try? FileManager.default.removeItem(atPath: path) }
        let log = "\(location.output)/output.txt"
        let result = try LoneProcess.run(command.words, output: log, account: "\(location.output)/account.json")
        guard result.code == 0 else {
            throw BenchmarkError(
                "\(row.name): \(command.words.joined(separator: " ")) ended with \(result.code); its output is in \(log)."
            )
        }
        return result
    }

    private func resolve(_ command: Command) throws -> ResolvedCommand {
        let source = try command.corpus.folder(in: location)
        let thimble = try tools.thimble(command.build)
        let written = "\(location.output)/Written.swift"
        var folder = source
        if command.preparation == .generated {
            folder = try LinkedCopy(of: source, named: command.corpus.name, in: location).folder
            _ = try ChildProcess.run([thimble, "generate", "--dialect", "needle", folder])
        }
        let words = command.words.map { $0 == Command.folder ? folder : $0 == Command.output ? written : $0 }
        return ResolvedCommand(
            words: [thimble] + words,
            deleted: command.preparation == .withoutOutput ? written : nil
        )
    }

    private func resolve(_ reference: Reference, of command: Command) throws -> ResolvedCommand {
        switch reference {
        case .thimble(let other, _): return try resolve(other)
        case .emptyProgram: return ResolvedCommand(words: [try tools.emptyProgram()])
        case .ripgrep:
            guard let program = location.tool("rg") else { throw Skipped("ripgrep (`rg`) is not installed") }
            let folder = try command.corpus.folder(in: location)
            return ResolvedCommand(words: [program, "-l", "Component|Dependency", folder])
        case .cat:
            guard let shell = location.tool("sh"), location.tool("find") != nil, location.tool("cat") != nil else {
                throw Skipped("`sh`, `find` or `cat` is not installed")
            }
            let folder = try command.corpus.folder(in: location)
            return ResolvedCommand(words: [
                shell, "-c", "find \"$1\" -type f -exec cat {} + > /dev/null", "cat", folder,
            ])
        }
    }
}
