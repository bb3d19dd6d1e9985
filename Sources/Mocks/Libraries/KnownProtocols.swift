import SwiftReader

/// The protocols of Swift that mocks can meet.
enum KnownProtocols {
    /// Without requirements that a class has to meet, or with ones that the compiler meets.
    static let withoutRequirements: Set<String> = [
        "AnyObject", "Any", "class", "Sendable", "SendableMetatype", "Error", "LocalizedError", "Actor", "Copyable",
        "Escapable", "BitwiseCopyable", "Identifiable", "ObservableObject", "Observable", "NSObjectProtocol",
    ]

    /// A class meets these by its identity.
    static let metByIdentity: Set<String> = ["Equatable", "Hashable", "Comparable"]

    /// By protocol, a member that each class has to declare, because the standard library has no default for it.
    static let unmetMembers: [String: String] = [
        "Collection": "startIndex", "BidirectionalCollection": "startIndex", "RandomAccessCollection": "startIndex",
        "MutableCollection": "startIndex", "RangeReplaceableCollection": "startIndex",
        "AsyncSequence": "makeAsyncIterator",
    ]

    /// Those of the standard library.
    static let ofStandardLibrary = SourceProtocols(
        of: SourceFile(path: "<Swift>", reading: Array(standardLibrary.utf8)),
        in: "Swift"
    )

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
