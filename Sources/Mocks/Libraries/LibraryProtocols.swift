import SwiftReader

/// The protocols of libraries that mocks can meet although their sources are not at hand.
package struct LibraryProtocols: Sendable {
    /// Those of the standard library first.
    let all: [SourceProtocols]

    /// - Parameter surfaces: the names of the libraries' modules, and their public declarations without bodies.
    package init(of surfaces: [(module: String, source: SourceFile)]) {
        all =
            [KnownProtocols.ofStandardLibrary]
            + surfaces.flatMap { module, source in
                let protocols = Self.protocols(of: source, in: module)
                guard module == "RIBs" else { return [protocols] }
                return [protocols, Self.protocols(of: Self.withCombine(source), in: "ModernRIBs")]
            }
    }

    /// A protocol of an app may have the name of a library's class that no source declares.
    private static func protocols(of source: SourceFile, in module: String) -> SourceProtocols {
        SourceProtocols(of: source, in: module).withoutClasses
    }

    /// RIBs with Combine's streams.
    static func withCombine(_ surface: SourceFile) -> SourceFile {
        let ribs = String(decoding: surface.bytes, as: UTF8.self)
        var text = ""
        var rest = ribs[...]
        while let start = rest.firstRange(of: "Observable<"), let end = rest[start.upperBound...].firstIndex(of: ">") {
            text += "\(rest[..<start.lowerBound])AnyPublisher<\(rest[start.upperBound..<end]), Never>"
            rest = rest[rest.index(after: end)...]
        }
        let combined = (text + rest).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line == "import RxSwift" ? "import Combine" : line
        }
        return SourceFile(path: "<ModernRIBs>", reading: Array(combined.joined(separator: "\n").utf8))
    }
}
