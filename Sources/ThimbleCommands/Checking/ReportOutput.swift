import Reporters

/// Puts one report where it belongs.
struct ReportOutput {
    let report: Report
    let sources: RepositoryIndex
    let colour: ColorMode
    let extent: TextExtent

    /// Writes a report to standard output.
    func write(_ reporter: any Reporter.Type, to console: inout some Console) throws(Stop) {
        // A program reads the others.
        guard reporter == TextReporter.self else {
            try console.output(reporter.text(of: report, sources: sources))
            writeStepSummary(beside: reporter, on: &console)
            return
        }
        let style: TextStyle = colour.isGranted(in: console.environment) ? .coloured : .plain
        try console.output(TextReporter.text(of: report, sources: sources, style: style, extent: extent))
    }

    /// Puts a report in the place of a file, without colours; into a pipe or a device, where one stands.
    func write(_ reporter: any Reporter.Type, to file: String) throws(Stop) {
        let text = reporter.text(of: report, sources: sources)
        do throws(SystemError) {
            try Platform.replace(file, with: Array(text.utf8))
        } catch {
            throw .failure(Failure("The report '\(file)' cannot be written: \(error.reason)."))
        }
    }

    /// A step of a workflow has a page of its own on GitHub, and names the file that becomes it.
    private func writeStepSummary(beside reporter: any Reporter.Type, on console: inout some Console) {
        guard reporter == GitHubActionsReporter.self,
            let file = console.environment.value(of: "GITHUB_STEP_SUMMARY")
        else { return }
        do throws(SystemError) {
            try Platform.append(Array(stepSummary(of: report, sources: sources).utf8), to: file)
        } catch {
            // The annotations are there all the same.
            console.sayLine("warning: The step summary '\(file)' cannot be written: \(error.reason).")
        }
    }
}
