import SwiftReader

/// A fork of RIBs with Combine's streams in place of RxSwift's.
enum ModernRIBs {
    static let module = "ModernRIBs"

    /// Its public surface, from that of RIBs.
    static func surface(from ribs: SourceFile) -> SourceFile {
        let written = String(decoding: ribs.bytes, as: UTF8.self)
        var text = ""
        var rest = written[...]
        while let start = rest.firstRange(of: "Observable<"), let end = rest[start.upperBound...].firstIndex(of: ">") {
            text += "\(rest[..<start.lowerBound])AnyPublisher<\(rest[start.upperBound..<end]), Never>"
            rest = rest[rest.index(after: end)...]
        }
        let lines = (text + rest).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line == "import RxSwift" ? "import Combine" : line
        }
        return SourceFile(path: "<\(module)>", reading: Array(lines.joined(separator: "\n").utf8))
    }
}
