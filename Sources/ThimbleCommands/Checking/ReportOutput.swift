import Reporters

/// Writes one report to its destination.
struct ReportOutput {
    let report: Report
    let sources: RepositoryIndex
    let color: ColorMode
    let extent: TextExtent

    /// Writes a report to standard output.
    func write(_ reporter: any Reporter.Type, to console: inout some Console) throws(Stop) {
        // The other formats are for programs.
        guard reporter == TextReporter.self else {
            try console.output(reporter.text(of: report, sources: sources))
            writeStepSummary(beside: reporter, on: &console)
            return
        }
        let style: TextStyle = color.isGranted(in: console.environment) ? .colored : .plain
        try console.output(TextReporter.text(of: report, sources: sources, style: style, extent: extent))
    }

    /// Replaces a file with a report, without colors. A pipe or a device is written to directly.
    func write(_ reporter: any Reporter.Type, to file: String) throws(Stop) {
        let text = reporter.text(of: report, sources: sources)
        do throws(SystemError) {
            try Platform.replace(file, with: Array(text.utf8))
        } catch {
            throw .failure(Failure("The report '\(file)' cannot be written: \(error.reason)."))
        }
    }

    /// Appends to the summary page of a workflow step on GitHub. An environment variable names its file.
    private func writeStepSummary(beside reporter: any Reporter.Type, on console: inout some Console) {
        guard reporter == GitHubActionsReporter.self,
            let file = console.environment.value(of: "GITHUB_STEP_SUMMARY")
        else { return }
        do throws(SystemError) {
            try Platform.append(Array(stepSummary(of: report, sources: sources).utf8), to: file)
        } catch {
            // The annotations still appear.
            console.sayLine("warning: The step summary '\(file)' cannot be written: \(error.reason).")
        }
    }
}
