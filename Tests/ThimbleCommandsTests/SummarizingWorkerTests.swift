import Testing

@testable import ThimbleCommands

/// Requests of Bazel to a persistent worker, in any pieces.
@Suite struct SummarizingWorkerTests {
    /// All objects of a stream that arrives in pieces of a size.
    private func objects(_ text: String, pieces size: Int) throws -> [String] {
        var stream = JSONObjectStream()
        let bytes = Array(text.utf8)
        var objects: [String] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            let piece = bytes[start..<min(start + size, bytes.count)]
            objects += try stream.append(piece).map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(stream.isComplete)
        return objects
    }

    @Test(arguments: [1, 2, 3, 7, 1000])
    func objectsFollowEachOtherInAnyWay(size: Int) throws {
        let all = [
            #"{}"#, #"{"arguments":["a}","\"{","\\"],"inputs":[{"path":"ä","digest":""}]}"#, "{\n \"requestId\": 7\n}",
        ]
        #expect(try objects(all.joined(), pieces: size) == all)
        #expect(try objects(all.joined(separator: "\r\n\t "), pieces: size) == all)
        #expect(try objects("\(all.joined(separator: "\n"))\n", pieces: size) == all)
    }

    @Test(arguments: ["[]", "\"{}\"", "1 {}", "{} x {}"])
    func otherValuesAreRefused(text: String) {
        #expect(throws: Failure.self) { try objects(text, pieces: 1) }
    }

    @Test func requestsMayLackEverything() throws {
        let request = try WorkRequest(Array(#"{}"#.utf8))
        #expect(request.arguments.isEmpty)
        #expect(request.identifier == "0")
        #expect(!request.isCancellation)
    }

    @Test func requestsMayContainMore() throws {
        let text = #"{"arguments":["--module","M"],"requestId":12,"inputs":[],"sandboxDir":"","later":{}}"#
        let request = try WorkRequest(Array(text.utf8))
        #expect(request.arguments == ["--module", "M"])
        #expect(request.identifier == "12")
    }

    @Test(arguments: [
        #"{"arguments":"a"}"#, #"{"arguments":[1]}"#, #"{"requestId":"1"}"#, #"{"requestId":1.5}"#, #"{"cancel":1}"#,
        #"{"arguments"}"#, #"{"a":1,"a":2}"#,
    ])
    func requestsWithOtherTypesAreRefused(text: String) {
        #expect(throws: Failure.self) { try WorkRequest(Array(text.utf8)) }
    }

    @Test func eachRequestHasAResponse() throws {
        var worker = SummarizingWorker(environment: Environment())
        let requests = #"{"arguments":["--no-such-option"],"requestId":1}{"arguments":[],"requestId":2}"#
        let responses = try worker.responses(to: requests.utf8)
        try worker.finish()
        #expect(responses.count == 2)
        #expect(responses.allSatisfy { $0.hasPrefix(#"{"exitCode":2,"output":"error: "#) && !$0.contains("\n") })
        #expect(responses.first?.contains("--no-such-option") == true)
        #expect(responses.last?.hasSuffix(#""requestId":2}"#) == true)
    }

    @Test func aRequestStartsNoWorker() throws {
        var worker = SummarizingWorker(environment: Environment())
        let responses = try worker.responses(to: #"{"arguments":["--persistent_worker"]}"#.utf8)
        #expect(responses.count == 1)
        #expect(responses.first?.hasPrefix(#"{"exitCode":2,"#) == true)
    }

    @Test func cancellationsHaveNoResponse() throws {
        var worker = SummarizingWorker(environment: Environment())
        #expect(try worker.responses(to: #"{"requestId":1,"cancel":true}"#.utf8).isEmpty)
    }

    @Test func anIncompleteRequestIsAnError() throws {
        var worker = SummarizingWorker(environment: Environment())
        #expect(try worker.responses(to: #"{"arguments":["#.utf8).isEmpty)
        #expect(throws: Failure.self) { try worker.finish() }
    }
}
