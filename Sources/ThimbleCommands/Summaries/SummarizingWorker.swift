import TextFormats

/// A persistent worker for Bazel: answers requests for summaries, one after the other, in one process.
///
/// It keeps nothing from one request for the next, so an answer depends on its request and the files of it alone.
struct SummarizingWorker {
    private let environment: Environment
    private var requests = JSONObjectStream()

    init(environment: Environment) { self.environment = environment }

    /// Works off the requests that are complete with the next bytes.
    ///
    /// - Returns: the responses, one for each request.
    /// - Throws: if the bytes are not requests. Later bytes cannot be understood then.
    mutating func responses(to bytes: some Sequence<UInt8>) throws(Failure) -> [String] {
        var responses: [String] = []
        for object in try requests.append(bytes) {
            let request = try WorkRequest(object)
            if !request.isCancellation { responses.append(response(to: request)) }
        }
        return responses
    }

    /// - Throws: if the last request is incomplete.
    func finish() throws(Failure) {
        guard requests.isComplete else { throw Failure("The last request is incomplete.") }
    }

    private func response(to request: WorkRequest) -> String {
        var console = TextConsole(environment: environment)
        let code: Int32
        if request.arguments.contains(Summarize.worker.name) {
            console.sayLine("error: '\(Summarize.worker.name)' starts a worker and cannot be part of a request.")
            code = 2
        } else {
            code = run(arguments: [Summarize.shape.name] + request.arguments, console: &console)
        }
        return jsonObject([
            "exitCode": String(code), "output": jsonString(console.text), "requestId": request.identifier,
        ])
    }
}

extension Summarize {
    static let worker = Option(
        "--persistent_worker",
        help: "Run as a worker of Bazel: read requests in JSON from standard input, and answer them."
    )

    /// Answers requests until standard input ends.
    static func serve(console: inout some Console) throws(Stop) -> Int32 {
        var worker = SummarizingWorker(environment: console.environment)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let responses: [String]
            do throws(Failure) {
                let count = try received(into: &buffer)
                if count == 0 {
                    try worker.finish()
                    return 0
                }
                responses = try worker.responses(to: buffer[..<count])
            } catch {
                throw .failure(error)
            }
            for response in responses { try console.output("\(response)\n") }
        }
    }

    /// - Returns: the number of bytes; 0 at the end.
    private static func received(into buffer: inout [UInt8]) throws(Failure) -> Int {
        do throws(SystemError) {
            return try buffer.withUnsafeMutableBufferPointer { bytes throws(SystemError) in
                try Platform.receive(0, bytes)
            }
        } catch {
            throw Failure("Standard input cannot be read: \(error.reason).")
        }
    }
}
