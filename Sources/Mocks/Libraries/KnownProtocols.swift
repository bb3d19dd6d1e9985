import ScopeGraph
import SwiftReader

/// The protocols of libraries that mocks can meet although their sources are not at hand.
enum KnownProtocols {
    /// Without requirements that a class has to meet, or with ones that the compiler meets.
    static let withoutRequirements: Set<String> = [
        "AnyObject", "Any", "class", "Sendable", "SendableMetatype", "Error", "LocalizedError", "Actor", "Copyable",
        "Escapable", "BitwiseCopyable", "Identifiable", "ObservableObject", "Observable", "NSObjectProtocol",
    ]

    /// A class meets these by its identity.
    static let metByIdentity: Set<String> = ["Equatable", "Hashable", "Comparable"]

    /// The declarations of libraries. Those of RIBs and Needle are the stubs that the graph is built with.
    static let all = [
        SourceProtocols(of: SourceFile(path: "<Swift>", reading: Array(standardLibrary.utf8)), in: "Swift"),
        protocols(of: Dialect.ribs.surface, in: "RIBs"),
        protocols(of: modernRIBs, in: "ModernRIBs"),
        protocols(of: Dialect.needle.surface, in: "NeedleFoundation"),
    ]

    /// RIBs with Combine's streams.
    static let modernRIBs: SourceFile = {
        let ribs = String(decoding: Dialect.ribs.surface.bytes, as: UTF8.self)
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
    }()

    /// A protocol of an app may have the name of a library's class that no source declares.
    private static func protocols(of source: SourceFile, in module: String) -> SourceProtocols {
        SourceProtocols(of: source, in: module).withoutClasses
    }

    private static let standardLibrary = """
        protocol CustomStringConvertible { var description: String { get } }
        protocol CustomDebugStringConvertible { var debugDescription: String { get } }
        protocol Encodable { func encode(to encoder: any Encoder) throws }
        protocol Decodable { init(from decoder: any Decoder) throws }
        typealias Codable = Encodable & Decodable
        protocol Equatable {}
        protocol Hashable: Equatable {}
        protocol Comparable: Equatable {}
        """
}
