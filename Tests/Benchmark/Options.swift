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
        """

    init(_ words: [String]) throws {
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--list": listsRows = true
            case "--runs":
                guard let count = rest.popFirst().flatMap({ Int($0) }), count > 2 else {
                    throw BenchmarkError("--runs takes a number from 3 up.")
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
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw BenchmarkError("\(option) needs a path.") }
        return value
    }
}
