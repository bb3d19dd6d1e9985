/// What protocols of the standard library inherit.
enum StandardProtocols {
    /// A protocol and all that it inherits; `nil` for names that are not in the table.
    static func withInherited(_ name: String) -> Set<String>? {
        guard let direct = inherited[name] else { return nil }
        return direct.reduce(into: [name]) { $0.formUnion(withInherited($1) ?? []) }
    }

    /// Whether a function that requires it meets a requirement that does not.
    static func isMarker(_ name: String) -> Bool { markers.contains(name) }

    private static let markers: Set<String> = [
        "Any", "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable",
    ]

    private static let inherited: [String: [String]] = [
        "Any": [], "AnyObject": [], "Sendable": [], "Copyable": [], "Escapable": [], "BitwiseCopyable": [],
        "SendableMetatype": [],
        "Equatable": [], "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Encodable": [], "Decodable": [],
        "Error": ["Sendable"], "Identifiable": [], "CaseIterable": [], "RawRepresentable": [],
        "CustomStringConvertible": [], "CustomDebugStringConvertible": [],
        "LosslessStringConvertible": ["CustomStringConvertible"],
        "Sequence": [], "IteratorProtocol": [], "Collection": ["Sequence"],
        "BidirectionalCollection": ["Collection"], "RandomAccessCollection": ["BidirectionalCollection"],
        "MutableCollection": ["Collection"], "RangeReplaceableCollection": ["Collection"],
    ]
}
