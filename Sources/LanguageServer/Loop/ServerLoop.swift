import Cores
import Dispatch

/// Serves one client: a thread reads frames, a thread analyses, and this one answers.
///
/// - Parameters:
///   - session: the session, which only this thread uses.
///   - read: the next bytes of the client; empty at their end.
///   - write: sends bytes to the client, and returns whether it still listens.
/// - Returns: the exit code.
package func serve(
    _ session: Session,
    read: @escaping @Sendable () -> [UInt8],
    write: (_ bytes: [UInt8]) -> Bool
) -> Int32 {
    let mailbox = Mailbox<Event>()
    DispatchQueue(label: "thimble.frames").async {
        var frames = FrameReader()
        while true {
            let bytes = read()
            if bytes.isEmpty { return mailbox.put(.end) }
            frames.receive(bytes)
            while let frame = frames.next() { mailbox.put(.frame(frame)) }
        }
    }
    let analyses = DispatchQueue(label: "thimble.analyses")
    while true {
        switch mailbox.take() {
        case .frame(let frame): session.receive(frame)
        case .result(let result): session.receive(result)
        // The client closed the stream without `exit`.
        case .end: return session.exitCode ?? 1
        }
        var effects = session.takeEffects()
        for message in effects.messages {
            guard write(frame(message.json)) else { return 1 }
        }
        if let code = session.exitCode { return code }
        while let analysis = effects.outdated.popLast() { releaseElsewhere(analysis, on: analyses) }
        for job in effects.jobs { analyses.async { mailbox.put(.result(job.run())) } }
    }
}

private enum Event: Sendable {
    case frame(FrameReader.Frame)
    case result(AnalysisResult)
    case end
}
