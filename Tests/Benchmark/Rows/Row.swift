/// One line of the table: a command, what it is measured beside, and what it has to reach.
struct Row: Sendable {
    let name: String
    let command: Command
    /// In the order in which they are printed.
    let targets: [Target]
}

/// A command of Thimble's over a corpus.
struct Command: Sendable {
    enum Build: Sendable { case release, debug }

    /// What happens outside the clock.
    enum Preparation: Sendable {
        case none
        /// The corpus is copied by links, and `generate` writes into the copy.
        case generated
        /// What the command writes is deleted before each run: an absolute path, in which `Command.output` is replaced.
        case withoutOutput
    }

    /// The place of the corpus among the words, and of the file that is written.
    static let folder = "FOLDER"
    static let output = "OUTPUT"

    let words: [String]
    let corpus: Corpus
    var build = Build.release
    var preparation = Preparation.none
}

/// What a command has to reach.
enum Target: Sendable {
    /// At most so many times as long as another one; `nil` where the proportion is only shown.
    case time(Double?, beside: Reference)
    /// At most so many times as much memory as another one.
    case memory(Double, beside: Reference)
    /// So many times faster than Needle's own generator was.
    case timesNeedle(Double, NeedleFigure)
    /// No slower than Needle's own generator was.
    case needle(NeedleFigure)
    case seconds(below: Double)
    /// In bytes.
    case peakMemory(below: Int)

    /// What has to be run for it.
    var reference: Reference? {
        switch self {
        case .time(_, let reference), .memory(_, let reference): reference
        case .timesNeedle, .needle, .seconds, .peakMemory: nil
        }
    }
}

/// What a command is measured beside, by turns.
enum Reference: Sendable {
    /// Searches the corpus for two words.
    case ripgrep
    /// Reads all files of the corpus.
    case cat
    /// Does nothing, and is linked with FoundationEssentials.
    case emptyProgram
    case thimble(Command, name: String)

    var name: String {
        switch self {
        case .ripgrep: "ripgrep"
        case .cat: "cat"
        case .emptyProgram: "the empty program"
        case .thimble(_, let name): name
        }
    }
}

/// How long Needle 0.25.1 took on an app of `corpus/gen.py`, in a release build on 2 cores: figures from issue 7 of this
/// project, measured when the project began. Needle itself is not run here: it takes a quarter of an hour to build.
struct NeedleFigure: Sendable {
    let seconds: Double

    /// 5,000 components, 20,000 other files; 2,725 MB of memory.
    static let large = NeedleFigure(seconds: 15)
    /// 1,000 components, 5,000 other files.
    static let medium = NeedleFigure(seconds: 2.2)
}
