import Cores
import NeedleDropIn

/// One run as a replacement of Needle.
struct NeedleRun {
    private let arguments: NeedleArguments
    private let sources: NeedleSources

    init(_ arguments: NeedleArguments, in folder: String) {
        self.arguments = arguments
        sources = NeedleSources(arguments: arguments, currentFolder: folder)
    }

    /// Does the work; the report contains the errors.
    var report: NeedleReport {
        var report = NeedleReport()
        do throws(DropInError) {
            switch arguments.action {
            case .version: report.output = "\(needleVersion)\n"
            case .tree: try printTree(&report)
            case .generate: try generate(&report)
            }
        } catch {
            report.log([LogLine(.error, error.message)], from: .error)
            report.code = 1
        }
        return report
    }

    /// Prints the tree, for which Needle reads no plugins.
    private func printTree(_ report: inout NeedleReport) throws(DropInError) {
        let graph = try readGraph(isPluginized: false, &report)
        if let excess = graph.excess(over: arguments.pathLimit, inTreeFrom: arguments.rootComponent) {
            return report.refuse(excess)
        }
        report.output += graph.tree(from: arguments.rootComponent)
    }

    private func generate(_ report: inout NeedleReport) throws(DropInError) {
        let graph = try readGraph(isPluginized: arguments.isPluginized, &report)
        if let excess = graph.excess(over: arguments.pathLimit, level: arguments.logLevel) {
            return report.refuse(excess)
        }
        let generation = Generation(of: graph)
        let parts = mapOnAllCores(portions(of: generation.componentCount), generation.part)
        report.log(generation.log(of: parts, level: arguments.logLevel), from: arguments.logLevel)
        // Computed in parallel with the text.
        let warnings = Future { generation.warnings(with: parts).map(\.text) }
        let text = Result { () throws(DropInError) in
            if let fault = generation.fault(in: parts) { throw fault }
            let imports = arguments.additionalImports
            return generation.contents(of: parts, additionalImports: imports, header: try header())
        }
        report.warnings += warnings.value()
        try write(try text.get(), to: arguments.destination, &report)
        if arguments.writesInputs, arguments.isPluginized {
            try write([Array(graph.inputs.joined(separator: "\n").utf8)], to: inputsPath)
        }
        keepUntilEnd((graph, parts))
    }

    private func readGraph(isPluginized: Bool, _ report: inout NeedleReport) throws(DropInError) -> DropInGraph {
        let files = try readFiles(try sources.find(), isPluginized: isPluginized)
        if arguments.logLevel <= .info {
            report.log(privateWarnings(in: files).map { LogLine(.info, $0) }, from: .info)
        }
        return try DropInGraph(linking: files, isPluginized: isPluginized)
    }

    private func header() throws(DropInError) -> String {
        guard let path = arguments.headerPath else { return "" }
        do throws(SystemError) {
            return String(decoding: try Platform.read(sources.name(of: path).location), as: UTF8.self)
        } catch {
            throw DropInError("Unknown error: \(path) cannot be read: \(error.reason)")
        }
    }

    /// Writes text unless the file already contains it.
    private func write(_ text: [[UInt8]], to path: String, _ report: inout NeedleReport) throws(DropInError) {
        if (try? FileBuffer.holds(sources.name(of: path).location, text)) == true {
            report.log([LogLine(.info, "Not writing the file as content is unchanged")], from: arguments.logLevel)
            return
        }
        try write(text, to: path)
    }

    private func write(_ text: [[UInt8]], to path: String) throws(DropInError) {
        do throws(SystemError) {
            try Platform.replace(sources.name(of: path).location, with: text)
        } catch {
            throw DropInError("Unknown error: \(path) cannot be written: \(error.reason)")
        }
    }

    /// Beside the generated file, with another extension.
    private var inputsPath: String {
        let path = arguments.destination
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "\(path).inputs" }
        return "\(path.dropLast(name[dot...].count)).inputs"
    }
}
