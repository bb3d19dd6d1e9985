/// What a person asks for.
struct Options {
    /// The rows to run; all where it is empty.
    var rows: [String] = []
    var runs = 9
    /// Where corpora are kept; below the temporary folder where it is `nil`.
    var folder: String?
    /// Builds of Thimble; built where they are `nil`.
    var release: String?
    var debug: String?
    var listsRows = false
    /// Whether to measure what generated code costs the compiler, instead of the rows.
    var compilesGeneratedCode = false
    /// Whether to measure what the plugins cost a build in which nothing changed, instead of the rows.
    var buildsWithPlugins = false
    /// Whether to measure how long a resident engine takes after an edit, instead of the rows.
    var editsDocuments = false
    /// The numbers of scopes to compile.
    var sizes = CompileCost.sizes

    /// Beyond these nothing is reported.
    static let limits = Sample.Limits(medianRange: 0.15, spread: 0.5)

    static let usage = """
        Measures Thimble beside ripgrep, cat and an empty program, and prints a table. Exit code: 0, 1 where a target is
        missed or the runs differ too much for a report, 2 where nothing can be measured.

        Usage: thimble-benchmark [options] [ROW...]

        Options:
          --runs N        Run each command N times, by turns with what it is measured beside, and what is quicker than
                          that up to ten times as often; 9 where it is left out.
                          Where the runs of a row differ, run it up to five times as often, and behind the other
                          rows again; every run counts.
          --folder PATH   Keep the corpora there; 'thimble-benchmark' below the temporary folder where it is left out.
          --thimble PATH  Measure this release build; built where it is left out.
          --debug PATH    Measure this debug build; built where it is left out.
          --list          Print the names of the rows.
          --compile-cost  Measure what generated code costs the compiler instead, in processor seconds, the best of N
                          runs: the same trees for RIBs and for Needle, with the sizes of the files.
          --plugin-cost   Measure what the plugins cost a build of SampleApp in which nothing changed instead, on the
                          clock: N builds with them and N without, by turns. Exit code 1 if it is more than 0.3 s.
          --edit-latency  Measure a resident engine instead: N edits, each to all findings, its start, and its memory.
                          Exit code 1 where a target is missed.
          --scopes N      With --compile-cost: compile trees of N scopes; may be repeated. 100, 500 and 2000 where it
                          is left out.
        """

    init(_ words: [String]) throws {
        var rest = words[...]
        var sizes: [Int] = []
        while let word = rest.popFirst() {
            switch word {
            case "--list": listsRows = true
            case "--compile-cost": compilesGeneratedCode = true
            case "--plugin-cost": buildsWithPlugins = true
            case "--edit-latency": editsDocuments = true
            case "--scopes":
                guard let size = rest.popFirst().flatMap({ Int($0) }), size >= Shape.scopesOfLadder else {
                    throw BenchmarkError("--scopes takes a number from \(Shape.scopesOfLadder) up.")
                }
                sizes.append(size)
            case "--runs":
                guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else {
                    throw BenchmarkError("--runs takes a number from 1 up.")
                }
                runs = count
            case "--folder": folder = try Self.value(of: word, &rest)
            case "--thimble": release = try Self.value(of: word, &rest)
            case "--debug": debug = try Self.value(of: word, &rest)
            default:
                guard allRows.contains(where: { $0.name == word }) else {
                    throw BenchmarkError("There is no row or option '\(word)'.\n\n\(Self.usage)")
                }
                rows.append(word)
            }
        }
        if !sizes.isEmpty { self.sizes = sizes }
        guard compilesGeneratedCode || runs > 2 else { throw BenchmarkError("--runs takes a number from 3 up.") }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw BenchmarkError("\(option) needs a path.") }
        return value
    }
}
