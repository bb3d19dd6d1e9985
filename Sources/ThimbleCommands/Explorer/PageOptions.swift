import Drawings

/// The options of `--format html`.
struct PageOptions {
    private let links: SourceLinks?
    /// The output file; `nil` for standard output.
    private let file: String?
    private let isForced: Bool

    /// - Parameter others: other options of the command that only a page has.
    /// - Throws: that there is an option without `--format html`, or a template that cannot be used.
    init(_ arguments: Arguments, for shape: CommandShape, besides others: [Option] = []) throws(Stop) {
        let isPage = arguments.value("--format") == ExplorerPage.name
        for option in Option.pages + others where arguments.has(option.name) && !isPage {
            throw .usage(UsageError("'\(option.name)' requires '--format \(ExplorerPage.name)'.", for: shape))
        }
        file = arguments.outputFile(Option.pageOutput)
        isForced = arguments.has(Option.force.name)
        let template = arguments.value(Option.sourceLink.name)
        do throws(SourceLinks.Fault) {
            links = try template.map { text throws(SourceLinks.Fault) in try SourceLinks(text) }
        } catch {
            let option = Option.sourceLink.name
            throw .usage(UsageError("'\(option)' cannot use '\(template ?? "")': \(error.message).", for: shape))
        }
    }

    /// Refuses to overwrite a file that is not a page of Thimble's. Called before the work begins.
    func refuseOtherFile() throws(Stop) {
        guard let file, !isForced, Platform.exists(file) else { return }
        do throws(SystemError) {
            guard case .file = try Platform.writingTarget(of: file) else { return }
            let bytes = try Platform.read(file)
            guard !bytes.isEmpty, !ExplorerPage.mayHaveWritten(String(decoding: bytes, as: UTF8.self)) else { return }
        } catch {
            throw .failure(Failure("'\(file)' cannot be written: \(error.reason)."))
        }
        throw .failure(
            Failure("'\(file)' is not a page of Thimble. '\(Option.force.name)' overwrites it.")
        )
    }

    /// Writes the page of a graph to the file, or to standard output.
    ///
    /// - Parameter analysis: where the files of the graph are; `nil` if that is not known.
    func write(
        _ graph: ExplorerGraph,
        title: String,
        _ analysis: Analysis?,
        to console: inout some Console
    ) throws(Stop) {
        let index = analysis.map { RepositoryIndex($0.sources.index, environment: console.environment) }
        let page = ExplorerPage.text(of: graph, title: title) { file in
            index.map { links?.address(of: file, in: $0) } ?? links?.address(of: file)
        }
        guard let file else { return try console.output(page) }
        do throws(SystemError) {
            try Platform.replace(file, with: Array(page.utf8))
        } catch {
            throw .failure(Failure("'\(file)' cannot be written: \(error.reason)."))
        }
        console.sayLine("Wrote \(file).")
    }

    /// The name of what is at a path: its last component.
    static func title(of path: String?) -> String {
        let typed = path ?? "."
        let current = (try? Platform.currentFolder()) ?? ""
        let absolute = typed.hasPrefix("/") ? typed : "\(current)/\(typed)"
        let parts = absolute.split(separator: "/").filter { $0 != "." }
        return parts.last.map(String.init) ?? typed
    }
}

extension Option {
    static let pageOutput = Option(
        "--output",
        value: "FILE",
        help: "With --format html: write the page to FILE instead of standard output."
    )
    static let sourceLink = Option(
        "--source-link",
        value: "ADDRESS",
        help: "With --format html: link sources to ADDRESS, which contains {path} or {file}, {line} and {column}."
    )
    static let pages = [pageOutput, sourceLink, force]
}
