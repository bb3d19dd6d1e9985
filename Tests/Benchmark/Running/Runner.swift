import Foundation

/// Runs rows.
struct Runner {
    let place: Workplace
    let tools: Tools
    /// How many times each command is run; more often where the runs differ, and every run counts.
    let runs: Int
    /// How often at most, in multiples of `runs`.
    static let mostRounds = 5

    /// - Throws: `Skipped` where the row cannot be run here.
    func measure(_ row: Row) throws -> Measurement {
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
        let all = [command] + references.map(\.command)
        // The page cache is warm after this; these runs are no part of the figures.
        for command in all { _ = try run(command, of: row) }
        let samples = try samples(of: all, row)
        return Measurement(
            row: row,
            sample: samples[0],
            references: Dictionary(zip(references.map(\.name), samples.dropFirst())) { first, _ in first },
            missing: missing
        )
    }

    /// The commands by turns, until their runs agree or have been repeated often enough.
    private func samples(of commands: [ResolvedCommand], _ row: Row) throws -> [Sample] {
        var found = commands.map { _ in [ChildProcess]() }
        var samples: [Sample] = []
        for _ in 0..<Self.mostRounds {
            for _ in 0..<runs {
                for (index, command) in commands.enumerated() { found[index].append(try run(command, of: row)) }
            }
            samples = found.map(Sample.init)
            if samples.allSatisfy({ $0.isSteady(within: Options.widestSpread) }) { break }
        }
        return samples
    }

    /// What is run, and what is deleted before.
    private struct ResolvedCommand {
        let words: [String]
        var deleted: String?
    }

    private struct ResolvedReference {
        let name: String
        let command: ResolvedCommand
    }

    private func run(_ command: ResolvedCommand, of row: Row) throws -> ChildProcess {
        if let path = command.deleted { try? FileManager.default.removeItem(atPath: path) }
        let log = "\(place.output)/output.txt"
        let result = try ChildProcess.run(command.words, output: log)
        guard result.code == 0 else {
            throw BenchmarkError(
                "\(row.name): \(command.words.joined(separator: " ")) ended with \(result.code); what it said stands in \(log)."
            )
        }
        return result
    }

    private func resolve(_ command: Command) throws -> ResolvedCommand {
        let source = try command.corpus.folder(in: place)
        let thimble = try tools.thimble(command.build)
        let written = "\(place.output)/Written.swift"
        var folder = source
        if command.preparation == .generated {
            folder = try LinkedCopy(of: source, named: command.corpus.name, in: place).folder
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
            guard let program = place.tool("rg") else { throw Skipped("ripgrep (`rg`) is not installed") }
            let folder = try command.corpus.folder(in: place)
            return ResolvedCommand(words: [program, "-l", "Component|Dependency", folder])
        case .cat:
            guard let shell = place.tool("sh"), place.tool("find") != nil, place.tool("cat") != nil else {
                throw Skipped("`sh`, `find` or `cat` is not installed")
            }
            let folder = try command.corpus.folder(in: place)
            return ResolvedCommand(words: [shell, "-c", "find \"$1\" -type f -exec cat {} +", "cat", folder])
        }
    }
}
